import { coverStyles } from '../shared/cover/cover.styles.ts';
import { moreStyles } from '../shared/cover/more.styles.ts';
import { controlStyles } from '../shared/theme/controls.styles.ts';
import { quietStyles } from '../shared/theme/quiet.styles.ts';
import { tokenStyles } from '../shared/theme/tokens.styles.ts';
import { endingStyles } from '../subscribe-form/ending.styles.ts';
import { serverWordsStyles } from '../subscribe-form/server-words.styles.ts';
import { subscribeFormStyles } from '../subscribe-form/subscribe-form.styles.ts';
import { credentialStyles } from './credentials.styles.ts';
import { postStyles } from './post.styles.ts';
import { careStyles } from './account-care.styles.ts';
import { plansStyles } from './plans.styles.ts';
import { sessionStyles } from './session.styles.ts';

/** The sheet that pages are laid on: a magazine's insert card, full width on phones. */
const layoutStyles = `
body { margin: 0; }
.root.page {
  color-scheme: light dark;
  display: grid;
  min-height: 100vh;
  min-height: 100dvh;
  align-content: start;
  justify-items: center;
  background: var(--_fl-surface);
}
.page .sheet {
  display: grid;
  gap: 16px;
  align-content: start;
  width: 100%;
  max-width: 528px;
  padding: 40px 24px 24px;
}
.page .wide { max-width: 688px; }
.root.page.cover-page { display: block; justify-items: stretch; background: var(--_fl-surface); }
.cover-page .cover-sheet { min-height: 100vh; min-height: 100dvh; }
.cover-page #flyleaf-form .head { justify-items: center; text-align: center; }
.cover-page .head:has(.invite-actions) { min-height: 0; }
.cover-page .head .title { font-size: 20px; line-height: 1.3; }
.page .display, .page .headline { font: 600 28px/1.15 var(--_fl-serif); letter-spacing: -0.01em; text-wrap: balance; }
.page .subhead { font: 600 20px/1.3 var(--_fl-serif); text-wrap: balance; }
.page .text { max-width: 62ch; }
.page .mark { border-radius: var(--_fl-radius); object-fit: cover; }
.page .letter {
  display: grid;
  place-items: center;
  background: var(--_fl-accent);
  color: var(--_fl-on-accent);
  font-family: var(--_fl-serif);
}
.page .mark-40 { width: 40px; height: 40px; font-size: 20px; }
.page .masthead {
  display: flex;
  gap: 12px;
  align-items: center;
  padding-bottom: 16px;
  margin-bottom: 16px;
  border-bottom: 1px solid var(--_fl-hairline);
}
.masthead .name { font: 600 18px/1.3 var(--_fl-serif); }
.page .action, .page a.button { margin: 8px 0; }
.page .headline { margin-bottom: -8px; }
:is(.text, .hint) + :is(#flyleaf-form, .subscribe, .stack) { margin-top: 8px; }
.headline + .subscribe { margin-top: 16px; }
.page .button { display: inline-block; text-align: center; text-decoration: none; padding: 9px 36px; }
.page .foot { display: grid; gap: 16px; margin-top: 16px; text-align: center; text-wrap: balance; }
.page .entries { display: grid; gap: 24px; list-style: none; margin: 16px 0; }
.page .entry { color: var(--_fl-text); font: 600 20px/1.3 var(--_fl-serif); text-underline-offset: 4px; }
.sheet section { display: grid; gap: 8px; margin-top: 16px; }
.page .mail {
  display: grid;
  gap: 8px;
  padding: 24px;
  border: 1px solid var(--_fl-hairline);
  border-radius: var(--_fl-radius);
  background: var(--_fl-surface-raised);
}
.page .mail-text { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 15px; }
@media (max-width: 479px) {
  .page .button { display: block; width: 100%; }
}
@media (min-width: 640px) {
  .root.page { background: light-dark(color-mix(in srgb, var(--_fl-surface), var(--_fl-text) 4%), var(--_fl-surface)); }
  .page .sheet {
    margin: max(64px, 12vh) 0 64px;
    padding: 48px;
    border: 1px solid var(--_fl-hairline);
    border-top: 4px solid var(--_fl-accent);
    border-radius: var(--_fl-radius);
    background: var(--_fl-surface-raised);
  }
  .page .display { font-size: 36px; }
}
`;

/** Everything that the pages' one style sheet holds, in order. */
export const pageStyles: string[] = [
  tokenStyles,
  controlStyles,
  quietStyles,
  subscribeFormStyles,
  endingStyles,
  coverStyles,
  moreStyles,
  serverWordsStyles,
  layoutStyles,
  sessionStyles,
  credentialStyles,
  postStyles,
  careStyles,
  plansStyles,
];
