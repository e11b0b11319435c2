/** The ways to sign in beside a mail. */
export const credentialStyles = `
.page .stack { display: grid; gap: 16px; margin-bottom: 8px; }
.page .way { min-height: 44px; padding: 10px 0; box-sizing: border-box; color: var(--_fl-text-quiet); font-size: 15px; cursor: pointer; }
.page .stack .quiet { justify-self: start; }
.page details[open] > .way { margin-bottom: 8px; }
.page .rename { display: grid; gap: 8px; justify-items: start; }
`;
