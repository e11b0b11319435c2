/**
 * An address in its parts, as a browser would split it.
 * @internal
 */
export interface LinkLocation {
  /** Scheme and host in lower case, without the scheme's own port; '' when only a path was given. */
  origin: string;
  path: string;
  /** Without the question mark. */
  query: string;
  /** Without the number sign. */
  hash: string;
}

const DOT = /^(?:\.|%2e)$/iu;
const DOTS = /^(?:\.|%2e){2}$/iu;

function resolveDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  segments.forEach((segment, index) => {
    const isLast = index === segments.length - 1;
    if (DOTS.test(segment)) kept.pop();
    else if (!DOT.test(segment)) kept.push(segment);
    if (isLast && (DOT.test(segment) || DOTS.test(segment))) kept.push('');
  });
  return `/${kept.join('/')}`;
}

/** Whether a path is one: from the root, and no host in disguise (`//host`). */
const isPath = (path: string) => path.startsWith('/') && !path.startsWith('//');

function originOf(scheme: string, host: string): string {
  const ownPort = scheme === 'https' ? ':443' : ':80';
  const plain = host.endsWith(ownPort) ? host.slice(0, -ownPort.length) : host;
  return `${scheme}://${plain}`.toLowerCase();
}

const cutAt = (text: string, sign: string): [before: string, after: string] => {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

function splitPath(origin: string, text: string): LinkLocation | null {
  const [before, hash] = cutAt(text, '#');
  const [raw, query] = cutAt(before, '?');
  const path = origin !== '' && raw === '' ? '/' : raw.replaceAll('\\', '/');
  return isPath(path) ? { origin, path: resolveDots(path), query, hash } : null;
}

/**
 * The parts of a path from the root, or of a whole address; null for anything else, for control characters and for an
 * address with a user or password. Dot segments are resolved and `\` counts as `/`, as browsers do (WHATWG URL §4.4).
 * @internal
 */
export function parseLocation(text: string): LinkLocation | null {
  if (/\p{Cc}/u.test(text)) return null;
  const [, scheme, host = '', rest = ''] =
    /^([a-z][a-z0-9+.-]*):\/\/([^/?#\\]*)(.*)$/isu.exec(text) ?? [];
  if (scheme === undefined) return splitPath('', text);
  return host === '' || host.includes('@')
    ? null
    : splitPath(originOf(scheme.toLowerCase(), host), rest);
}
