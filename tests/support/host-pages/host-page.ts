/** A publisher's page in a few words; `hostPage` makes the document of it. */
export interface HostPage {
  /** Style sheets of packages: `bootstrap/dist/css/bootstrap.css`. */
  sheets?: readonly string[];
  /** Classic scripts of packages, before ours. */
  scripts?: readonly string[];
  css?: string;
  /** Script of the page that runs before ours. */
  script?: string;
  /** Further markup of the head. */
  head?: string;
  /** Attributes of the root element. */
  root?: string;
  /** Instead of our tag. */
  tag?: string;
  /** Instead of the form in its place. */
  body?: string;
}

/** Where the form stands to the pixel, whatever the page does to it. */
const PLACE = `
.stage.stage {
  position: absolute !important;
  top: 40px !important;
  left: 40px !important;
  display: block !important;
  width: 560px !important;
  max-width: none !important;
  height: auto !important;
  margin: 0 !important;
  padding: 0 !important;
  border: 0 !important;
  background: #fff !important;
}
body { margin: 0; }`;

export const FORM = '<flyleaf-subscribe-form></flyleaf-subscribe-form>';

const STAGE = `<div class="stage">${FORM}</div>`;

/** Ours; `%PUBLICATION%` and the like are filled in by the page server. */
export const TAG =
  '<script async src="%PLATFORM%/embed/%PUBLICATION%.js" data-popup="%POPUP%"></script>';

/** A file of a package, as the page server serves it. */
const packaged = (path: string): string => `/npm/${path}`;

/** The whole document. */
export function hostPage(name: string, page: HostPage): string {
  const { sheets = [], scripts = [], css = '', script = '', head = '', root = '' } = page;
  return `<!doctype html>
<html lang="en" ${root}>
<head>
<meta charset="utf-8" />
<title>${name}</title>
${sheets.map((path) => `<link rel="stylesheet" href="${packaged(path)}" />`).join('\n')}
<style>${css}${PLACE}</style>
${scripts.map((path) => `<script src="${packaged(path)}"></script>`).join('\n')}
<script>${script}</script>
${head}
${page.tag ?? TAG}
</head>
<body>${page.body ?? STAGE}</body>
</html>`;
}
