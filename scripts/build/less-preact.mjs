/**
 * Preact without what no widget can reach: React's older manners, portals, error boundaries, hydration (a widget fills a
 * root of its own; the platform's pages have all of Preact), and the way to set HTML from a text. Each cut puts a constant in the place of a
 * question that is always answered the same there; the minifier takes out what is then dead. A guard test reads the
 * widgets for what they must not use (docs/decisions, preact alias).
 *
 * A cut that fits nothing fails the build: Preact is pinned, and another version is to be read before it is cut.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../node_modules/preact/src/', import.meta.url));

const CUTS = [
  // What devtools, hooks and compat hook into.
  [/if \(\(tmp = options\.\w+\)\) .*/gu, ''],
  [/\boptions\.(?!_catchError\b)\w+/gu, 'undefined'],
  // Portals.
  [/\b(?:\w+\.)?(?:newProps|props)\._parentDom\b/gu, 'undefined'],
  // Context, and the parts of a component's life that ours have not.
  [/\btmp = newType\.contextType;/gu, ''],
  [/\btmp && globalContext\[tmp\._id\]/gu, 'undefined'],
  [/(?<=componentContext = )tmp[^;]*/gu, 'globalContext'],
  [/\bnewType\.getDerivedStateFromProps\b/gu, 'undefined'],
  [/\bc\.(?:componentWillMount|componentWillReceiveProps|componentWillUpdate)\b/gu, 'undefined'],
  [/\bc\.(?:shouldComponentUpdate|getSnapshotBeforeUpdate|getChildContext)\b/gu, 'undefined'],
  [/newVNode\._original != oldVNode\._original/gu, 'false'],
  [/\bhandled = ctor && ctor\.getDerivedStateFromError|component\.componentDidCatch\b/gu, 'false'],
  [
    /EMPTY_ARR\.push\.apply\(c\._renderCallbacks, c\._stateCallbacks\);|c\._stateCallbacks = \[\];/gu,
    '',
  ],
  [/(?<=if \()callback(?=\))|typeof update == 'function'/gu, 'false'],
  [/BaseComponent\.prototype\.forceUpdate = [^]*?\n\};/gu, ''],
  // Children stand in the props already.
  [/\blength > 2\b/gu, 'false'],
  // A text that is set as HTML.
  [/\b(?:new|old)Html = value;/gu, ''],
  [/i == 'dangerouslySetInnerHTML'/gu, 'false'],
  // Styles as objects, events on their way down, refs that are functions, controls that keep a value of their own.
  [/name == 'style'/gu, 'false'],
  [/name != \(name = name\.replace\(CAPTURE_REGEX, '\$1'\)\)/gu, 'false'],
  [/typeof ref == 'function'/gu, 'false'],
  [/!\(i == '(?:value|checked)' && 'default\w+' in newProps\)/gu, 'true'],
  [/nodeType == '(?:progress|textarea|template|foreignObject|math)'/gu, 'false'],
  [/i == 'checked'|parentDom\.nodeType == 9/gu, 'false'],
  [/newProps\.is\b/gu, 'undefined'],
  [/namespace == MATH_NAMESPACE/gu, 'false'],
  [/\.replace\(\/xlink\(H\|:h\)\/, 'h'\)/gu, ''],
  // Functions as attributes, texts as objects.
  [/if \(typeof value == 'function'\) return;/gu, ''],
  [/childVNode\.constructor === String/gu, 'false'],
  // Attributes that only tables, downloads and popovers have.
  [/name != '(?:list|form|download|rowSpan|colSpan|popover)' &&/gu, ''],
  [/name == 'popover' && value == true/gu, 'false'],
  // What moves is moved at once; the fewest moves are not worked out.
  [/moved = 1;/gu, 'childVNode._flags |= INSERT_VNODE;'],
  [/if \(moved\)/gu, 'if (false)'],
  [/!isMounting && parentDom\.moveBefore/gu, 'false'],
  // Suspense, and comments that mark where it stands.
  [/oldVNode\._flags & (?:MODE_SUSPENDED|REF_DETACHED)/gu, 'false'],
  [/e && e\.then/gu, 'false'],
  [/\bif \(resumed\).*/gu, ''],
  [/\(r = r\._excess\)/gu, 'false'],
  [/while \(next && .*/gu, ''],
  [/while \(\s*(\(oldDom = oldDom && oldDom\.nextSibling\)) &&[^;]*;/gu, '$1;'],
  // Hydration: first what is set, then what is handed on, then what is asked.
  [/\(isHydrating = [^)]*\),\s*\(tmp = [\w.]*_excess\)/gu, 'false'],
  [/let isHydrating = .*/gu, ''],
  [/\b(?:resumed = |isHydrating = )?(?:excessDomChildren|isHydrating) =[^=][^;]*;/gu, ''],
  [/excessDomChildren\[i\] = NULL;/gu, ''],
  [/newVNode\._flags (?:&= RESET_MODE|\|= isHydrating|\|= MODE_SUSPENDED \| isHydrating);/gu, ''],
  [/^\t+(?:isHydrating|excessDomChildren),\n/gmu, ''],
  [/^\t+oldVNode\._flags & MODE_HYDRATE(?: \? \[oldDom\] : NULL)?,\n/gmu, ''],
  [/^\t+oldVNode\s+\? NULL\s+: parentDom\.firstChild[^,]*,\n/gmu, ''],
  [/\bisHydrating\b/gu, 'false'],
  [/\bexcessDomChildren\b/gu, 'NULL'],
];

const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.js'))
  .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'));

/** Names that Preact gives its own fields: nothing outside of its source knows them. */
export const PREACT_FIELDS = new RegExp(
  `^(?:${[...new Set(files.flatMap((code) => code.match(/\b_[a-z]\w*/gu) ?? []))].join('|')})$`,
  'u',
);

/** What `preact` is where it is cut. */
export const PREACT_SOURCE = `${SOURCE}index.js`;

const withoutComments = (code) =>
  code.replace(/\/\*[^]*?\*\//gu, '').replace(/^\s*\/\/.*\n/gmu, '');

/** Cuts Preact's source as it is read. */
export function lessPreact() {
  const found = new Set();
  return {
    name: 'less-preact',
    transform(code, id) {
      if (!id.startsWith(SOURCE)) return null;
      let cut = withoutComments(code);
      for (const [what, put] of CUTS) {
        const before = cut;
        cut = cut.replace(what, put);
        if (cut !== before) found.add(what);
      }
      return { code: cut, map: null };
    },
    buildEnd(error) {
      const [missing] = CUTS.find(([what]) => !found.has(what)) ?? [];
      if (!error && missing) this.error(`Preact has nothing like ${missing} to cut`);
    },
  };
}
