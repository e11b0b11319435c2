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

/** A file that is only thought of, at the root of the tree, where the package can name itself. */
const FILE = join(process.cwd(), 'consumer.ts');

/** Compiles a text against the built library's types, strictly, and gives back what the compiler says. */
export function compileConsumer(text: string, resolution: Resolution): string[] {
  const options: ts.CompilerOptions = {
    ...RESOLUTIONS[resolution],
    target: ts.ScriptTarget.ES2023,
    // zod's own types name the `URL` of browsers and Node.
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    rootDir: process.cwd(),
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.readFile = (file) => (file === FILE ? text : readFile(file));
  host.getSourceFile = (file, language) =>
    file === FILE ? ts.createSourceFile(file, text, language) : getSourceFile(file, language);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map((each) => {
    const place = each.file?.fileName.replace(`${process.cwd()}/`, '') ?? '';
    return `${place}: ${ts.flattenDiagnosticMessageText(each.messageText, '\n')}`;
  });
}
