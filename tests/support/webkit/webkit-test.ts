import type { WebDriver, WebElement } from 'selenium-webdriver';
import { WEBKIT, findBrowser } from '../../../scripts/test/browsers.ts';
import { test as base } from '../widget-stage.ts';
import { until } from '../faults/until.ts';
import { startWebKit } from './start-webkit.ts';

/** A test with the stage of the widgets and a WebKit of its own worker. Playwright runs it; its own browsers rest. */
export const test = base.extend<object, { webkit: WebDriver }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const { driver, stop } = await startWebKit(findBrowser(WEBKIT) ?? WEBKIT.programs[0] ?? '');
      await use(driver);
      await stop();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

/** An element in a widget's shadow root, once it is there and seen. */
export function inWidget(webkit: WebDriver, widget: string, selector: string): Promise<WebElement> {
  const find = () =>
    webkit.executeScript<WebElement | null>(
      (host: string, inner: string) => {
        const found = document.querySelector(host)?.shadowRoot?.querySelector(inner);
        return found?.checkVisibility() ? found : null;
      },
      widget,
      selector,
    );
  return until(`${selector} in ${widget}`, find);
}

/** The words of a widget, as a reader sees them. */
export function wordsOf(webkit: WebDriver, widget: string): Promise<string> {
  return webkit.executeScript<string>((host: string) => {
    const root = document.querySelector(host)?.shadowRoot;
    return [...(root?.children ?? [])].map((part) => (part as HTMLElement).innerText).join('\n');
  }, widget);
}

/** What has the focus, through every shadow root: its id, or its words. */
export function focused(webkit: WebDriver): Promise<string> {
  return webkit.executeScript<string>(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.id || active?.ariaLabel || active?.textContent?.trim().slice(0, 40) || '';
  });
}

/** The picture of an element. What was changed is on the screen two frames later. */
export async function pictureOf(webkit: WebDriver, element: WebElement): Promise<string> {
  await webkit.executeAsyncScript((done: () => void) =>
    requestAnimationFrame(() => requestAnimationFrame(done)),
  );
  return element.takeScreenshot();
}
