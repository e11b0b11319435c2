import { isSideImage } from '../../src/popup/cover-image.ts';
import { loadDetails } from './details.tsx';
import { plainContent, plainPhoto } from './popup-content.ts';
import type { CoverPhoto } from '../shared/cover/cover.view.tsx';
import type { PopupConfig, PopupContent } from './popup-content.ts';

async function loadPhoto(url: string): Promise<CoverPhoto> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { url, side: isSideImage(image.naturalWidth, image.naturalHeight) };
}

/** Without what can't be had the popup shows what it has. */
async function detailsOrPlain(config: PopupConfig, host: Element) {
  const plain = { content: plainContent(config), photoUrl: plainPhoto(config) };
  return config.settings.cover ? loadDetails(config, host).catch(() => plain) : plain;
}

/** Tells what the popup shows each time it is more: the publication's details, then the photo. A script of its own. */
export async function gatherContent(
  config: PopupConfig,
  host: Element,
  tell: (content: PopupContent) => void,
): Promise<void> {
  const { content, photoUrl } = await detailsOrPlain(config, host);
  tell(content);
  if (photoUrl) tell({ ...content, photo: await loadPhoto(photoUrl) });
}
