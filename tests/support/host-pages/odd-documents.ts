import { FORM, TAG } from './host-page.ts';

const HEAD = '<meta charset="utf-8" /><title>An odd document</title>';

/** Documents that are not what a browser makes of a usual page; whole, since the head and the body are what is odd. */
export const ODD_DOCUMENTS: Readonly<Record<string, string>> = {
  quirks: `<html><head>${HEAD}${TAG}</head><body>${FORM}</body></html>`,
  xhtml: `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head>${HEAD}
<script async="async" src="%PLATFORM%/embed/%PUBLICATION%.js" data-popup="%POPUP%"></script></head>
<body>${FORM}</body></html>`,
  'without-body': `<!doctype html><html lang="en"><head>${HEAD}
<script>
  addEventListener('DOMContentLoaded', function () {
    var form = document.querySelector('flyleaf-subscribe-form');
    document.documentElement.append(form);
    document.body.remove();
  });
</script>${TAG}</head><body>${FORM}</body></html>`,
  'sandboxed-inside': `<!doctype html><html lang="en"><head>${HEAD}${TAG}</head><body>${FORM}</body></html>`,
  sandboxed: `<!doctype html><html lang="en"><head>${HEAD}</head><body>
<iframe sandbox="allow-scripts" width="700" height="700" src="/sandboxed-inside?POPUP=%POPUP%"></iframe></body></html>`,
  'document-domain': `<!doctype html><html lang="en"><head>${HEAD}
<script>document.domain = 'localhost';</script>${TAG}</head><body>${FORM}</body></html>`,
};
