/* Counts what the page's policy blocked, for whoever looks at the page. */
let violations = 0;
document.addEventListener('securitypolicyviolation', (event) => {
  violations += 1;
  const output = document.querySelector('#violations');
  if (output) output.textContent = `${violations} (${event.violatedDirective})`;
});
