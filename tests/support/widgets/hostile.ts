/** Text that would like to be markup. */
export const HOSTILE =
  `</script><script class="injected">alert(1)</script><img src=x onerror=alert(1)>` +
  `"'><b class="injected">&lt;</b></title></body>\u2028\u2029{name}$&`;

/** Keys whose text a visitor or a publisher chooses; the others are the server's own. */
const CHOSEN = new Set(['name', 'hero_text', 'email', 'subject', 'text', 'title', 'msg', 'to']);

function replace(value: unknown, key: string, top: boolean): unknown {
  if (typeof value === 'string') return CHOSEN.has(key) && !top ? HOSTILE : value;
  if (Array.isArray(value)) return value.map((each) => replace(each, key, false));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      replace(each, name, top && name === 'name'),
    ]),
  );
}

/** The same page with hostile text wherever people choose the words. */
export function hostile<Page extends { name: string }>(page: Page): Page {
  return { ...(replace(page, '', false) as Page), name: page.name };
}
