import { SAME } from './reader-table.ts';
import type { ReaderTable } from './reader-table.ts';

const ANOTHER = 'may be another reader’s';

/** What a reader is in a publication, has read, and shows; how they came and whom they brought. */
export const ACCESS_READER_TABLES: readonly ReaderTable[] = [
  {
    table: 'invitation_uses',
    name: 'invitations_used',
    key: 'invitation_id',
    owners: { subscription_id: 'subscriptions' },
    exported: { subscription_id: 'plain', used_at: 'time' },
    withheld: { invitation_id: 'the publisher’s own number for it' },
  },
  {
    table: 'referrals',
    name: 'referrals',
    key: 'subscription_id',
    owners: { subscription_id: 'subscriptions', referrer_user_id: 'users' },
    exported: { publication_id: 'publication', created_at: 'time' },
    withheld: { subscription_id: ANOTHER, referrer_user_id: ANOTHER },
  },
  {
    table: 'posts_seen',
    name: 'posts_seen',
    key: 'post_id',
    owners: { user_id: 'users' },
    exported: { post_id: 'plain', seen_at: 'time' },
    withheld: { user_id: SAME },
  },
  {
    table: 'post_bylines',
    name: 'bylines',
    key: 'post_id',
    owners: { user_id: 'users' },
    exported: { post_id: 'plain', name: 'plain' },
    withheld: { position: 'the order on the publisher’s page', user_id: SAME },
  },
  {
    table: 'publication_users',
    name: 'roles',
    key: 'publication_id',
    owners: { user_id: 'users' },
    exported: { publication_id: 'publication', role: 'plain', created_at: 'time' },
    withheld: { user_id: SAME },
  },
  {
    table: 'user_profiles',
    name: 'profiles',
    key: 'user_id',
    owners: { user_id: 'users' },
    exported: {
      name: 'plain',
      handle: 'plain',
      bio: 'plain',
      photo_url: 'plain',
      updated_at: 'time',
    },
    withheld: { user_id: SAME },
  },
];
