/**
 * Styles of the form in its three layouts. It measures itself, not the window: publishers put it anywhere. An inline-block, because
 * the page's text decoration goes through a flex item but not into one.
 */
export const subscribeFormStyles = `
.subscribe { display: inline-block; width: 100%; vertical-align: top; container-type: inline-size; }
.card {
  padding: clamp(20px, 7%, 32px);
  border: 1px solid var(--_fl-hairline);
  border-radius: var(--_fl-radius);
  background: var(--_fl-surface);
}
.head { display: grid; gap: 8px; margin-bottom: 24px; }
.root .title { font: 600 28px/1.15 var(--_fl-serif); text-wrap: balance; }
.lead { color: var(--_fl-text-quiet); }
.row { display: grid; gap: 8px; }
.error { position: relative; padding-inline-start: 22px; color: var(--_fl-danger); font-size: 15px; }
.note { min-height: 20px; line-height: 20px; }
.error::before {
  content: '!' / '';
  position: absolute;
  width: 16px;
  inset-inline-start: 0;
  margin: 2px 0;
  border: 1px solid;
  border-radius: 50%;
  font: 11px/14px system-ui;
  text-align: center;
}
.subscribe > .title { min-height: 200px; }
.cover > .title { text-align: center; }
@container (min-width: 400px) {
  .row { grid-template-columns: 1fr auto; gap: 0; }
  .row .input { border-end-end-radius: 0; border-start-end-radius: 0; border-inline-end: 0; }
  .row .button { border-end-start-radius: 0; border-start-start-radius: 0; }
}
`;
