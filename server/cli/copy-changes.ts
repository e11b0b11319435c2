import { loadEnglish } from '../pages/load-pages.ts';
import { DIST_FOLDER } from '../platform/dist-folder.ts';
import { faultOf, refuseFields } from '../publications/parse-fields.ts';
import { parseCopyChange } from '../publications/publisher-copy.ts';
import type { Copy, CopyChange } from '../publications/publisher-copy.ts';
import { signupEmailMessages } from '../signup/signup.emails.messages.ts';

/** Every text that a publisher may replace. The widgets' are in the build. */
async function readCopy(): Promise<Copy> {
  const { copy } = await loadEnglish(DIST_FOLDER);
  return { ...copy, mail: signupEmailMessages };
}

/** The texts among a command's options. A FlyleafError lists every fault. */
export async function copyChangesOf(
  options: Readonly<Record<string, unknown>>,
): Promise<CopyChange[]> {
  const typed = options['copy'] as readonly string[];
  if (typed.length === 0) return [];
  const copy = await readCopy();
  const faults: ReturnType<typeof faultOf>[] = [];
  const changes = typed.flatMap((each) => {
    try {
      return [parseCopyChange(each, copy)];
    } catch (error) {
      faults.push(faultOf('copy', error));
      return [];
    }
  });
  if (faults.length > 0) throw refuseFields(faults);
  return changes;
}
