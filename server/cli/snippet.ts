import { API_PATHS } from '../../src/contracts/paths.ts';
import type { Publication } from '../publications/publication.ts';

/** Paths of what a pinned tag loads. */
export const LOADER_FILE = '/flyleaf.js';
export const POPUP_QUERY_FILE = '/popup-query.js';

/** What a publisher pastes, and what their pages' policy must list. */
export interface Snippet {
  /** The script tag; a pinned one may need another before it, on a line of its own. */
  tag: string;
  /** The form's element, with a fallback for readers without script, in a `div` that a page's layout can place. */
  form: string;
  /** Directive of the Content-Security-Policy → sources to add. */
  csp: Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src', string[]>;
}

/** Integrity values of what a pinned tag loads. */
export interface PinnedFiles {
  loader: string;
  /** Of the script that takes the popup's parameters out of an address. */
  popupQuery: string;
}

export interface SnippetInput {
  publication: Pick<Publication, 'subdomain' | 'popup_query_params'>;
  /** Addresses of the pictures that widgets show of it. */
  pictures: readonly string[];
  /** Origin of the platform, without a trailing slash. */
  platform: string;
  /** Integrity values of the files, for a tag that pins them; null for the usual tag. */
  integrity: PinnedFiles | null;
}

function tagOf({ publication, platform, integrity }: SnippetInput): string {
  if (integrity === null) {
    return `<script async src="${platform}/embed/${publication.subdomain}.js"></script>`;
  }
  const data = `data-publication="${publication.subdomain}"`;
  const pin = (hash: string) => `integrity="${hash}" crossorigin="anonymous"`;
  const loader = `<script async src="${platform}${LOADER_FILE}" ${data} ${pin(integrity.loader)}></script>`;
  if (!publication.popup_query_params) return loader;
  // Not async: the address is read before the popup is decided on.
  return `<script src="${platform}${POPUP_QUERY_FILE}" ${pin(integrity.popupQuery)}></script>\n${loader}`;
}

function formOf({ publication, platform }: SnippetInput): string {
  return [
    '<div>',
    '  <flyleaf-subscribe-form>',
    `    <form action="${platform}${API_PATHS.subscribe}" method="post">`,
    `      <input type="hidden" name="publication" value="${publication.subdomain}">`,
    '      <label>E-mail <input type="email" name="email" autocomplete="email" required></label>',
    '      <button>Subscribe</button>',
    '    </form>',
    '  </flyleaf-subscribe-form>',
    '</div>',
  ].join('\n');
}

function originOf(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

/** The publication's snippet (docs/install.md) and its policy lines (docs/csp.md). */
export function makeSnippet(input: SnippetInput): Snippet {
  const { pictures, platform } = input;
  const csp = {
    'script-src': [platform],
    'connect-src': [platform],
    'img-src': [...new Set([platform, ...pictures.flatMap(originOf)])],
    'frame-src': [platform],
  };
  return { tag: tagOf(input), form: formOf(input), csp };
}
