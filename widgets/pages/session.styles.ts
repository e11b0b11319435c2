/** Signing in, and the account's lists. */
export const sessionStyles = `
.page .session { display: grid; gap: 0 16px; justify-items: start; }
.sheet section .entries { margin: 8px 0 0; }
.sheet .entries + .action { margin-top: 16px; }
@media (min-width: 480px) {
  .page .session { grid-template-columns: 1fr auto; }
}
`;
