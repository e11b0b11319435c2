/** Styles of the server's own words; they come with the script that shows them. */
export const serverWordsStyles = `
.said + .said { display: block; margin-top: 8px; }
.said-link { color: inherit; text-underline-offset: 3px; }
`;
