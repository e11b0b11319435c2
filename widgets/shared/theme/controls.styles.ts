/** The controls of every form (LOOK.md: shape, states, motion). What is done is drawn by the step that follows. */
export const controlStyles = `
:where(.root) :where(h1, h2, p, form, ul) { margin: 0; padding: 0; font: inherit; }
.field { display: grid; gap: 8px; text-align: start; }
.label { font-size: 15px; font-weight: 600; }
.hint { color: var(--_fl-text-quiet); font-size: 13px; }
.input, .button {
  min-height: 44px;
  margin: 0;
  border-radius: var(--_fl-radius);
  font: inherit;
}
.input {
  width: 100%;
  min-width: 0;
  padding: 8px 12px;
  border: 1px solid var(--_fl-line);
  background: var(--_fl-surface-raised);
  color: var(--_fl-text);
  appearance: none;
  unicode-bidi: plaintext;
}
.input::placeholder { color: var(--_fl-text-quiet); opacity: 1; }
.input[aria-invalid='true'] { border-color: var(--_fl-danger); box-shadow: inset 0 0 0 1px var(--_fl-danger); }
.button {
  padding: 8px 36px;
  border: 1px solid transparent;
  background: var(--_fl-accent);
  color: var(--_fl-on-accent);
  font-weight: 600;
  cursor: pointer;
  appearance: none;
  transition: opacity 120ms ease-out;
}
.button:hover { opacity: 0.88; }
.button:active { opacity: 0.76; }
.button[aria-busy='true'] { cursor: progress; }
.button[aria-busy='true']::before {
  content: '';
  position: absolute;
  width: 16px;
  height: 16px;
  margin: 4px -24px;
  border: 2px solid;
  border-radius: 50%;
  clip-path: inset(0 5px 0 0);
  animation: flyleaf-turn 0.8s linear infinite;
}
.root :focus-visible {
  outline: 2px solid var(--_fl-focus);
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
@media (prefers-reduced-motion: reduce) {
  .root *, .root ::before { animation: none !important; transition: none !important; }
}
`;
