import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPopupFlow } from '../../../../widgets/welcome-popup/welcome-popup.flow.ts';
import { widgetConfig } from '../../../support/widgets/widget-config.ts';
import type { SubscribeResponse } from '../../../../src/contracts/signup.contract.ts';

const ANSWER: SubscribeResponse = {
  email: 'ada@reader.example',
  prompt_to_login: false,
  subscription_id: 'sub_1',
  referral_token: 'ref_1',
  requires_confirmation: true,
  confirmation_secret: 'secret_1',
  resend_after: 60_000,
};

const navigate = vi.fn<(url: string) => void>();
let host: HTMLElement;
let stop: () => void;

async function start() {
  const kept = widgetConfig();
  const config = { ...kept.config, words: host.dataset };
  const flow = createPopupFlow({ host, config, navigate });
  stop = flow.start(() => {});
  flow.opened(true);
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  return { flow, ...kept };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(() => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
  host.remove();
  navigate.mockReset();
  document.cookie = 'flyleaf_dismissed=; path=/; max-age=0';
  vi.useRealTimers();
});

describe('an address is taken', () => {
  it('leads to the subscribe page, and says so', async () => {
    const { flow, emitted } = await start();
    expect(flow.submitted(ANSWER)).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(navigate).toHaveBeenCalledOnce();
    expect(navigate.mock.calls[0]?.[0]).toMatch(
      /^https:\/\/tide\.flyleaf\.example\/subscribe\?just_signed_up=true&later=true&/u,
    );
    expect(emitted('subscribed')).toEqual([
      {
        widget: 'welcome-popup',
        email: 'ada@reader.example',
        requires_confirmation: true,
        confirmed: false,
      },
    ]);
    expect(emitted('dismissed')).toEqual([{ widget: 'welcome-popup', reason: 'submit' }]);
  });

  it('stamps the time, marked as that of a sign-up', async () => {
    const { flow } = await start();
    flow.submitted(ANSWER);
    expect(document.cookie).toContain(`flyleaf_dismissed=s${Date.now()}`);
  });

  it('leads a paying address to sign-in after 30 ms, and counts no sign-up', async () => {
    const { flow, emitted } = await start();
    flow.submitted({ ...ANSWER, prompt_to_login: true });
    await vi.advanceTimersByTimeAsync(29);
    expect(navigate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(navigate.mock.calls[0]?.[0]).toContain('/account/login?redirect=');
    expect(emitted('subscribed')).toEqual([]);
  });

  it('goes when the page comes back from the back-forward cache', async () => {
    const { flow } = await start();
    flow.submitted(ANSWER);
    window.dispatchEvent(new Event('pageshow'));
    expect(host.isConnected).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(host.isConnected).toBe(false);
  });

  it('leaves no listener when it is stopped', async () => {
    const { flow } = await start();
    flow.submitted(ANSWER);
    stop();
    window.dispatchEvent(new Event('pageshow'));
    expect(host.isConnected).toBe(true);
  });
});
