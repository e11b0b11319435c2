import { idCodec, segmentCodec, tokenCodec } from '../codecs.ts';
import { platformRoute } from '../define-route.ts';

/** The reader's inbox (spec reader-flows §2). */
export const inboxUrl = /* @__PURE__ */ platformRoute('main', 'inbox', '/inbox');

/** A post opened in the inbox (spec reader-flows §2). */
export const inboxPostUrl = /* @__PURE__ */ platformRoute(
  'main',
  'inboxPost',
  '/inbox/post/{postId}',
  { params: { postId: idCodec } },
);

/** What the reader has put aside (spec links-and-rules §2). */
export const inboxSavedUrl = /* @__PURE__ */ platformRoute('main', 'inboxSaved', '/inbox/saved');

/** What has happened around the reader (spec reader-flows §2; links-and-rules §2). */
export const activityUrl = /* @__PURE__ */ platformRoute('main', 'activity', '/activity');

/** What the reader has read (spec reader-flows §2). */
export const historyUrl = /* @__PURE__ */ platformRoute('main', 'history', '/history');

/** A collection (spec reader-flows §2). */
export const collectionUrl = /* @__PURE__ */ platformRoute(
  'main',
  'collection',
  '/collection/{collectionId}',
  { params: { collectionId: tokenCodec } },
);

/** A user's public page (spec reader-flows §2). */
export const userUrl = /* @__PURE__ */ platformRoute('main', 'user', '/users/{userId}-{slug}', {
  params: { userId: idCodec, slug: segmentCodec },
});

/** The reader's meetings (spec reader-flows §2). */
export const meetingsUrl = /* @__PURE__ */ platformRoute('main', 'meetings', '/meetings');

/** Where a meeting is booked (spec reader-flows §2). */
export const bookMeetingUrl = /* @__PURE__ */ platformRoute(
  'main',
  'bookMeeting',
  '/meetings/book/{meetingId}',
  { params: { meetingId: tokenCodec } },
);

/** The streams that run now (spec reader-flows §2). */
export const livestreamsUrl = /* @__PURE__ */ platformRoute('main', 'livestreams', '/livestream');

/** A live stream (spec reader-flows §2). */
export const liveStreamUrl = /* @__PURE__ */ platformRoute(
  'main',
  'liveStream',
  '/live-stream/{liveStreamId}',
  { params: { liveStreamId: tokenCodec } },
);
