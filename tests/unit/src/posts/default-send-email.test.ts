import { describe, expect, it } from 'vitest';
import { defaultSendEmail } from '../../../../src/posts/default-send-email.ts';

describe('whether a post is mailed by default', () => {
  it.each([
    { type: 'newsletter', audience: 'everyone', default_post_publish_send_email: true, is: true },
    { type: 'newsletter', audience: 'everyone', default_post_publish_send_email: false, is: false },
    { type: 'newsletter', audience: 'everyone', default_post_publish_send_email: null, is: false },
    { type: 'newsletter', audience: 'everyone', is: false },
    { type: 'newsletter', audience: 'only_free', default_post_publish_send_email: false, is: true },
    { type: 'newsletter', audience: 'only_free', is: true },
    { type: 'podcast', audience: 'only_paid', default_post_publish_send_email: true, is: true },
    { type: 'page', audience: 'only_free', default_post_publish_send_email: true, is: false },
    { type: 'page', audience: 'everyone', default_post_publish_send_email: true, is: false },
    { default_post_publish_send_email: true, is: true },
    { type: null, audience: null, is: false },
  ])('$type for $audience, default $default_post_publish_send_email: $is', ({ is, ...facts }) => {
    expect(defaultSendEmail(facts)).toBe(is);
  });
});
