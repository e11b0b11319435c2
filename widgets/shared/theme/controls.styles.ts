/** The controls that every widget and page shares (LOOK.md: shape, states, motion). */
export const controlStyles = `
:where(.root) :where(h1, h2, p, form, ul) { margin: 0; padding: 0; font: inherit; }
.field { display: grid; gap: 8px; text-align: start; }
.label { font-size: 15px; font-weight: 600; }
.hint { color: var(--_text-quiet); font-size: 13px; }
.error { color: var(--_danger); font-size: 15px; }
.input, .button, .quiet {
  min-height: 44px;
  margin: 0;
  border-radius: var(--_radius);
  font: inherit;
}
.input {
  width: 100%;
  min-width: 0;
  padding: 8px 12px;
  border: 1px solid var(--_line);
  background: var(--_surface-raised);
  color: var(--_text);
  appearance: none;
}
.input::placeholder { color: var(--_text-quiet); opacity: 1; }
.input[aria-invalid='true'] { border-color: var(--_danger); box-shadow: inset 0 0 0 1px var(--_danger); }
.button {
  position: relative;
  padding: 8px 36px;
  border: 1px solid transparent;
  background: var(--_accent);
  color: var(--_on-accent);
  font-weight: 600;
  cursor: pointer;
  appearance: none;
  transition: opacity 120ms ease-out;
}
.button:hover { opacity: 0.88; }
.button:active { opacity: 0.76; }
.button[aria-busy='true'] { cursor: progress; }
.button:disabled, .button[aria-disabled='true']:not([aria-busy='true']) { opacity: 0.6; cursor: default; }
.button[aria-busy='true']::before, .button[data-done]::before {
  content: '';
  position: absolute;
  inset-inline-start: 12px;
  top: 50%;
}
.button[aria-busy='true']::before {
  width: 16px;
  height: 16px;
  margin-top: -8px;
  border: 2px solid;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: flyleaf-turn 0.8s linear infinite;
}
.button[data-done]::before {
  width: 7px;
  height: 13px;
  margin: -9px 0 0 5px;
  border: solid;
  border-width: 0 2px 2px 0;
  transform: rotate(45deg);
  animation: flyleaf-appear 200ms ease-out;
}
.quiet {
  padding: 8px 12px;
  border: 0;
  background: none;
  color: var(--_text-quiet);
  font-size: 15px;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
}
.quiet:hover { color: var(--_text); }
.quiet:disabled { text-decoration: none; cursor: default; }
.link { color: var(--_accent); text-underline-offset: 3px; }
.hint .link { color: inherit; }
.input:focus-visible, .button:focus-visible, .quiet:focus-visible, .link:focus-visible {
  outline: 2px solid var(--_focus);
  outline-offset: 2px;
}
.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@keyframes flyleaf-turn { to { transform: rotate(1turn); } }
@keyframes flyleaf-appear { from { opacity: 0; } }
@media (prefers-reduced-motion: reduce) {
  .root *, .root ::before { animation: none !important; transition: none !important; }
}
`;
