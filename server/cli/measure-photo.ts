import { imageSize } from 'image-size';
import { isRatio } from '../publications/field-parsers.ts';
import { reasonOf } from '../platform/start-error.ts';

/** How long, and how much of a picture, is waited for. */
export interface PhotoLimits {
  /** Milliseconds for the whole of it. */
  time: number;
  /** Bytes that are read; pictures say their size early. */
  bytes: number;
}

const LIMITS: PhotoLimits = { time: 10_000, bytes: 8 * 1024 * 1024 };
/** Orientations of photos (EXIF) from here on lie on their side: browsers turn them. */
const FIRST_TURNED = 5;
const FRACTION_DIGITS = 4;

/** Why a picture could not be measured, as the end of a sentence. */
export class PhotoFault extends Error {
  override readonly name = 'PhotoFault';
}

/** The first bytes of a body; the rest is not waited for. */
async function firstBytes(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= most) break;
  }
  // A copy: `image-size` reads past the end of a view.
  return new Uint8Array(Buffer.concat(chunks).subarray(0, most));
}

async function download(url: string, { time, bytes }: PhotoLimits): Promise<Uint8Array> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(time) });
    if (answer.ok && answer.body !== null) return await firstBytes(answer.body, bytes);
    await answer.body?.cancel();
    throw new PhotoFault(`the answer is ${answer.status}`);
  } catch (error) {
    if (error instanceof PhotoFault) throw error;
    if (error instanceof Error && error.name === 'TimeoutError') {
      throw new PhotoFault(`it took longer than ${time / 1_000} seconds`);
    }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new PhotoFault(reasonOf(cause));
  }
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation >= FIRST_TURNED ? { width: height, height: width } : { width, height };
  } catch {
    throw new PhotoFault('it is no picture whose size can be read');
  }
}

/** Width by height of the picture at an address, as browsers show it. PhotoFault says why it is not known. */
export async function measurePhoto(url: string, limits: PhotoLimits = LIMITS): Promise<number> {
  const { width, height } = sizeOf(await download(url, limits));
  const ratio = Number((width / height).toFixed(FRACTION_DIGITS));
  if (isRatio(ratio)) return ratio;
  throw new PhotoFault(`it is ${width} by ${height}`);
}
