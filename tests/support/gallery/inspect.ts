/** What is looked at in the browser, through every shadow root. Each function is sent there by itself. */

/** Controls whose target is smaller than 24 by 24 CSS pixels, but for links within a sentence (WCAG 2.5.8). */
export function smallTargets(): string[] {
  const roots = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []);
  const controls = [document, ...roots].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
  ]);
  const inSentence = (each: HTMLElement) =>
    each.matches('a') &&
    getComputedStyle(each).display === 'inline' &&
    each.parentElement?.textContent?.trim() !== each.textContent?.trim();
  return controls
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !inSentence(each))
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ each, box }) => `${each.textContent || each.id}: ${box.width} × ${box.height}`);
}

/** What is cut off, stands outside, scrolls sideways, or can't be reached by scrolling (WCAG 1.4.4, 1.4.10, 1.4.12). */
export function lostParts(): string[] {
  const roots: (Document | ShadowRoot)[] = [
    document,
    ...[...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []),
  ];
  const all = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('body *, .root *')]);
  const name = (each: Element) =>
    `${each.localName}.${each.className} '${each.textContent?.slice(0, 30)}'`;
  const shown = all.filter(
    (each) =>
      each.checkVisibility({ visibilityProperty: true }) && !each.closest('.visually-hidden, svg'),
  );
  const page = document.scrollingElement;
  const sideways = [page, ...shown.filter((each) => each.matches('dialog'))].filter(
    (each) => each && each.scrollWidth > each.clientWidth + 1,
  );
  const outside = shown.filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1);
  });
  const clipped = shown.filter((each) => {
    const { overflowX, overflowY } = getComputedStyle(each);
    const clips = overflowX !== 'visible' && overflowY !== 'auto' && !each.matches('input, select');
    return clips && each.scrollWidth > each.clientWidth + 1;
  });
  const spilled = shown.filter(
    (each) =>
      each.matches('button, .button, h1, h2, p, label, .note') &&
      (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3) &&
      getComputedStyle(each).display !== 'inline' &&
      // A quote that ends in an ellipsis is cut on purpose, and heard whole.
      getComputedStyle(each).webkitLineClamp === 'none',
  );
  const covered = shown.filter((each) => {
    if (!each.matches('a[href], button, input:not([hidden], [type=hidden])')) return false;
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = each.getClientRects();
    if (!box) return true;
    const root = each.getRootNode() as Document | ShadowRoot;
    const top = root.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !each.contains(top);
  });
  return [
    ...sideways.map((each) => `scrolls sideways: ${each ? name(each) : ''}`),
    ...outside.map((each) => `stands outside: ${name(each)}`),
    ...clipped.map((each) => `is clipped: ${name(each)}`),
    ...spilled.map((each) => `spills over: ${name(each)}`),
    ...covered.map((each) => `can't be reached: ${name(each)}`),
  ];
}

/** Spaces text as a reader's own style may (WCAG 1.4.12). */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
  const roots = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []);
  for (const root of [document, ...roots]) root.adoptedStyleSheets.push(sheet);
}

/** Animations that run, in every root. */
export function runningAnimations(): string[] {
  const roots = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []);
  return [document, ...roots]
    .flatMap((root) => root.getAnimations())
    .filter(({ playState }) => playState === 'running')
    .map((each) => (each as CSSAnimation).animationName ?? 'transition');
}

/** In forced colours: controls without a line around them or under their words, and signs that can't be seen. */
export function unseenInForcedColours(): string[] {
  const roots = [...document.querySelectorAll('*')].flatMap((each) => each.shadowRoot ?? []);
  const find = (selector: string) =>
    [document, ...roots]
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
      .filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const canvas = getComputedStyle(document.body).backgroundColor;
  const name = (each: Element) => `${each.localName}.${each.getAttribute('class')}`;
  const bare = find('button, input, a.button').filter((each) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, textDecorationLine } =
      getComputedStyle(each);
    const lined =
      borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== canvas;
    const icon = each.querySelector('svg');
    return !lined && textDecorationLine === 'none' && !icon && each.ariaDisabled !== 'true';
  });
  const signs = find('svg').filter((each) => getComputedStyle(each).stroke === canvas);
  return [...bare, ...signs].map(name);
}
