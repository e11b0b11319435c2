/** Forms and lists of what a reader does with an account. */
export const careStyles = `
.page .choices { display: grid; gap: 24px; margin: 8px 0; }
.page .part { min-width: 0; margin: 0; padding: 0; border: 0; }
.part legend { padding: 0; font-weight: 600; }
.part .choice { display: flex; gap: 12px; align-items: center; min-height: 44px; border-bottom: 1px solid var(--_fl-hairline); cursor: pointer; }
.part .choice:last-child { border-bottom: 0; }
.choice input { flex: none; width: 24px; height: 24px; margin: 0; border: 1px solid var(--_fl-line); border-radius: 50%; appearance: none; }
.choice input:checked { border: 7px solid var(--_fl-accent); }
.page .saved { color: var(--_fl-success); font-weight: 600; }
.page :is(form, .stack) .quiet { padding-inline: 0; }
.page .links { display: flex; flex-wrap: wrap; gap: 0 16px; font-size: 15px; }
.page .links.stacked { display: grid; justify-items: start; }
.page .danger { background: var(--_fl-danger); color: var(--_fl-on-accent); }
.page .blurbs { margin-top: 16px; }
@media (min-width: 480px) {
  .choices .button { justify-self: start; }
}
`;
