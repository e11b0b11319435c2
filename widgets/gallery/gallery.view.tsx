import { GALLERY_PATHS } from '../../src/contracts/gallery.ts';
import { PAGE_PATHS } from '../../src/contracts/paths.ts';
import { ACCENTS, THEMES, TONGUES, WIDTHS } from './choice.ts';
import type { ReactNode } from 'react';
import type { Choice } from './choice.ts';

type Case = { widget: string; state: string };

export interface GalleryDocumentProps {
  choice: Choice;
  /** Every case, in order. */
  cases: readonly Case[];
  /** Path of the pages' style sheet. */
  style: string;
}

interface SelectProps {
  name: keyof Choice;
  label: string;
  chosen: string;
  /** Value → words. */
  options: Readonly<Record<string, string>>;
}

function Select({ name, label, chosen, options }: SelectProps): ReactNode {
  return (
    <div className="field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <select className="input" id={name} name={name}>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value} selected={value === chosen}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

const asTheyStand = (values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, value]));

const LANGUAGE_NAMES = { ...asTheyStand(TONGUES), long: 'longer words', rtl: 'right to left' };
const WIDTH_NAMES = Object.fromEntries(WIDTHS.map((width) => [width, `${width} px`]));

/** A plain form: it works without script, and choosing by the keyboard changes nothing before it is sent. */
function Controls({ choice, cases }: GalleryDocumentProps): ReactNode {
  const widgets = [...new Set(cases.map(({ widget }) => widget))];
  const states = cases.filter(({ widget }) => widget === choice.widget).map(({ state }) => state);
  return (
    <form className="controls" action={GALLERY_PATHS.index}>
      <Select name="widget" label="Widget" chosen={choice.widget} options={asTheyStand(widgets)} />
      <Select
        name="state"
        label="State"
        chosen={choice.state}
        options={{ '': 'all', ...asTheyStand(states) }}
      />
      <Select name="theme" label="Theme" chosen={choice.theme} options={asTheyStand(THEMES)} />
      <Select name="lang" label="Language" chosen={choice.lang} options={LANGUAGE_NAMES} />
      <Select name="width" label="Width" chosen={choice.width} options={WIDTH_NAMES} />
      <Select name="accent" label="Accent" chosen={choice.accent} options={ACCENTS} />
      <button className="button" type="submit">
        Show
      </button>
    </form>
  );
}

/** Address of a case by itself. */
function addressOf({ theme, lang, accent }: Choice, { widget, state }: Case): string {
  return `${GALLERY_PATHS.case}?${new URLSearchParams({ widget, state, theme, lang, accent })}`;
}

/** Pixels that a widget's frame is high: enough for its tallest state. */
function heightOf({ widget, width }: Choice): number {
  if (widget === 'page') return 760;
  if (widget === 'popup') return width === '360' ? 640 : 720;
  return width === '360' ? 470 : 360;
}

/** Widgets stand in a site of their own, where nothing can be kept or posted. The platform's pages need no script. */
const sandboxOf = (widget: string) => (widget === 'page' ? 'allow-same-origin' : 'allow-scripts');

function Shown({ choice, each }: { choice: Choice; each: Case }): ReactNode {
  const address = addressOf(choice, each);
  return (
    <article className="case">
      <h2 className="case-name">
        <a className="link" href={address}>
          {each.state}
        </a>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what is wider than the screen */}
      <section className="case-frame" aria-label={each.state} tabIndex={0}>
        <iframe
          title={`${each.widget}, ${each.state}`}
          src={address}
          width={choice.width}
          height={heightOf(choice)}
          loading="lazy"
          sandbox={sandboxOf(each.widget)}
        />
      </section>
    </article>
  );
}

/** The index of the gallery. It is for those who make Flyleaf, in English. */
export function GalleryDocument(props: GalleryDocumentProps): ReactNode {
  const { choice, cases } = props;
  const { widget, state } = choice;
  const shown = cases.filter((each) => each.widget === widget && (!state || each.state === state));
  return (
    <html lang="en" dir="ltr" className="theme-auto">
      <head>
        <meta charSet="utf-8" />
        <title>Flyleaf gallery</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={props.style} />
        <link rel="stylesheet" href={`${GALLERY_PATHS.files}gallery.css`} />
      </head>
      <body>
        <div className="root page gallery">
          <header className="gallery-head">
            <h1 className="display">Gallery</h1>
            <p className="tagline">
              Every widget in every state.{' '}
              <a className="link" href={PAGE_PATHS.home}>
                Start page
              </a>
            </p>
            <Controls {...props} />
          </header>
          <main className="cases" aria-label="Cases">
            {shown.map((each) => (
              <Shown key={each.state} choice={choice} each={each} />
            ))}
          </main>
        </div>
      </body>
    </html>
  );
}
