import { OTHER_LINK_BUILDERS } from './other-route-table.ts';
import { PAGE_LINK_BUILDERS } from './page-route-table.ts';

/**
 * Every kind of link (spec links-and-rules §2, §7; reader-flows §2, §7). The recogniser follows from this table; it is
 * apart from the builders so that importing one of them does not bring all.
 */
export const LINK_BUILDERS = [...PAGE_LINK_BUILDERS, ...OTHER_LINK_BUILDERS] as const;

/** Any route of the table. */
export type AnyLinkRoute = (typeof LINK_BUILDERS)[number]['route'];
