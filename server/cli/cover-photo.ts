import { measurePhoto, PhotoFault } from './measure-photo.ts';
import { print } from './io.ts';
import type { CliIo } from './io.ts';

/** What was typed about a cover photo; text of a photo that is named is known to be an address. */
interface TypedPhoto {
  cover_photo_url?: string;
  cover_photo_ratio?: string;
}

function note(reason: string): string {
  return `note: the cover photo could not be measured (${reason}), so it stands on top of the page: --cover-photo-ratio sets its width divided by its height\n`;
}

async function measure(io: CliIo, url: string): Promise<string> {
  try {
    return String(await measurePhoto(url));
  } catch (error) {
    if (!(error instanceof PhotoFault)) throw error;
    await print(io.stderr, note(error.message));
    return '';
  }
}

/**
 * What was typed, with the ratio of a new cover photo: measured here, where somebody waits for it, and not when a reader
 * asks. One that can't be measured is not known, and a line on stderr says what that means.
 */
export async function withPhotoRatio<Typed extends TypedPhoto>(
  io: CliIo,
  typed: Typed,
): Promise<Typed> {
  const url = typed.cover_photo_url?.trim();
  if (url === undefined || typed.cover_photo_ratio !== undefined) return typed;
  return { ...typed, cover_photo_ratio: url === '' ? '' : await measure(io, url) };
}
