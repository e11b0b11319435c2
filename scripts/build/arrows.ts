import type { AstNode, Plugin } from 'rollup';

/** What of a function that stands at the top of a script matters here (ESTree). */
interface FunctionNode extends AstNode {
  id: AstNode & { name: string };
  async: boolean;
  generator: boolean;
  body: AstNode;
}

/** What an arrow has not of its own. */
const OWN = /\b(?:this|arguments|super|new\.target)\b/u;

const isFunction = (node: AstNode): node is FunctionNode => node.type === 'FunctionDeclaration';

function arrowOf(code: string, { id, async: isAsync, end, body }: FunctionNode): string {
  const head = code.slice(id.end, body.start);
  return `const ${id.name}=${isAsync ? 'async' : ''}${head}=>${code.slice(body.start, end)};`;
}

/** A statement as it stands, or a function as an arrow. */
function written(code: string, node: AstNode): string {
  const text = code.slice(node.start, node.end);
  const isArrow = isFunction(node) && !node.generator && !OWN.test(text);
  return isArrow ? arrowOf(code, node) : text;
}

/** The statements of a script, with its functions as arrows. */
export const asArrows = (code: string, body: readonly AstNode[]): string =>
  body.map((node) => written(code, node)).join('\n');

/**
 * Writes the functions that stand at the top of a script as arrows: they are shorter, and the minifier joins them to what
 * stands beside them.
 */
export function arrows(): Plugin {
  return {
    name: 'arrows',
    renderChunk(code) {
      return asArrows(code, this.parse(code).body as AstNode[]);
    },
  };
}
