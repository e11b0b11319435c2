/** Styles of the one click; they come with its script. */
export const oneClickStyles = `
.one-click { display: grid; gap: 8px; justify-items: start; }
.cover .one-click { justify-items: stretch; }
`;
