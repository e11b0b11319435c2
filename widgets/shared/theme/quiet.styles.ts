/** Controls that stand back: what follows a form, the popup and the pages have them. */
export const quietStyles = `
.quiet {
  min-height: 44px;
  margin: 0;
  border-radius: var(--_fl-radius);
  font: inherit;
  padding: 8px 12px;
  border: 0;
  background: none;
  color: var(--_fl-text-quiet);
  font-size: 15px;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
}
.quiet:hover { color: var(--_fl-text); }
.quiet:disabled { text-decoration: none; cursor: default; }
.link { padding: 4px 0; color: var(--_fl-accent); text-underline-offset: 3px; }
.hint .link { padding: 0; color: inherit; }
`;
