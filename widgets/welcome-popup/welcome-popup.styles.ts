/** The full-screen sheet (LOOK.md, Popup). The host itself takes no room: the dialog stands in the top layer. */
export const welcomePopupStyles = `
:host {
  position: fixed !important;
  inset: 0 auto auto 0 !important;
  width: 0 !important;
  height: 0 !important;
}
.dialog {
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--_surface);
  color: var(--_text);
}
.dialog[open] { animation: flyleaf-appear 160ms ease-out; }
@keyframes flyleaf-appear { from { opacity: 0; } }
.dialog::backdrop { background: none; }
.popup { display: flex; flex-direction: column; min-height: 100%; }
.root .popup { outline: none; }
.column {
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  width: 100%;
  max-width: 528px;
  margin: 0 auto;
  padding: 64px 24px 16px;
}
.intro { display: grid; gap: 12px; justify-items: center; margin: auto 0 32px; text-align: center; }
.logo { width: 88px; height: 88px; border-radius: var(--_radius); object-fit: cover; }
.intro .name { font: 600 28px/1.15 var(--_serif); letter-spacing: -0.01em; text-wrap: balance; }
.intro .tagline { color: var(--_text-quiet); font-size: 18px; text-wrap: balance; }
.column > .quiet { align-self: center; margin-top: 8px; }
.legal { margin-top: auto; padding-top: 16px; text-align: center; text-wrap: balance; }
.close { position: fixed; top: 8px; inset-inline-end: 8px; width: 44px; padding: 10px; }
.close svg { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; }
.cover-photo ~ .close { border-radius: 50%; background: var(--_surface); color: var(--_text); }
.cover-photo { flex: none; width: 100%; height: 120px; object-fit: cover; }
@media (min-width: 768px) {
  .column { padding: 64px 24px 24px; }
  .intro { gap: 16px; }
  .intro .name { font-size: 36px; }
  .intro .tagline { font-size: 20px; }
  .banner .cover-photo { height: 30vh; }
  .side { display: grid; grid-template-columns: 1fr 1fr; }
  .side .cover-photo { position: fixed; top: 0; inset-inline-end: 0; width: 50%; height: 100%; }
}
`;
