import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE = 50;

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Asks an address until it answers well: true; or until the signal aborts: false. */
export async function waitUntilAnswers(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (await answers(url, signal)) return true;
    await sleep(PAUSE, null, { signal }).catch(() => null);
  }
  return false;
}
