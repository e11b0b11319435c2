import { join } from 'node:path';
import ts from 'typescript';

/** How a TypeScript project may find a package. */
const RESOLUTIONS = {
  bundler: {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  },
  nodenext: {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  },
} as const;

export type Resolution = keyof typeof RESOLUTIONS;

/** Compiles a text against the built library's types, strictly, and gives back what the compiler says. */
export function compileConsumer(
  text: string,
  resolution: Resolution,
  name: 'consumer.ts' | 'consumer.tsx' = 'consumer.ts',
): string[] {
  // Only thought of, at the root of the tree, where the package can name itself.
  const consumer = join(process.cwd(), name);
  const options: ts.CompilerOptions = {
    ...RESOLUTIONS[resolution],
    target: ts.ScriptTarget.ES2023,
    // zod's own types name the `URL` of browsers and Node.
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    rootDir: process.cwd(),
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === consumer || fileExists(file);
  host.readFile = (file) => (file === consumer ? text : readFile(file));
  host.getSourceFile = (file, language) =>
    file === consumer ? ts.createSourceFile(file, text, language) : getSourceFile(file, language);
  const program = ts.createProgram([consumer], options, host);
  return ts.getPreEmitDiagnostics(program).map((each) => {
    const place = each.file?.fileName.replace(`${process.cwd()}/`, '') ?? '';
    return `${place}: ${ts.flattenDiagnosticMessageText(each.messageText, '\n')}`;
  });
}
