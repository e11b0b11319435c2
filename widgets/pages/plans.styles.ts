/**
 * The plan step and the invitations. The founding member's amount shows while that plan is chosen, without script; browsers
 * without `:has()` always show it.
 */
export const plansStyles = `
.plans { display: grid; gap: 16px; container-type: inline-size; }
.plans fieldset { display: grid; gap: 8px; min-width: 0; margin: 0; padding: 0; border: 0; }
.plan {
  display: grid;
  gap: 0 12px;
  padding: 16px;
  border: 1px solid var(--_fl-hairline);
  border-radius: var(--_fl-radius);
  background: var(--_fl-surface);
}
label.plan { grid-template-columns: auto 1fr; border-color: var(--_fl-line); cursor: pointer; }
label.plan > * { grid-column: 2; }
.plan > input {
  grid-column: 1;
  grid-row: 1;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 2px solid var(--_fl-line);
  border-radius: 50%;
  appearance: none;
}
.plan > input:checked { border: 7px solid var(--_fl-accent); }
.plan:has(:checked) { border-color: var(--_fl-accent); box-shadow: inset 0 0 0 1px var(--_fl-accent); }
.plan-name { font-weight: 600; }
.plan-price { font: 600 20px/1.3 var(--_fl-serif); }
.plan-fact { font-size: 15px; }
.plans:has(.plan :checked):not(:has(.variable :checked)) .amount { display: none; }
.page .button.second, .subscribe + .invite-actions .button { border-color: var(--_fl-line); background: none; color: var(--_fl-text); }
.callout { padding: 12px 16px; border-inline-start: 4px solid var(--_fl-accent); background: var(--_fl-surface); }
.skip { text-align: center; }
.page .skip .quiet { display: inline-block; padding: 10px 12px; }
.share { padding: 12px 16px; border: 1px solid var(--_fl-hairline); border-radius: var(--_fl-radius); overflow-wrap: anywhere; }
.beside { display: grid; gap: 16px; justify-items: center; margin-top: 24px; font-size: 15px; text-align: center; text-wrap: balance; }
.beside .share { margin-top: 8px; }
`;
