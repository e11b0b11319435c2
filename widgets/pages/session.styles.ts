/** Signing in, and the account's lists. */
export const sessionStyles = `
.page .session { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; }
.sheet section .quiet { padding-inline: 0; }
`;
