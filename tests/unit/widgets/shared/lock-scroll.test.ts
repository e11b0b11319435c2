import { afterEach, describe, expect, it } from 'vitest';
import { keepAbsent } from '../../../../widgets/shared/dialog/keep-absent.ts';
import { lockScroll } from '../../../../widgets/shared/dialog/lock-scroll.ts';

const html = document.documentElement;

afterEach(() => {
  for (const name of ['class', 'style']) html.removeAttribute(name);
});

describe('a page that stands still for a while', () => {
  it('has no style attribute afterwards, if it had none', () => {
    const unlock = lockScroll();
    expect(html.style.overflow).toBe('hidden');
    unlock();
    expect(html.hasAttribute('style')).toBe(false);
  });

  it('has its own style afterwards', () => {
    html.style.setProperty('color', 'red');
    lockScroll()();
    expect(html.getAttribute('style')).toBe('color: red;');
  });
});

describe('an attribute that was emptied', () => {
  it('goes where there was none', () => {
    const tidy = keepAbsent(html, 'class');
    html.classList.add('a');
    html.classList.remove('a');
    tidy();
    expect(html.hasAttribute('class')).toBe(false);
  });

  it.each(['', 'a'])('stays where there was %j', (value) => {
    html.className = value;
    keepAbsent(html, 'class')();
    expect(html.getAttribute('class')).toBe(value);
  });

  it('stays with what the page has put in meanwhile', () => {
    const tidy = keepAbsent(html, 'class');
    html.className = 'b';
    tidy();
    expect(html.getAttribute('class')).toBe('b');
  });
});
