import { flagCodec, handleCodec, idCodec, oneOf, segmentCodec, tokenCodec } from '../codecs.ts';
import { publicationRoute } from '../define-route.ts';

/** The feed (spec links-and-rules §2). */
export const homeUrl = /* @__PURE__ */ publicationRoute('home', '/home');

/** Suggestions in the feed (spec links-and-rules §2). */
export const homeSuggestionsUrl = /* @__PURE__ */ publicationRoute(
  'homeSuggestions',
  '/home/suggestions',
);

/** A post opened in the feed (spec links-and-rules §2). */
export const homePostUrl = /* @__PURE__ */ publicationRoute('homePost', '/home/post/p-{postId}', {
  params: { postId: idCodec },
});

/** The notes (spec links-and-rules §2). */
export const notesUrl = /* @__PURE__ */ publicationRoute('notes', '/notes');

/** A note (spec links-and-rules §2). */
export const noteUrl = /* @__PURE__ */ publicationRoute('note', '/note/c-{commentId}', {
  params: { commentId: idCodec },
});

/** A post shown as a note (spec links-and-rules §2). */
export const notePostUrl = /* @__PURE__ */ publicationRoute('notePost', '/note/p-{postId}', {
  params: { postId: idCodec },
});

/** A media clip shown as a note (spec links-and-rules §2). */
export const noteMediaClipUrl = /* @__PURE__ */ publicationRoute(
  'noteMediaClip',
  '/note/m-{mediaClipId}',
  { params: { mediaClipId: tokenCodec } },
);

/** The figures of a note (spec links-and-rules §2). */
export const noteStatsUrl = /* @__PURE__ */ publicationRoute(
  'noteStats',
  '/note/c-{commentId}/stats',
  { params: { commentId: idCodec } },
);

/** Who restacked a note (spec links-and-rules §2). */
export const noteRestacksUrl = /* @__PURE__ */ publicationRoute(
  'noteRestacks',
  '/note/{commentId}/restacks',
  { params: { commentId: idCodec } },
);

/** The picture of a note, small or medium, perhaps of its attachments only (spec links-and-rules §2). */
export const notePreviewImageUrl = /* @__PURE__ */ publicationRoute(
  'notePreviewImage',
  '/note/c-{commentId}/preview.jpeg',
  {
    params: { commentId: idCodec },
    query: { size: /* @__PURE__ */ oneOf(['sm', 'md']), attachmentsOnly: flagCodec },
  },
);

/** A note below its writer's handle, with or without the at sign (spec links-and-rules §2). */
export const handleNoteUrl = /* @__PURE__ */ publicationRoute(
  'handleNote',
  '/@{handle}/note/c-{commentId}',
  { params: { handle: handleCodec, commentId: idCodec } },
);

/** A post below its writer's handle, with or without the at sign (spec links-and-rules §2). */
export const handlePostUrl = /* @__PURE__ */ publicationRoute(
  'handlePost',
  '/@{handle}/p-{postId}',
  { params: { handle: handleCodec, postId: idCodec } },
);

/** A note below its writer's profile (spec links-and-rules §2). */
export const profileNoteUrl = /* @__PURE__ */ publicationRoute(
  'profileNote',
  '/profile/{userId}-{name}/note/c-{commentId}',
  { params: { userId: idCodec, name: segmentCodec, commentId: idCodec } },
);

/** The figures of a note below its writer's profile (spec links-and-rules §2). */
export const profileNoteStatsUrl = /* @__PURE__ */ publicationRoute(
  'profileNoteStats',
  '/profile/{userId}-{name}/note/c-{commentId}/stats',
  { params: { userId: idCodec, name: segmentCodec, commentId: idCodec } },
);
