import { createRoot, hydrateRoot } from 'react-dom/client';
import { DATA_ID } from './data-script.ts';
import { ownBeginning } from './own-beginning.ts';
import { FORM_ID, PageForm } from './page-form.view.tsx';
import type { FormData } from './form-data.ts';

/** Takes what is secret out of the address bar, and so out of screenshots, copies and the history. */
function cleanAddress(): void {
  const url = new URL(location.href);
  for (const secret of ['token', 'referral_token']) url.searchParams.delete(secret);
  if (url.hash.includes('=')) url.hash = '';
  const clean = url.href.replace(/#$/u, '');
  if (clean !== location.href) history.replaceState(history.state, '', clean);
}

/** What was typed before the script came. */
function withTyped(data: FormData, island: HTMLElement): FormData {
  const typed = (name: string) => island.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  const { form, inbox } = data;
  if (inbox) return { ...data, inbox: { ...inbox, code: typed('code') ?? '' } };
  return form.step === 'idle' ? { ...data, form: { ...form, email: typed('email') ?? '' } } : data;
}

/** The script has words of its own for what is wrong, and says them under the field. */
function checkByScript(island: HTMLElement): void {
  island.addEventListener(
    'click',
    () => island.querySelectorAll('form').forEach((form) => (form.noValidate = true)),
    true,
  );
}

function startForm(rendered: FormData, island: HTMLElement): void {
  const { data, differs } = ownBeginning(rendered, Date.now());
  checkByScript(island);
  if (differs) {
    island.replaceChildren();
    createRoot(island).render(<PageForm data={data} />);
  } else if (island.querySelector('form')) {
    hydrateRoot(island, <PageForm data={withTyped(data, island)} />);
    // Once the form is ours: React takes it over a moment later than Preact.
    if (data.autoSubmit) setTimeout(() => island.querySelector('form')?.requestSubmit());
  }
}

const data = document.getElementById(DATA_ID)?.textContent;
const island = document.getElementById(FORM_ID);
if (data && island) {
  const start = () => startForm(JSON.parse(data), island);
  // Words of the server's own take the script that shows them; without it they are plain text.
  if (data.includes('"said":'))
    void import('../subscribe-form/server-words.page.tsx').then(start, start);
  else start();
}
cleanAddress();
