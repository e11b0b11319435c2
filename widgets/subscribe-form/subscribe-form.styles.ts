/** Styles of the form in its three layouts. It measures itself, not the window: publishers put it anywhere. */
export const subscribeFormStyles = `
.subscribe { container-type: inline-size; text-align: start; }
.subscribe.card {
  padding: 32px;
  border: 1px solid var(--_hairline);
  border-radius: var(--_radius);
  background: var(--_surface);
}
.subscribe .head { display: grid; gap: 8px; margin-bottom: 24px; justify-items: start; }
.subscribe .head:last-of-type { margin-bottom: 0; }
.subscribe .title { font: 600 28px/1.15 var(--_serif); text-wrap: balance; }
.subscribe .title:focus-visible { outline: 2px solid var(--_focus); outline-offset: 4px; }
.subscribe .lead { color: var(--_text-quiet); font-size: 18px; max-width: 62ch; text-wrap: pretty; }
.subscribe .row { display: grid; gap: 8px; }
.subscribe .note { min-height: 23px; font-size: 13px; line-height: 23px; }
.subscribe .note.error { font-size: 15px; }
.subscribe .sign {
  width: 16px;
  height: 16px;
  margin: 0 6px -3px 0;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
}
.subscribe .code { font-variant-numeric: tabular-nums; letter-spacing: 0.2em; }
.subscribe .ways { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center; min-height: 44px; margin-top: 16px; }
.subscribe .ways .quiet { padding: 8px 0; }
.subscribe .check { width: 32px; height: 32px; fill: none; stroke: var(--_success); stroke-width: 2.5; }
.subscribe .check path { stroke-dasharray: 1; animation: flyleaf-draw 200ms ease-out; }
@keyframes flyleaf-draw { from { stroke-dashoffset: 1; } }
@container (min-width: 400px) {
  .subscribe .row { grid-template-columns: 1fr auto; gap: 0; }
  .subscribe .row .input { border-start-end-radius: 0; border-end-end-radius: 0; border-inline-end: 0; }
  .subscribe .row .button { border-start-start-radius: 0; border-end-start-radius: 0; }
  .subscribe .row .input:focus-visible { z-index: 1; }
}
@container (max-width: 399px) {
  .subscribe .title { font-size: 24px; }
}
`;
