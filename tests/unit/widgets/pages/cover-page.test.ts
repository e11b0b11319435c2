// The pages are only read here: happy-dom fetches none of their files.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import { coverContent } from '../../../../widgets/gallery/sample-cover.ts';
import { fieldFault, subscribePage } from '../../../../widgets/gallery/sample-pages.ts';
import { fields, form, open } from '../../../support/widgets/read-page.ts';
import type { PageProps } from '../../../../src/contracts/pages.ts';

describe('the cover page', () => {
  it('works as a plain form', () => {
    expect(fields(subscribePage({ email: 'reader@example.com' }), '/api/v1/subscribe')).toEqual({
      publication: 'tide',
      form_token: 'f1',
      href: 'https://tideline.example/essay',
      nickname: '',
      email: 'reader@example.com',
    });
    const field = form(subscribePage(), '/api/v1/subscribe')?.querySelector('#email');
    expect(field?.hasAttribute('required')).toBe(true);
    expect(form(subscribePage(), '/api/v1/subscribe')?.noValidate).toBe(false);
  });

  it('shows name and tagline', () => {
    const page = open(subscribePage());
    expect(page.querySelector('h1')?.textContent).toBe('The Tideline');
    expect(page.querySelector('.tagline')?.textContent).toBe('Slow letters about the sea.');
  });

  it('shows the logo at its size', () => {
    const logo = open(subscribePage({}, { logo_url: '/logo.png' })).querySelector('img.logo');
    expect([logo?.getAttribute('src'), logo?.getAttribute('width')]).toEqual(['/logo.png', '88']);
  });

  it.each([
    [null, 'banner'],
    [2, 'banner'],
    [1.99, 'side'],
  ])('shows a photo of the ratio %s where it belongs', (cover_photo_ratio, place) => {
    const own = { cover_photo_url: '/cover.jpg' };
    const page = open({ ...subscribePage({}, own), cover_photo_ratio });
    expect(page.querySelector(`.${place} > .cover-photo`)?.getAttribute('src')).toBe('/cover.jpg');
  });

  it('keeps the photo for wide screens where there is a logo', () => {
    const own = { cover_photo_url: '/cover.jpg', logo_url: '/logo.png' };
    const photo = open(subscribePage({}, own)).querySelector('.cover-photo');
    expect(photo?.classList.contains('wide-only')).toBe(true);
  });

  it('shows a section, recommendations and posts', () => {
    const section = { slug: 'tides', name: 'Tide tables', description: 'Twice a day.' };
    const page = open({ ...subscribePage(), cover: coverContent({ section }) });
    expect(page.querySelector('h1')?.textContent).toBe('Tide tables');
    expect(page.querySelector('.tagline')?.textContent).toBe('Twice a day.');
    expect(page.querySelector('blockquote')?.textContent).toBe('The only thing I read twice.');
    expect(page.querySelector('.post a')?.getAttribute('href')).toBe('https://blog.example/p/sea');
  });

  it('hides the title and the tagline where the publication wants that', () => {
    const hidden = { hide_intro_title: true, hide_intro_subtitle: true };
    const page = open(subscribePage({}, hidden));
    expect(page.querySelector('h1')?.className).toBe('visually-hidden');
    expect(page.querySelector('.tagline')).toBeNull();
  });

  it('links the terms, the publication’s own where it has some', () => {
    const links = (page: PageProps) =>
      [...open(page).querySelectorAll('.legal .hint a')].map((each) => each.getAttribute('href'));
    expect(links(subscribePage())).toEqual(['/tos', '/privacy', '/privacy#collection']);
    const own = { terms_url: 'https://x.example/t', privacy_url: 'https://x.example/p' };
    expect(links({ ...subscribePage(), ...own }).slice(0, 2)).toEqual(Object.values(own));
  });

  it('leads to the publication’s own site where it is known', () => {
    const more = (learn_more: string | null) =>
      open({ ...subscribePage(), learn_more })
        .querySelector('.learn-more a')
        ?.getAttribute('href');
    expect(more('https://tideline.example')).toBe('https://tideline.example');
    expect(more(null)).toBeUndefined();
  });

  it('says what is wrong under the field and keeps what was typed', () => {
    const page = open(subscribePage({ email: 'reader', error: fieldFault('email', 'Mend it') }));
    expect(page.querySelector('#email-note')?.textContent).toBe(
      'No mail can reach that address. Look at it again.',
    );
    expect(page.querySelector('#email')?.getAttribute('value')).toBe('reader');
    expect(page.querySelector('#email')?.getAttribute('aria-invalid')).toBe('true');
  });
});
