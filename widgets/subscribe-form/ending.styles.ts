/** Styles of what follows the form; they come with its script. */
export const endingStyles = `
.head:only-child { margin-bottom: 0; }
.title:focus { outline: none; }
.invite-actions { display: grid; gap: 8px; justify-items: start; margin-top: 8px; }
.invite-actions .button { padding-block: 9px; text-align: center; text-decoration: none; }
.invite-actions .quiet { display: inline-block; padding: 8px 0; line-height: 28px; }
.cover .invite-actions { justify-items: stretch; }
.cover .head:has(.invite-actions) { min-height: 200px; align-content: start; text-align: center; }
.code { font-variant-numeric: tabular-nums; letter-spacing: 0.2em; }
.ways { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: center; min-height: 44px; margin-bottom: -8px; }
.subscribe form + .hint { margin-top: 16px; }
.ways .quiet[aria-disabled='true'] { opacity: 0.6; text-decoration: none; cursor: default; }
.ways .quiet { display: inline-block; padding: 8px 0; line-height: 28px; text-align: start; }
.check { width: 40px; height: 40px; margin: 0 -6px; fill: none; stroke: var(--_fl-success); stroke-width: 2.5; }
.check path { stroke-dasharray: 1; animation: flyleaf-draw 200ms ease-out; }
@media (forced-colors: active) { .check { stroke: CanvasText; } }
@keyframes flyleaf-draw { from { stroke-dashoffset: 1; } }
`;
