import { emitFrom } from './emit-from.ts';
import { importWidget } from './import-widget.ts';
import { promisedSettings } from './settings.ts';
import { READER_KEY } from '../src/contracts/reader-keys.ts';
import type { KnownReader } from '../src/contracts/embed.ts';

/**
 * The hand-back code that the reader brought; it is the last thing in the fragment. It is taken out of the address before
 * anything else reads that, and what stands before it stays.
 */
const [address, code] = location.href.split(/[#&]flyleaf-hand-back=/);
if (code) history.replaceState(history.state, '', address);

async function find(): Promise<KnownReader> {
  const settings = await promisedSettings;
  const emit = emitFrom(document);
  let known: KnownReader = { viewer: { level: 'anonymous' } };
  try {
    if (code || localStorage[READER_KEY + settings.publication.subdomain]) {
      // What holds unless they can be asked about.
      known.spared = true;
      known = await (await importWidget(settings, 'reader')).know(settings, code, emit);
    }
  } catch {
    // Storage is refused, where nothing was kept; or a reader who is signed in can't be asked about.
  }
  emit('viewer', known.viewer);
  return known;
}

/** Who reads; never rejects, but where there are no settings. Strangers cost no call and no script. */
export let reader: Promise<KnownReader>;

export function findReader(): void {
  reader = find();
}
