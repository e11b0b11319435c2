import { build } from 'esbuild';
import { sizeOf } from '../../../scripts/size/measure.ts';

/** What a publisher's bundler would make of a few lines that use the library. */
export interface Sample {
  code: string;
  /** Files of the library that are in it. */
  files: string[];
  /** Bytes, minified. */
  minified: number;
  /** Bytes, minified and compressed. */
  brotli: number;
}

/** Bundles some lines with the built library, as a site's own build would. */
export async function bundleSample(contents: string): Promise<Sample> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: process.cwd(), sourcefile: 'sample.js' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
    legalComments: 'none',
  });
  const code = outputFiles[0]?.text ?? '';
  const inputs = Object.values(metafile.outputs)[0]?.inputs ?? {};
  const files = Object.keys(inputs).filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0);
  const { raw, brotli } = sizeOf(Buffer.from(code));
  return { code, files, minified: raw, brotli };
}
