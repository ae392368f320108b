import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { PHOTO_SIZES } from './photo.ts';
import type { PhotoSize } from './photo.ts';

/**
 * A photo's id is a hash of its restaurant and its bytes: nobody can guess it, and the same photo always has the same
 * id.
 */
export const photoIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const PHOTO_TYPES = ['image/jpeg', 'image/webp'] as const;

/** The base64 text of a photo. Its limit follows from the limit in bytes: four characters hold three bytes. */
export const photoBytesSchema = (size: PhotoSize) =>
  z
    .string()
    .min(1)
    .max(Math.ceil(PHOTO_SIZES[size].maxBytes / 3) * 4)
    .pipe(z.base64());

/** `photos/{photoId}`: a dish's photo in both sizes, in base64. Only the function `photo` reads it. */
export const photoSchema = z.object({
  restaurantId: z.string(),
  contentType: z.enum(PHOTO_TYPES),
  width: z.int().min(1),
  height: z.int().min(1),
  detail: photoBytesSchema('detail'),
  small: photoBytesSchema('small'),
  createdAt: timestamp(),
  /** The time at which it is deleted if no dish shows it; null while a dish does. */
  expireAt: timestamp().nullable(),
});
export type Photo = z.output<typeof photoSchema>;

export interface PhotoFacts {
  readonly contentType: (typeof PHOTO_TYPES)[number];
  /** In px. */
  readonly width: number;
  readonly height: number;
}

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const big16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const little16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
const little24 = (bytes: Uint8Array, at: number): number =>
  little16(bytes, at) | ((bytes[at + 2] ?? 0) << 16);

/** True for start-of-frame markers: C0 to CF without the three that mark tables (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readJpeg(bytes: Uint8Array): PhotoFacts | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      return { contentType: 'image/jpeg', height: big16(bytes, at + 5), width: big16(bytes, at + 7) };
    }
    const length = big16(bytes, at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** Reads the three forms of a RIFF container: lossy, lossless, extended (RFC 9649). */
function readWebp(bytes: Uint8Array): PhotoFacts | null {
  const contentType = 'image/webp';
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return { contentType, width: little16(bytes, 26) & 0x3fff, height: little16(bytes, 28) & 0x3fff };
    case 'VP8L': {
      const [a, b] = [little16(bytes, 21), little24(bytes, 22)];
      return { contentType, width: (a & 0x3fff) + 1, height: ((b >> 6) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { contentType, width: little24(bytes, 24) + 1, height: little24(bytes, 27) + 1 };
    default:
      return null;
  }
}

/** Returns type and size of an image from its bytes; null when it is neither JPEG nor WebP. */
export function readPhoto(bytes: Uint8Array): PhotoFacts | null {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const isWebp = ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP' && bytes.length >= 30;
  const facts = isJpeg ? readJpeg(bytes) : isWebp ? readWebp(bytes) : null;
  return facts !== null && facts.width > 0 && facts.height > 0 ? facts : null;
}

/** The largest side and size of a photo. */
export interface PhotoLimits {
  /** In px. */
  readonly maxSide: number;
  readonly maxBytes: number;
}

/** True when the bytes are a photo within the limits. */
export function fitsLimits(bytes: Uint8Array, { maxSide, maxBytes }: PhotoLimits): boolean {
  const facts = readPhoto(bytes);
  return facts !== null && bytes.length <= maxBytes && Math.max(facts.width, facts.height) <= maxSide;
}

/** True when the bytes are a photo that Bhoj accepts for this size. */
export const fitsSize = (bytes: Uint8Array, size: PhotoSize): boolean => fitsLimits(bytes, PHOTO_SIZES[size]);
