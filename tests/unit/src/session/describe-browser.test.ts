import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeBrowser } from '../../../../src/session/describe-browser.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; K)';

describe('a browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
    [`${MAC} ${WEBKIT} Version/26.0 Safari/605.1.15`, 'Safari', 'macOS'],
    [`${WINDOWS} ${BLINK} Safari/537.36`, 'Chrome', 'Windows'],
    [`${WINDOWS} ${BLINK} Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`${WINDOWS} ${BLINK} Safari/537.36 OPR/124.0.0.0`, 'Opera', 'Windows'],
    [`${IPHONE} ${WEBKIT} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
    [`${IPHONE} ${WEBKIT} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
    [`${IPHONE} ${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
    [`${ANDROID} ${BLINK} SamsungBrowser/29.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`, 'Chrome', 'ChromeOS'],
    ['curl/8.14', null, null],
    ['', null, null],
  ])('%s', (header, browser, system) => {
    expect(describeBrowser(header)).toEqual({ browser, system });
  });

  it('is never called what a visitor wrote', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        const { browser, system } = describeBrowser(header);
        for (const name of [browser, system]) expect(name ?? 'none').toMatch(/^[A-Za-z ]+$/u);
      }),
    );
  });
});
