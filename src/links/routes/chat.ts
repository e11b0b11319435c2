import { idCodec, segmentCodec } from '../codecs.ts';
import { platformRoute } from '../define-route.ts';

/** All chats of the reader (spec reader-flows §2). */
export const chatUrl = /* @__PURE__ */ platformRoute('main', 'chat', '/chat');

/** A publication's chat by its id (spec reader-flows §2). */
export const publicationChatUrl = /* @__PURE__ */ platformRoute(
  'main',
  'publicationChat',
  '/chat/{pubId}',
  { params: { pubId: idCodec } },
);

/** One post of a chat (spec reader-flows §2). */
export const chatPostUrl = /* @__PURE__ */ platformRoute(
  'main',
  'chatPost',
  '/chat/post/{postId}',
  { params: { postId: idCodec } },
);

/** One reply of a chat (spec reader-flows §2). */
export const chatReplyUrl = /* @__PURE__ */ platformRoute(
  'main',
  'chatReply',
  '/chat/reply/{commentId}',
  { params: { commentId: idCodec } },
);

/** A chat opened at a post (spec reader-flows §2). */
export const chatAtPostUrl = /* @__PURE__ */ platformRoute(
  'main',
  'chatAtPost',
  '/chat/posts/{postId}',
  { params: { postId: idCodec } },
);

/** A chat opened at a reply (spec reader-flows §2). */
export const chatAtReplyUrl = /* @__PURE__ */ platformRoute(
  'main',
  'chatAtReply',
  '/chat/replies/{commentId}',
  { params: { commentId: idCodec } },
);

/** A publication's chat by its key, such as the subdomain (spec reader-flows §2). */
export const pubKeyChatUrl = /* @__PURE__ */ platformRoute(
  'main',
  'pubKeyChat',
  '/pub/{key}/chat',
  { params: { key: segmentCodec } },
);
