import type { Stack } from './stack.ts';

interface ExportedSubscriber {
  email: string;
  state: string;
}

/** The state of a reader in the publisher's export; null for none. */
export async function subscriberState(stack: Stack, address: string): Promise<string | null> {
  const lines = await stack.flyleaf('subscribers', 'export', 'demo', '--json');
  const readers = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ExportedSubscriber);
  return readers.find((reader) => reader.email === address)?.state ?? null;
}
