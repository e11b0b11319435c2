import ts from 'typescript';

/** A number as it is written in a source. */
export interface WrittenNumber {
  value: number;
  /** `path:line`. */
  place: string;
}

/** Every number that a source writes out, types apart: `86_400_000`, `0x15e00000`. */
export function numbersIn(file: string, source: string): WrittenNumber[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const found: WrittenNumber[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isNumericLiteral(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ value: Number(node.text), place: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
