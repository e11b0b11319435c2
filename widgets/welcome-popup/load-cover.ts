import { isSideImage } from '../../src/popup/cover-image.ts';

/** A photo that has arrived. */
export interface Cover {
  url: string;
  /** It stands at the side, else on top. */
  side: boolean;
}

/** Milliseconds that the popup waits for its photo; without it, it shows none: nothing moves once it stands. */
export const COVER_PATIENCE = 1_500;

/** Calls once, with the photo or without. Gives back what stops it. */
export function loadCover(url: string | null, settled: (cover: Cover | null) => void): () => void {
  if (!url) {
    settled(null);
    return () => {};
  }
  const image = new Image();
  const finish = (cover: Cover | null) => {
    stop();
    settled(cover);
  };
  const timer = setTimeout(() => finish(null), COVER_PATIENCE);
  const stop = () => {
    clearTimeout(timer);
    image.onload = image.onerror = null;
  };
  image.onload = () => finish({ url, side: isSideImage(image.naturalWidth, image.naturalHeight) });
  image.onerror = () => finish(null);
  image.src = url;
  return stop;
}
