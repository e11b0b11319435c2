import { safeLink } from '../links/safe-link.ts';
import { decodeEntities } from './decode-entities.ts';

/** Words that stand out, or a link that may be opened. */
export type MessageMark =
  | { kind: 'strong' | 'emphasis'; children: MessageNode[] }
  | { kind: 'link'; href: string; children: MessageNode[] };

/** A piece of a message. */
export type MessageNode = { kind: 'text'; text: string } | MessageMark;

type MarkKind = MessageMark['kind'];

const MARK_KINDS: ReadonlyMap<string, MarkKind> = /* @__PURE__ */ new Map([
  ['a', 'link'],
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'emphasis'],
  ['em', 'emphasis'],
]);

/** A tag of the list: its slash, its name, its attributes. It ends at the first `>`. */
const TAG = /<(\/?)(a|b|strong|i|em|br)((?:[\s/][^<>]*)?)>/giu;
const HREF = /[\s/]href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=`]+))/iu;

/** At most one mark of a kind is open, so nothing is deeper than three, whatever the message says. */
interface Parser {
  root: MessageNode[];
  open: MessageMark[];
  /** Of each kind, the tags that opened nothing: within one of their kind, or without a safe address. */
  idle: Record<MarkKind, number>;
}

/** Adds text where the parser is; a mark takes its place when its first text comes, so that none is empty. */
function addText({ root, open }: Parser, text: string): void {
  if (text === '') return;
  let into = root;
  for (const mark of open) {
    if (into.at(-1) !== mark) into.push(mark);
    into = mark.children;
  }
  const last = into.at(-1);
  if (last?.kind === 'text') last.text += text;
  else into.push({ kind: 'text', text });
}

function makeMark(kind: MarkKind, attributes: string, appScheme?: string): MessageMark | null {
  if (kind !== 'link') return { kind, children: [] };
  const [, ...values] = HREF.exec(attributes) ?? [];
  const href = safeLink(
    decodeEntities(values.find((value) => value !== undefined) ?? ''),
    appScheme,
  );
  return href === null ? null : { kind, href, children: [] };
}

function openMark({ open, idle }: Parser, kind: MarkKind, mark: MessageMark | null): void {
  const isInside = idle[kind] > 0 || open.some((each) => each.kind === kind);
  if (isInside || mark === null) idle[kind] += 1;
  else open.push(mark);
}

/** Closes a mark with all that was opened within it; false where none is open. */
function closeMark({ open, idle }: Parser, kind: MarkKind): boolean {
  const at = open.findIndex((mark) => mark.kind === kind);
  if (idle[kind] > 0) idle[kind] -= 1;
  else if (at < 0) return false;
  else for (const mark of open.splice(at)) idle[mark.kind] = 0;
  return true;
}

/**
 * The pieces of a message that came as HTML (`msgHTML`), for the page to build itself: text, links and words that stand
 * out. Nothing of it is ever markup again. (spec reader-flows §5)
 *
 * @decided Known are `a` with a safe address, `b`, `strong`, `i`, `em`, and `br` as a line end; anything else becomes the
 * text that it is, tags too. A link that must not be opened, or stands within another, is its words alone.
 */
export function parseMessageHtml(html: string, appScheme?: string): MessageNode[] {
  const parser: Parser = { root: [], open: [], idle: { link: 0, strong: 0, emphasis: 0 } };
  let end = 0;
  for (const match of html.matchAll(TAG)) {
    const [tag, slash = '', name = '', attributes = ''] = match;
    const kind = MARK_KINDS.get(name.toLowerCase());
    addText(parser, decodeEntities(html.slice(end, match.index)));
    end = match.index + tag.length;
    if (kind === undefined) addText(parser, slash === '' ? '\n' : tag);
    else if (slash === '') openMark(parser, kind, makeMark(kind, attributes, appScheme));
    else if (!closeMark(parser, kind)) addText(parser, tag);
  }
  addText(parser, decodeEntities(html.slice(end)));
  return parser.root;
}

/** The words of a message without its links and emphasis. (spec reader-flows §5) */
export function messageText(nodes: readonly MessageNode[]): string {
  return nodes
    .map((node) => (node.kind === 'text' ? node.text : messageText(node.children)))
    .join('');
}
