import { OTHER_LINK_BUILDERS } from './other-route-table.ts';
import { PAGE_LINK_BUILDERS } from './page-route-table.ts';

/**
 * Every kind of link (spec links-and-rules §2, §7; reader-flows §2, §7). The recogniser follows from this table; it is
 * apart from the builders so that importing one of them does not bring all.
 * @decided Where a document names no host, what belongs to one publication (survey, embed, podcast archive, calls) is on its
 * host, and what spans many (chat, inbox, history, search, leaderboard, meetings, live streams) on the main site.
 */
export const LINK_BUILDERS = [...PAGE_LINK_BUILDERS, ...OTHER_LINK_BUILDERS] as const;

/** Any route of the table. */
export type AnyLinkRoute = (typeof LINK_BUILDERS)[number]['route'];
