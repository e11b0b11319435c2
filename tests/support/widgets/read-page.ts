import { renderPage } from '../../../widgets/pages/render.tsx';
import type { PageProps } from '../../../src/contracts/pages.ts';

const ASSETS = { style: '/assets/pages-1.css', script: '/assets/pages-1.js' };

/** A page as the server answers it. */
export const html = (page: PageProps) => renderPage(page, ASSETS);

/** The same, to be read. */
export const open = (page: PageProps) => new DOMParser().parseFromString(html(page), 'text/html');

/** Its form that posts to an address. */
export const form = (page: PageProps, action: string) =>
  open(page).querySelector<HTMLFormElement>(`form[action="${action}"]`);

/** Name → value of that form's fields. */
export const fields = (page: PageProps, action: string) =>
  Object.fromEntries(
    [...(form(page, action)?.querySelectorAll('input') ?? [])].map((each) => [
      each.name,
      each.getAttribute('value') ?? '',
    ]),
  );
