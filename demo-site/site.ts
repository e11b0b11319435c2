import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { ordinaryPolicy, policyHeader, scriptlessPolicy, strictPolicy } from './policy.ts';
import type { Policy } from './policy.ts';

interface Page {
  /** File in `pages/`. */
  file: string;
  policy(platform: string, nonce: string): Policy;
}

interface Answer {
  status: number;
  type: string;
  body: string;
  policy?: Policy;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Path → page. */
const PAGES: Readonly<Record<string, Page>> = {
  '/': { file: 'essay.html', policy: ordinaryPolicy },
  '/pages': { file: 'index.html', policy: ordinaryPolicy },
  '/two-forms': { file: 'two-forms.html', policy: ordinaryPolicy },
  '/strict-csp': { file: 'strict-csp.html', policy: strictPolicy },
  '/hostile-css': { file: 'hostile-css.html', policy: ordinaryPolicy },
  '/app': { file: 'app.html', policy: ordinaryPolicy },
  '/no-script': { file: 'no-script.html', policy: scriptlessPolicy },
};

/** Style sheets that do what careless pages do; `/hostile-css/NAME` puts one of them to work. */
const HOSTILE = '/hostile-css/';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Every file below `files/`, by its path on the site: there is no other way to a file. */
function loadFiles(): Map<string, string> {
  const names = readdirSync(new URL('files/', import.meta.url), { recursive: true }).map(String);
  const files = names.filter((name) => extname(name) in TYPES);
  return new Map(files.map((name) => [`/${name.replaceAll('\\', '/')}`, read(`files/${name}`)]));
}

/** Names of the hostile style sheets, in order. */
function hostileNames(files: ReadonlyMap<string, string>): string[] {
  const sheet = /^\/hostile\/(?<name>[a-z-]+)\.css$/u;
  return [...files.keys()].flatMap((path) => sheet.exec(path)?.groups?.['name'] ?? []).sort();
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(?<name>\w+)\}\}/gu, (_, name: string) => values[name] ?? '');
}

function findPage(path: string): { page: Page; sheet: string } | null {
  if (path.startsWith(HOSTILE)) {
    const page = PAGES['/hostile-css'];
    return page ? { page, sheet: path.slice(HOSTILE.length) } : null;
  }
  const page = PAGES[path.startsWith('/app/') ? '/app' : path];
  return page ? { page, sheet: 'none' } : null;
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `<li><a href="${HOSTILE}${name}">${name}</a></li>`).join('\n        ');
}

const notFound: Answer = { status: 404, type: 'text/plain; charset=utf-8', body: 'Not found\n' };

/** The demo publisher's site. `platform` is the origin of the platform that its snippet names. */
export class DemoSite {
  readonly #platform: string;
  readonly #files = loadFiles();
  readonly #hostile = hostileNames(this.#files);

  constructor(platform: string) {
    this.#platform = platform;
  }

  /** Answers a request; anything but a known page or file is 404. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    const path = (request.url ?? '/').split(/[?#]/u, 1)[0] ?? '/';
    const answer = this.#answer(path.length > 1 ? path.replace(/\/$/u, '') : path);
    if (answer.policy) response.setHeader('Content-Security-Policy', policyHeader(answer.policy));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-cache');
    response.writeHead(answer.status, { 'Content-Type': answer.type });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  }

  #answer(path: string): Answer {
    const found = findPage(path);
    if (found) return this.#page(found.page, found.sheet);
    const body = this.#files.get(path);
    return body === undefined ? notFound : { status: 200, type: TYPES[extname(path)] ?? '', body };
  }

  #page({ file, policy }: Page, sheet: string): Answer {
    if (sheet !== 'none' && !this.#hostile.includes(sheet)) return notFound;
    const nonce = randomBytes(16).toString('base64');
    const values = { platform: this.#platform, nonce, sheet, sheets: listOf(this.#hostile) };
    const body = fill(read(`pages/${file}`), values);
    const type = TYPES['.html'] ?? '';
    return { status: 200, type, body, policy: policy(this.#platform, nonce) };
  }
}
