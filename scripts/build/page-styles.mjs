import { existsSync } from 'node:fs';
import { build, transform } from 'esbuild';

const SOURCE = 'widgets/pages/pages.styles.ts';

async function readTexts() {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { pageStyles } = await import(`data:text/javascript;base64,${code}`);
  return pageStyles;
}

/** Gathers the css texts that the platform's pages use into one file: `assets/pages-HASH.css`. */
export function pageStyles() {
  return {
    name: 'page-styles',
    async generateBundle() {
      if (!existsSync(SOURCE)) return;
      const texts = await readTexts();
      const { code } = await transform(texts.join('\n'), { loader: 'css', minify: true });
      this.emitFile({ type: 'asset', name: 'pages.css', source: code });
    },
  };
}
