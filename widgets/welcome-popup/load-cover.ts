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
  let tell = (cover: Cover | null) => {
    stop();
    settled(cover);
  };
  const timer = setTimeout(() => tell(null), COVER_PATIENCE);
  const stop = () => {
    clearTimeout(timer);
    tell = () => {};
  };
  if (!url) tell(null);
  else {
    const image = new Image();
    image.src = url;
    image.decode().then(
      () => tell({ url, side: isSideImage(image.naturalWidth, image.naturalHeight) }),
      () => tell(null),
    );
  }
  return stop;
}
