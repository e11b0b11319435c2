/** A post, from its title to the last line. */
export const postStyles = `
.post-head { display: grid; gap: 8px; margin-bottom: 16px; }
.post-head .headline { margin: 0; }
.post-text { display: grid; gap: 16px; font: 18px/1.6 var(--_fl-serif); }
.post-head > *, .post-text :where(p, h2, h3, h4) { unicode-bidi: plaintext; }
.post-text :where(ol, blockquote, pre) { margin: 0; }
.post-text :is(h2, h3, h4) { font: 600 20px/1.3 var(--_fl-serif); margin: 16px 0 0; }
.post-text :is(li, blockquote) > * + * { margin-top: 12px; }
.post-text :is(ul, ol) { padding-inline-start: 24px; }
.post-text a { color: var(--_fl-accent); }
.post-text blockquote { padding-inline-start: 16px; border-inline-start: 2px solid var(--_fl-hairline); }
.post-text pre { overflow-x: auto; font-size: 15px; }
.post-text img { max-width: 100%; height: auto; }
.post-text hr { width: 64px; margin: 16px auto; border: 0; border-top: 1px solid var(--_fl-line); }
.sheet .paywall { gap: 16px; padding-top: 24px; border-top: 1px solid var(--_fl-hairline); }
.paywall .subhead { margin-bottom: -8px; }
`;
