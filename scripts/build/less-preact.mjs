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
  // Error boundaries: what is thrown is thrown on, as if nobody had looked for one.
  [
    /try \{((?:(?!try \{)[^])*?)\} catch \(e\) \{\s*options\._catchError\(e, [\w.]+\);\s*\}/gu,
    '$1',
  ],
  [/options\._catchError\(e, newVNode, oldVNode\);/gu, 'throw e;'],
  [/\bcommitQueue\.length = oldCommitQueueLength;/gu, ''],
  [/let oldCommitQueueLength = .*/gu, ''],
  [/c\._bits & COMPONENT_(?:PENDING_ERROR|PROCESSING_EXCEPTION)/gu, 'false'],
  [/if \(!\(e && e\.then\)\) markAsForce\(newVNode\);/gu, ''],
  [/newVNode\._original = NULL;/gu, ''],
  // What devtools, hooks and compat hook into.
  [/if \(\(tmp = options\.\w+\)\) .*/gu, ''],
  [/\|\|\s+prevDebounce != options\.debounceRendering/gu, ''],
  [/prevDebounce = options\.debounceRendering;/gu, ''],
  [/prevDebounce \|\| /gu, ''],
  [/\boptions\.\w+/gu, 'undefined'],
  // Portals.
  [/\b(?:\w+\.)?(?:newProps|props)\._parentDom\b/gu, 'undefined'],
  // Context, and the parts of a component's life that ours have not.
  [/\btmp = newType\.contextType;/gu, ''],
  [/\btmp && globalContext\[tmp\._id\]/gu, 'undefined'],
  [/const componentContext = [^;]*;|c\.context = componentContext;|this\.context = context;/gu, ''],
  [/c\._globalContext = globalContext;|, c\.context(?=\))|,\s+componentContext(?=\s*\))/gu, ''],
  [/(?<=BaseComponent\(props|doRender\(props, state|constructor\(props), context/gu, ''],
  [/^\t+(?:component\._)?globalContext,\n|(?<=EMPTY_OBJ,\n)\t+EMPTY_OBJ,\n/gmu, ''],
  [/r\._globalContext = /gu, ''],
  [/\bnewType\.getDerivedStateFromProps\b/gu, 'undefined'],
  [/\bc\.(?:componentWillMount|componentWillReceiveProps|componentWillUpdate)\b/gu, 'undefined'],
  [/\bc\.(?:shouldComponentUpdate|getSnapshotBeforeUpdate|getChildContext)\b/gu, 'undefined'],
  [
    /EMPTY_ARR\.push\.apply\(c\._renderCallbacks, c\._stateCallbacks\);|c\._stateCallbacks = \[\];/gu,
    '',
  ],
  [/(?<=if \()callback(?=\))|typeof update == 'function'/gu, 'false'],
  [/BaseComponent\.prototype\.forceUpdate = [^]*?\n\};/gu, ''],
  // What is rendered again is rendered, also where it is the very same.
  [/newVNode\._original == oldVNode\._original/gu, 'false'],
  [/newVNode\._original = oldVNode\._original(?: \+ 1)?;/gu, ''],
  // Functions that ask to be rendered again while they are.
  [/c\._bits & COMPONENT_DIRTY && \+\+count < 25/gu, 'false'],
  // Children stand in the props already.
  [/\blength > 2\b/gu, 'false'],
  // A text that is set as HTML.
  [/\b(?:new|old)Html = value;/gu, ''],
  [/i == 'dangerouslySetInnerHTML'/gu, 'false'],
  // Styles as objects, events on their way down, handlers that are none, refs that are functions or a component's,
  // controls that keep a value of their own.
  [/name == 'style'/gu, 'false'],
  [/name != \(name = name\.replace\(CAPTURE_REGEX, '\$1'\)\)/gu, 'false'],
  [/if \(typeof (?:old)?[vV]alue != 'function'\) .*/gu, ''],
  [/typeof ref == 'function'/gu, 'false'],
  [/ && typeof type != 'function'/gu, ''],
  [/!\(i == '(?:value|checked)' && 'default\w+' in newProps\)/gu, 'true'],
  [/nodeType == '(?:progress|textarea|template|foreignObject|math)'/gu, 'false'],
  [/i == 'checked'|parentDom\.nodeType == 9/gu, 'false'],
  [/i = 'checked';/gu, ''],
  [/newProps\.is\b/gu, 'undefined'],
  [/namespace == MATH_NAMESPACE/gu, 'false'],
  [/\.replace\(\/xlink\(H\|:h\)\/, 'h'\)/gu, ''],
  // Roots without a namespace, or in another document.
  [/else if \(!namespace\) .*/gu, ''],
  [/parentDom\.ownerDocument \|\| document/gu, 'document'],
  // Functions as attributes and as children, texts as objects.
  [/if \(typeof value == 'function'\) return;/gu, ''],
  [/\|\|\s+typeof childVNode == 'function'/gu, ''],
  [/childVNode\.constructor === String/gu, 'false'],
  // Attributes that only tables, downloads and popovers have.
  [/name != '(?:list|form|download|rowSpan|colSpan|popover)' &&/gu, ''],
  [/name == 'popover' && value == true/gu, 'false'],
  // What moves is moved at once; the fewest moves are not worked out.
  [/moved = 1;/gu, 'childVNode._flags |= INSERT_VNODE;'],
  [/childVNode\._flags \|= LIS_CANDIDATE;/gu, ''],
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
  [/(?<=\? oldVNode\._dom : )parentDom\.firstChild/gu, 'NULL'],
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
