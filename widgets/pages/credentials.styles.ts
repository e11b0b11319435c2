/** The ways to sign in beside a mail. */
export const credentialStyles = `
.page .ways { display: grid; gap: 16px; }
.page .way { min-height: 44px; padding: 10px 0; box-sizing: border-box; color: var(--_fl-text-quiet); font-size: 15px; cursor: pointer; }
.page .ways .quiet { justify-self: start; padding-inline: 0; }
.page details[open] > .way { margin-bottom: 8px; }
.page .ways { margin-bottom: 8px; }
.page .session .quiet { padding-inline: 0; }
.page .rename { display: grid; gap: 8px; justify-items: start; }
`;
