import { idCodec, targetCodec, textCodec } from '../codecs.ts';
import { platformRoute } from '../define-route.ts';

/** A user as staff see them (spec links-and-rules §2). */
export const adminUserUrl = /* @__PURE__ */ platformRoute('admin', 'adminUser', '/users/{userId}', {
  params: { userId: idCodec },
});

/** Where staff see a publication as its support does (spec links-and-rules §2, §6). */
export const supportModeUrl = /* @__PURE__ */ platformRoute(
  'admin',
  'supportMode',
  '/customer_support_mode',
  { query: { for_pub: textCodec, redirect: targetCodec } },
);
