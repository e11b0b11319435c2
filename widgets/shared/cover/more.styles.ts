/** What some cover pages have beyond name and form, and the popup's other looks. */
export const moreStyles = `
/* The first screen ends a little early, so that one sees that there is more. */
.first.with-more { min-height: calc(100vh - 136px); min-height: calc(100dvh - 136px); }
.more { display: grid; gap: 48px; margin-top: 16px; padding: 24px 0 48px; border-top: 1px solid var(--_fl-hairline); }
.more section { display: grid; gap: 16px; }
.more-title { margin: 0; color: var(--_fl-text-quiet); font-size: 15px; font-weight: 600; }
.blurb { display: grid; gap: 12px; margin: 0; }
.blurb + .blurb { margin-top: 16px; }
.quote { margin: 0; padding-bottom: 12px; border-bottom: 1px solid var(--_fl-hairline); }
.quote p {
  display: -webkit-box;
  overflow: hidden;
  font: 20px/1.4 var(--_fl-serif);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
}
.by { color: var(--_fl-text-quiet); font-size: 15px; }
.author { display: block; color: var(--_fl-text); font-weight: 600; }
.source { font-style: normal; }
.posts { display: grid; list-style: none; }
.post { display: grid; gap: 4px; padding: 16px 0; border-bottom: 1px solid var(--_fl-hairline); }
.post:first-child { border-top: 1px solid var(--_fl-hairline); }
.post a { color: var(--_fl-text); font: 600 20px/1.3 var(--_fl-serif); text-underline-offset: 4px; text-decoration-thickness: 1px; }
.post a:not(:hover) { text-decoration-color: var(--_fl-line); }
.proof { display: flex; gap: 16px; align-items: center; justify-content: center; margin: 0 0 32px; font-size: 15px; }
.proof p { max-width: 20ch; text-wrap: balance; }
.faces { display: flex; flex: none; }
.faces img { box-sizing: content-box; width: 64px; height: 64px; border: 3px solid var(--_fl-surface); border-radius: 50%; object-fit: cover; }
.faces img + img { margin-inline-start: -27px; }
.large .intro .name { font-size: 48px; letter-spacing: -0.02em; }
/* With faces, too, all of it is seen without scrolling at 360 by 640; logo and photo stay clear of the close button. */
@media (max-width: 767px) {
  .first:has(.proof) .intro, .proof { margin-bottom: 24px; }
  .column:has(.logo):has(.proof), .cover-photo + .column:has(.proof) { padding-top: 24px; }
}
`;
