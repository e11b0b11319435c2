import type { SpecItem } from './spec-item.ts';

type Row = readonly [item: string, ...names: string[]];

const items = (spec: SpecItem['spec'], section: number, rows: readonly Row[]): SpecItem[] =>
  rows.map(([item, ...names]) => ({ spec, section, item, names }));

/** Who somebody is to a publication, what they read, and what they may do with comments and notes. */
export const ACCESS_ITEMS: SpecItem[] = [
  ...items('reader-flows', 2, [
    ['popup: the post is absent or not of paid audience', 'isPaidAudience'],
    ['popup: the viewer is neither a free nor a paid subscriber', 'isSubscriberLevel'],
    ['invite-only: invite actions instead of the form', 'seesSubscribeForm'],
  ]),
  ...items('reader-flows', 3, [
    ['User: what decides a level', 'viewerLevel'],
    ['Subscription: membership_state, role, publication_id', 'viewerLevel'],
    ['Subscription: is_founding', 'isFoundingSubscription'],
    ['Post: audience', 'AUDIENCES'],
    ['Post: publishedBylines', 'postAuthor'],
    ['Comment: status values', 'COMMENT_STATUSES', 'COMMENT_VISIBILITY', 'commentVisibility'],
    [
      'Comment: missing-comment reasons',
      'MISSING_COMMENT_REASONS',
      'missingCommentReason',
      'canSeeComment',
    ],
    ['Comment: comment-restriction reasons', 'COMMENT_RESTRICTION_REASONS', 'replyRefusal'],
  ]),
  ...items('reader-flows', 5, [
    ['access rules: a post without an audience', 'audienceOf', 'NO_AUDIENCE_MESSAGE'],
  ]),
  ...items('reader-flows', 6, [
    ['viewer levels', 'VIEWER_LEVELS', 'isAtLeast', 'isSubscriberLevel'],
    ['post audiences', 'AUDIENCES'],
    ['access: founding, only_paid, only_free, everyone', 'canReadPost', 'LEAST_READERS'],
    ['contributor, or role admin or contributor', 'viewerLevel', 'isContributorLevel'],
    ['subscriber level only for the matching publication', 'viewerLevel'],
    ['variable-price founder', 'isVariableFoundingViewer'],
    ['paid audiences', 'PAID_AUDIENCES', 'isPaidAudience'],
    ['post author precedence', 'postAuthor'],
    ['invite-only hides the form from all but free subscribers', 'seesSubscribeForm'],
    ['global admins', 'isStaff'],
  ]),
  ...items('reader-flows', 8, [
    ["'Post has no audience'", 'NO_AUDIENCE_MESSAGE', 'audienceOf', 'canReadPost'],
    ["'Unknown audience: {value}'", 'audienceOf', 'canReadPost'],
  ]),
  ...items('links-and-rules', 2, [['/customer_support_mode', 'canEnterSupportMode']]),
  ...items('links-and-rules', 3, [
    ['Post: audience', 'AUDIENCES'],
    ['Post: write_comment_permissions', 'parseCommentPermission'],
    ['Publication: contributors, author_id', 'viewerLevel'],
    ['Publication: default_write_comment_permissions', 'defaultCommentPermission'],
    [
      'Comment / note: ancestor_path',
      'ancestorIds',
      'rootCommentId',
      'parentCommentId',
      'pathOfReplies',
      'arrangeComments',
      'listThread',
    ],
    ['Comment / note: post_id, type', 'isNote'],
    ['User: has_publication, is_admin, is_contributor', 'canReplyToPost'],
    ['User: dashboard_pubs', 'managesPrimaryUser'],
  ]),
  ...items('links-and-rules', 4, [
    [
      'replying by permission; authors and contributors always',
      'replyRefusal',
      'canReply',
      'COMMENT_PERMISSIONS',
      'parseCommentPermission',
    ],
    ['comments are locked', 'areCommentsLocked'],
  ]),
  ...items('links-and-rules', 5, [
    [
      'allowed comment permission levels',
      'allowedCommentPermissions',
      'defaultCommentPermission',
      'COMMENT_PERMISSIONS',
    ],
  ]),
  ...items('links-and-rules', 6, [
    ['can reply to a post (this helper)', 'canReplyToPost', 'COMING_SOON_SLUG'],
    [
      'commenting: bylined authors and contributors always',
      'canComment',
      'replyRefusal',
      'isBylined',
    ],
    ['delete comment', 'canDeleteComment', 'rootCommentId', 'isNote', 'managesPrimaryUser'],
    ['edit comment', 'canEditComment', 'managesPrimaryUser'],
    ['report comment', 'canReportComment'],
    ['contributors can see commenter emails', 'receivesCommenterEmails'],
    ['see comments', 'canSeeComments', 'isGeoblocked'],
    ['transcript access', 'canReadTranscript'],
    ['customer support mode on the admin host', 'canEnterSupportMode'],
  ]),
  ...items('links-and-rules', 8, [
    ['reply-disabled reasons', 'REPLY_DISABLED_REASONS', 'replyRefusal'],
  ]),
  ...items('issue', 0, [
    ['which comments are visible to whom', 'COMMENT_VISIBILITY', 'missingCommentReason'],
    ['a tree of 5,000 comments in linear time', 'arrangeComments', 'listThread'],
    ['geoblocking', 'isGeoblocked'],
  ]),
];
