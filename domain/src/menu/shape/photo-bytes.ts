/**
 * Reads photos by their bytes. Bhoj serves photos under its own address, so it takes a file only when all of it, from the first
 * byte to the last, is one picture as a browser's canvas writes it. Nothing may follow the picture, and nothing in it moves.
 */
import { PHOTO_SIZES } from './photo.ts';
import type { PhotoSize } from './photo.ts';
import type { PHOTO_TYPES } from './photo-types.ts';

export interface PhotoFacts {
  readonly contentType: (typeof PHOTO_TYPES)[number];
  /** In px. */
  readonly width: number;
  readonly height: number;
}

type Size = Pick<PhotoFacts, 'width' | 'height'>;

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
const big16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
const little16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
const little24 = (bytes: Uint8Array, at: number): number =>
  little16(bytes, at) | ((bytes[at + 2] ?? 0) << 16);
const little32 = (bytes: Uint8Array, at: number): number =>
  little24(bytes, at) + (bytes[at + 3] ?? 0) * 0x1_00_00_00;

/** Markers of a JPEG (ITU T.81, table B.1). */
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Frames that browsers draw: baseline, extended and progressive. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Tables of codes and of quantization, the restart interval, and a comment. */
const TABLES: readonly number[] = [0xc4, 0xdb, 0xdd, 0xfe];
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

/** Returns the place of the first marker behind a scan's data. FF 00 is a byte of the data, restarts are within it. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && (bytes[at + 1] === 0 || isRestart(bytes[at + 1] ?? 0)))
    at = bytes.indexOf(0xff, at + 2);
  return at === -1 ? bytes.length : at;
}

/** Returns the size that a frame's segment says; null where its length is not that of its components. */
function frameAt(bytes: Uint8Array, at: number, length: number): Size | null {
  const components = bytes[at + 9] ?? 0;
  if (components === 0 || length !== 8 + 3 * components) return null;
  return { height: big16(bytes, at + 5), width: big16(bytes, at + 7) };
}

/** Reads a JPEG: segments, one frame among them, then scans and their tables, and the end as the last two bytes. */
function readJpeg(bytes: Uint8Array): Size | null {
  let frame: Size | null = null;
  let hasScan = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const length = big16(bytes, at + 2);
    const after = at + 2 + length;
    if (length < 2 || after > bytes.length) return null;
    if (FRAMES.includes(marker)) {
      if (frame !== null) return null;
      frame = frameAt(bytes, at, length);
      if (frame === null) return null;
    } else if (marker === SCAN) {
      if (frame === null) return null;
      hasScan = true;
    } else if (!TABLES.includes(marker) && !isApplication(marker)) return null;
    at = marker === SCAN ? scanEnd(bytes, after) : after;
  }
  const isWhole = at === bytes.length - 2 && bytes[at] === 0xff && bytes[at + 1] === END;
  return hasScan && isWhole ? frame : null;
}

interface Chunk {
  readonly kind: string;
  /** The place of its data. */
  readonly at: number;
  readonly length: number;
}

/** Returns the chunks of a RIFF file; null unless they fill it, each of even length, to its last byte. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
  if (little32(bytes, 4) !== bytes.length - 8) return null;
  const chunks: Chunk[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = little32(bytes, at + 4);
    chunks.push({ kind: ascii(bytes, at, 4), at: at + 8, length });
    at += 8 + length;
    if (length % 2 === 1) {
      if (bytes[at] !== 0) return null;
      at += 1;
    }
  }
  return at === bytes.length ? chunks : null;
}

/** A key frame begins with a bit of 0; the start code and the size follow its tag of three bytes (RFC 6386, section 9.1). */
function lossySize(bytes: Uint8Array, { at, length }: Chunk): Size | null {
  const isKeyFrame = ((bytes[at] ?? 1) & 1) === 0 && ascii(bytes, at + 3, 3) === '\x9d\x01\x2a';
  if (length < 10 || !isKeyFrame) return null;
  return { width: little16(bytes, at + 6) & 0x3fff, height: little16(bytes, at + 8) & 0x3fff };
}

/** One byte of signature, then width and height less 1 in 14 bits each (RFC 9649, section 3.4). */
function losslessSize(bytes: Uint8Array, { at, length }: Chunk): Size | null {
  if (length < 5 || bytes[at] !== 0x2f) return null;
  const [a, b] = [little16(bytes, at + 1), little24(bytes, at + 2)];
  return { width: (a & 0x3fff) + 1, height: ((b >> 6) & 0x3fff) + 1 };
}

/** The chunks of a picture that stands still. A canvas writes neither Exif nor XMP; ANIM and ANMF move. */
const STILL: readonly (readonly string[])[] = [
  ['VP8 '],
  ['VP8L'],
  ['VP8X', 'VP8 '],
  ['VP8X', 'VP8L'],
  ['VP8X', 'ALPH', 'VP8 '],
  ['VP8X', 'ICCP', 'VP8 '],
  ['VP8X', 'ICCP', 'VP8L'],
  ['VP8X', 'ICCP', 'ALPH', 'VP8 '],
];
const ANIMATION = 0x02;

/** Reads a WebP: a picture alone, or after the chunk that says what else it has (RFC 9649). */
function readWebp(bytes: Uint8Array): Size | null {
  const chunks = chunksOf(bytes);
  const kinds = chunks?.map(({ kind }) => kind).join();
  const picture = chunks?.at(-1);
  const first = chunks?.at(0);
  if (picture === undefined || first === undefined) return null;
  if (!STILL.some((still) => still.join() === kinds)) return null;
  const size = picture.kind === 'VP8L' ? losslessSize(bytes, picture) : lossySize(bytes, picture);
  if (first === picture || size === null) return size;
  const says = { width: little24(bytes, first.at + 4) + 1, height: little24(bytes, first.at + 7) + 1 };
  const isSame = says.width === size.width && says.height === size.height;
  const isStill = first.length === 10 && ((bytes[first.at] ?? 0) & ANIMATION) === 0;
  return isSame && isStill ? size : null;
}

/** Returns type and size of a photo from its bytes; null when they are not one whole JPEG or WebP that stands still. */
export function readPhoto(bytes: Uint8Array): PhotoFacts | null {
  const isJpeg = bytes[0] === 0xff && bytes[1] === START;
  const isWebp = ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP';
  const size = isJpeg ? readJpeg(bytes) : isWebp ? readWebp(bytes) : null;
  if (size === null || size.width === 0 || size.height === 0) return null;
  return { contentType: isJpeg ? 'image/jpeg' : 'image/webp', ...size };
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
