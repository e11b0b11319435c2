import { transform } from 'esbuild';

const STYLES = /\.styles\.ts$/u;
const TEMPLATE = /`([^`]*)`/gu;

async function minified(css, id) {
  if (css.includes('${')) throw new Error(`${id}: a style text takes no placeholders`);
  const { code } = await transform(css, { loader: 'css', minify: true, target: 'es2022' });
  return JSON.stringify(code.trim());
}

/** Minifies the css texts (template literals) of `x.styles.ts`. */
export function minifyStyles() {
  return {
    name: 'minify-styles',
    async transform(code, id) {
      if (!STYLES.test(id)) return null;
      const texts = [...code.matchAll(TEMPLATE)];
      const small = await Promise.all(texts.map(([, css]) => minified(css, id)));
      return { code: code.replace(TEMPLATE, () => small.shift()), map: null };
    },
  };
}
