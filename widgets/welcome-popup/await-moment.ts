import type { PopupTiming } from '../../src/contracts/embed.ts';

/** Hundredths of the page's height that stand above the lower edge of the screen. */
function scrolled(): number {
  const { scrollHeight } = document.documentElement;
  return (100 * (scrollY + innerHeight)) / scrollHeight;
}

/** The pointer went up and out: to the tabs or the address. */
const isLeaving = ({ relatedTarget, clientY }: MouseEvent): boolean =>
  relatedTarget === null && clientY <= 0;

/** Calls once at the first of a publisher's moments. Gives back what stops it. */
export function awaitMoment({ seconds, depth, exit }: PopupTiming, came: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    ended.abort();
  };
  const come = () => {
    stop();
    came();
  };
  const look = () => depth && scrolled() >= depth && come();
  if (seconds) timer = setTimeout(come, seconds * 1_000);
  if (exit) {
    const left = (event: MouseEvent) => isLeaving(event) && come();
    document.addEventListener('mouseout', left, { signal });
  }
  if (depth) addEventListener('scroll', look, { passive: true, signal });
  return stop;
}
