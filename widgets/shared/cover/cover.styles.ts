/**
 * The cover (LOOK.md, Popup): a column in the middle of a sheet, its photo on top or in the right half. The sheet has the class
 * `cover-sheet`.
 */
export const coverStyles = `
.cover-sheet { display: flex; flex-direction: column; min-height: 100%; }
.column { display: flex; flex: 1 0 auto; flex-direction: column; width: 100%; max-width: 528px; margin: 0 auto; padding: 64px 24px 24px; }
.cover-photo + .column { padding-top: 32px; }
.first { display: flex; flex: 1 0 auto; flex-direction: column; }
.intro > * { unicode-bidi: plaintext; }
.intro { display: grid; gap: 12px; justify-items: center; margin: auto 0 32px; text-align: center; }
.logo { width: 88px; height: 88px; margin-bottom: 8px; border-radius: var(--_fl-radius); object-fit: cover; }
.intro .name { font: 600 28px/1.15 var(--_fl-serif); letter-spacing: -0.01em; text-wrap: balance; }
.intro .tagline { color: var(--_fl-text-quiet); font-size: 20px; line-height: 1.4; text-wrap: balance; }
.first .note { min-height: 40px; }
.first > .quiet { align-self: center; }
.legal { margin-top: auto; padding-top: 16px; text-align: center; text-wrap: balance; }
.cover-photo { flex: none; width: 100%; height: 120px; object-fit: cover; }
@media (max-width: 767px) {
  .wide-only { display: none; }
}
@media (min-width: 768px) {
  .intro .name { font-size: 36px; }
  .banner .cover-photo { height: 30vh; }
  .side { display: grid; grid-template-columns: 1fr 1fr; }
  .side .cover-photo { position: fixed; top: 0; inset-inline-end: 0; width: 50%; height: 100%; }
}
`;
