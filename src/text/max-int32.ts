/**
 * Largest whole number of a signed 32-bit integer, as PostgreSQL's `integer` holds it: no id is larger, and no
 * referral key stands for more. (spec links-and-rules §5; links-and-rules §9)
 */
export const MAX_INT32 = 2_147_483_647;
