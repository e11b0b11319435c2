/** What an arrow has not of its own. */
const OWN = /\b(?:this|arguments|super|new\.target)\b/u;

const canBeArrow = (code, { type, start, end, generator }) =>
  type === 'FunctionDeclaration' && !generator && !OWN.test(code.slice(start, end));

function arrowOf(code, { id, async: isAsync, end, body }) {
  const head = code.slice(id.end, body.start);
  return `const ${id.name}=${isAsync ? 'async' : ''}${head}=>${code.slice(body.start, end)};`;
}

/**
 * Writes the functions that stand at the top of a script as arrows: they are shorter, and the minifier joins them to what
 * stands beside them.
 */
export function arrows() {
  return {
    name: 'arrows',
    renderChunk(code) {
      const text = (node) =>
        canBeArrow(code, node) ? arrowOf(code, node) : code.slice(node.start, node.end);
      return this.parse(code).body.map(text).join('\n');
    },
  };
}
