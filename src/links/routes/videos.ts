import { idCodec, tokenCodec, wholeCodec } from '../codecs.ts';
import { platformRoute, publicationRoute } from '../define-route.ts';
import type { LinkCodec } from '../codecs.ts';
import type { PlatformHosts } from '../hosts.ts';

/** A short moving picture of a video, so many pixels high (spec links-and-rules §7). */
export const videoPreviewUrl = /* @__PURE__ */ publicationRoute(
  'videoPreview',
  '/api/v1/video/upload/{uploadId}/preview.gif',
  { params: { uploadId: tokenCodec }, query: { height: wholeCodec } },
);

/** The file of a video (spec links-and-rules §7). */
export const videoDownloadUrl = /* @__PURE__ */ publicationRoute(
  'videoDownload',
  '/api/v1/video/upload/{uploadId}/download',
  { params: { uploadId: tokenCodec } },
);

/** Digits of the number in a thumbnail's name (spec links-and-rules §7). */
export const THUMBNAIL_DIGITS = 5;

const thumbnailCodec: LinkCodec<number> = {
  write: (index) => {
    const digits = wholeCodec.write(index);
    return typeof digits === 'string' && digits.length <= THUMBNAIL_DIGITS
      ? digits.padStart(THUMBNAIL_DIGITS, '0')
      : null;
  },
  read: wholeCodec.read,
  chars: `\\d{${THUMBNAIL_DIGITS}}`,
};

/** A still of a post's video; its number has five digits (spec links-and-rules §7). */
export const postVideoThumbnailUrl = /* @__PURE__ */ platformRoute(
  'bucket',
  'postVideoThumbnail',
  '/video_upload/post/{postId}/{uploadId}/transcoded-{thumbnail}.png',
  { params: { postId: idCodec, uploadId: tokenCodec, thumbnail: thumbnailCodec } },
);

/** A still of a video that belongs to a user and to no post; its number has five digits (spec links-and-rules §7). */
export const userVideoThumbnailUrl = /* @__PURE__ */ platformRoute(
  'bucket',
  'userVideoThumbnail',
  '/video_upload/user/{userId}/{uploadId}/transcoded-{thumbnail}.png',
  { params: { userId: idCodec, uploadId: tokenCodec, thumbnail: thumbnailCodec } },
);

/** A video upload as it comes from the wire (spec links-and-rules §3). */
export interface VideoUpload {
  id: number | string;
  post_id?: number | string | null | undefined;
  user_id?: number | string | null | undefined;
  thumbnail_id?: number | null | undefined;
}

const isWritable = <In>(codec: LinkCodec<In>, value: In | null | undefined): value is In =>
  value !== null && value !== undefined && codec.write(value) !== null;

/**
 * The still of a video: below its post, else below its user; null without a still or without both (spec
 * links-and-rules §3, §7).
 * @decided An id or a number that cannot stand in a link counts as absent: bad media data costs a picture, not the page.
 */
export function videoThumbnailUrl(hosts: PlatformHosts, video: VideoUpload): string | null {
  const { id: uploadId, post_id: postId, user_id: userId, thumbnail_id: thumbnail } = video;
  if (!isWritable(tokenCodec, uploadId) || !isWritable(thumbnailCodec, thumbnail)) return null;
  if (isWritable(idCodec, postId)) {
    return postVideoThumbnailUrl(hosts, { postId, uploadId, thumbnail });
  }
  if (!isWritable(idCodec, userId)) return null;
  return userVideoThumbnailUrl(hosts, { userId, uploadId, thumbnail });
}
