/**
 * Most bytes of a file, by what it is for; `chunk` is what one request of an upload in parts carries.
 * (spec links-and-rules §9; readings.md)
 *
 * @decided The hex values hold. That of media is 20 GiB, though the words beside it say 12GB; the others are as many MiB
 * as the words say. Their order is that of the words.
 */
export const FILE_LIMITS = {
  podcast: 0x15e00000,
  media: 0x500000000,
  chunk: 0x3200000,
  general: 0x2bc00000,
} as const;

/** What a file is for, as far as its size goes. */
export type FileLimit = keyof typeof FILE_LIMITS;

/** Bytes of a mebibyte, which is what people call a megabyte of a file. (ISO 80000-13; spec links-and-rules §9) */
export const MEBIBYTE = 1_048_576;

const MEBIBYTES_OF_GIBIBYTE = 1_024;

/**
 * Whether a file of so many bytes may be stored. (spec links-and-rules §9)
 *
 * @decided An empty file is none, and neither is one whose size is no whole number.
 */
export function isFileSizeAllowed(bytes: number, limit: FileLimit): boolean {
  return Number.isSafeInteger(bytes) && bytes > 0 && bytes <= FILE_LIMITS[limit];
}

/**
 * How large a file may be, for people: '350 MB', '20 GB'. (spec links-and-rules §9)
 *
 * @decided MB and GB are the binary ones, as most systems show sizes.
 */
export function fileLimitLabel(limit: FileLimit): string {
  const megabytes = FILE_LIMITS[limit] / MEBIBYTE;
  return megabytes < MEBIBYTES_OF_GIBIBYTE
    ? `${megabytes} MB`
    : `${megabytes / MEBIBYTES_OF_GIBIBYTE} GB`;
}

/**
 * How many parts a file of so many bytes is uploaded in, each but the last of the full 50 MB; 0 when the size is no whole
 * number above 0. (spec links-and-rules §9)
 */
export function countChunks(bytes: number): number {
  return Number.isSafeInteger(bytes) && bytes > 0 ? Math.ceil(bytes / FILE_LIMITS.chunk) : 0;
}
