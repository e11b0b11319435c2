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

type FileName = 'consumer.ts' | 'consumer.tsx';

/** What a project is compiled with: strictly, and without skipping the types of libraries. */
const optionsFor = (resolution: Resolution): ts.CompilerOptions => ({
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
});

/** The files of every program but the consumer's own, by resolution: they are the same each time. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** A host with a consumer that is only thought of, at the root of the tree, where the package can name itself. */
function hostWith(
  consumer: string,
  text: string,
  resolution: Resolution,
  options: ts.CompilerOptions,
) {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === consumer || fileExists(file);
  host.readFile = (file) => (file === consumer ? text : readFile(file));
  host.getSourceFile = (file, language) => {
    if (file === consumer) return ts.createSourceFile(file, text, language);
    const key = `${resolution} ${file}`;
    if (!parsed.has(key)) parsed.set(key, getSourceFile(file, language));
    return parsed.get(key);
  };
  return host;
}

/** What the compiler says of everything but its own library, which is not ours to check. */
function diagnosticsOf(program: ts.Program): readonly ts.Diagnostic[] {
  const files = program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file));
  return [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ];
}

/** Compiles a text against the built library's types, strictly, and gives back what the compiler says. */
export function compileConsumer(
  text: string,
  resolution: Resolution,
  name: FileName = 'consumer.ts',
): string[] {
  const consumer = join(process.cwd(), name);
  const options = optionsFor(resolution);
  const host = hostWith(consumer, text, resolution, options);
  const program = ts.createProgram([consumer], options, host);
  return diagnosticsOf(program).map((each) => {
    const place = each.file?.fileName.replace(`${process.cwd()}/`, '') ?? '';
    return `${place}: ${ts.flattenDiagnosticMessageText(each.messageText, '\n')}`;
  });
}
