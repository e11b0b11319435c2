/** The full-screen sheet (LOOK.md, Popup). The host itself takes no room: the dialog stands in the top layer. */
export const welcomePopupStyles = `
:host {
  position: fixed !important;
  inset: 0 auto auto 0 !important;
  width: 0 !important;
  height: 0 !important;
}
@media print { :host { display: none !important; } }
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
  background: var(--_fl-surface);
  color: var(--_fl-text);
}
.dialog[open] { animation: flyleaf-appear 160ms ease-out; }
@keyframes flyleaf-appear { from { opacity: 0; } }
.dialog::backdrop { background: none; }
.root .dialog { outline: none; }
.popup .column .head { text-align: center; }
.popup .column .title { font-size: 20px; }
.close { position: fixed; z-index: 1; top: 8px; inset-inline-end: 8px; width: 44px; padding: 10px; border-radius: 50%; background: var(--_fl-surface); }
.close svg { display: block; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; }
:is(.banner, .side) > .close { color: var(--_fl-text); }
`;
