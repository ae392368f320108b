import { describe, expect, it } from 'vitest';
import {
  chunk,
  extended,
  JPEG_END,
  JPEG_START,
  jpegBytes,
  jpegFrame,
  jpegScan,
  lossless,
  lossy,
  segment,
  webpBytes,
} from '../../fixtures/photo-bytes.ts';
import { fitsSize, readPhoto } from './photo-bytes.ts';

const text = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0));
const jpeg = (...parts: readonly (readonly number[])[]) =>
  Uint8Array.from([...JPEG_START, ...parts.flat(), ...JPEG_END]);
const behind = (bytes: Uint8Array, more: readonly number[]) => Uint8Array.from([...bytes, ...more]);
const anyFrame = jpegFrame(960, 640);
const anyScan = jpegScan([1, 2, 3]);
const PAGE = text('<script>alert(1)</script>');
const ZIP = text('PK\u0003\u0004 and PK\u0005\u0006');

describe('a photo', () => {
  it.each([
    ['baseline', jpeg(anyFrame, anyScan)],
    ['extended', jpeg(jpegFrame(960, 640, 0xc1), anyScan)],
    ['of several scans', jpeg(jpegFrame(960, 640, 0xc2), anyScan, segment(0xc4, [0, 1]), anyScan)],
    [
      'with the bytes FF 00 and with restarts in its data',
      jpeg(anyFrame, jpegScan([0xff, 0, 1, 0xff, 0xd0, 2, 0xff, 0xd7, 3])),
    ],
    [
      'with all that comes before a frame',
      jpeg(
        segment(0xe0, text('JFIF')),
        segment(0xe1, text('Exif')),
        segment(0xfe, [1]),
        segment(0xdb, [0]),
        anyFrame,
        segment(0xdd, [0, 4]),
        anyScan,
      ),
    ],
    ['of no data', jpeg(anyFrame, jpegScan([]))],
  ])('is a JPEG %s', (_, bytes) => {
    expect(readPhoto(bytes)).toEqual({ contentType: 'image/jpeg', width: 960, height: 640 });
  });

  it.each([
    ['lossy', webpBytes(lossy(960, 640))],
    ['lossless', webpBytes(lossless(960, 640))],
    ['extended, lossy', webpBytes(extended(960, 640), lossy(960, 640))],
    ['extended, lossless', webpBytes(extended(960, 640), lossless(960, 640))],
    ['see-through', webpBytes(extended(960, 640, 0x10), chunk('ALPH', [1, 2, 3]), lossy(960, 640))],
    ['with colours of its own', webpBytes(extended(960, 640, 0x20), chunk('ICCP', [1]), lossless(960, 640))],
    [
      'with both',
      webpBytes(extended(960, 640, 0x30), chunk('ICCP', [1]), chunk('ALPH', [1]), lossy(960, 640)),
    ],
  ])('is a WebP %s', (_, bytes) => {
    expect(readPhoto(bytes)).toEqual({ contentType: 'image/webp', width: 960, height: 640 });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a PDF', Uint8Array.from(text('%PDF-1.7'))],
    ['a PNG', Uint8Array.from([0x89, ...text('PNG')])],
    ['a GIF', Uint8Array.from(text('GIF89a'))],
    ['HTML', Uint8Array.from(PAGE)],
    ['a WAV', Uint8Array.from([...text('RIFF'), 4, 0, 0, 0, ...text('WAVE')])],
  ])('is not %s', (_, bytes) => expect(readPhoto(bytes)).toBeNull());
});

describe('a JPEG is refused', () => {
  const whole = jpeg(anyFrame, anyScan);

  it('wherever it ends too early', () => {
    const cuts = Array.from(whole, (_, length) => readPhoto(whole.subarray(0, length)));
    expect(cuts).toEqual(cuts.map(() => null));
  });

  it.each([
    ['a page behind it', behind(whole, PAGE)],
    ['an archive behind it', behind(whole, ZIP)],
    ['a single byte behind it', behind(whole, [0])],
    ['a page behind it and another end', behind(whole, [...PAGE, ...JPEG_END])],
    ['a second picture behind it', behind(whole, Array.from(whole))],
    ['a second frame after the first', jpeg(anyFrame, jpegFrame(1, 1), anyScan)],
    ['a second frame after a scan', jpeg(anyFrame, anyScan, anyFrame, anyScan)],
    ['a second start', jpeg(JPEG_START, anyFrame, anyScan)],
    ['a second start with a length', jpeg(segment(0xd8), anyFrame, anyScan)],
    ['a second start in its data', jpeg(anyFrame, jpegScan([1, 0xff, 0xd8, 2]))],
    ['no frame', jpeg(segment(0xe0), segment(0xdb, [0]))],
    ['a scan before the frame', jpeg(anyScan, anyFrame)],
    ['no scan', jpeg(anyFrame)],
    ['a frame that no browser draws', jpeg(jpegFrame(960, 640, 0xc3), anyScan)],
    ['a later number of lines', jpeg(anyFrame, anyScan, segment(0xdc, [1, 0]))],
    ['a frame of no components', jpeg(segment(0xc0, [8, 1, 0, 1, 0, 0]), anyScan)],
    ['a frame longer than its components', jpeg(segment(0xc0, [8, 1, 0, 1, 0, 1, 1, 0x11, 0, 9]), anyScan)],
    ['a segment of no length', jpeg([0xff, 0xe0, 0, 0], anyFrame, anyScan)],
    ['a segment longer than the file', jpeg([0xff, 0xe0, 0xff, 0xff], anyFrame, anyScan)],
    ['bytes between two segments', jpeg(segment(0xe0), [0], anyFrame, anyScan)],
    ['no height', jpeg(jpegFrame(960, 0), anyScan)],
    ['no width', jpeg(jpegFrame(0, 640), anyScan)],
  ])('for %s', (_, bytes) => expect(readPhoto(bytes)).toBeNull());
});

describe('a WebP is refused', () => {
  const whole = webpBytes(extended(960, 640), lossy(960, 640));
  const moving = chunk('ANMF', [0, 0]);
  const sized = (bytes: Uint8Array, by: number) => {
    const changed = Uint8Array.from(bytes);
    changed[4] = (changed[4] ?? 0) + by;
    return changed;
  };

  it('wherever it ends too early', () => {
    const cuts = Array.from(whole, (_, length) => readPhoto(whole.subarray(0, length)));
    expect(cuts).toEqual(cuts.map(() => null));
  });

  it.each([
    ['a page behind it', behind(whole, PAGE)],
    ['an archive behind it', behind(whole, ZIP)],
    ['a page behind it that its length counts', sized(behind(whole, PAGE), PAGE.length)],
    ['a length below its own', sized(whole, -2)],
    ['a page in a chunk of its own', webpBytes(extended(960, 640), lossy(960, 640), chunk('HTML', PAGE))],
    [
      'a page in place of the filling byte',
      webpBytes(extended(960, 640), [...chunk('ICCP', [1]).slice(0, -1), 60], lossy(960, 640)),
    ],
    ['Exif', webpBytes(extended(960, 640, 0x08), lossy(960, 640), chunk('EXIF', PAGE))],
    ['XMP', webpBytes(extended(960, 640, 0x04), lossy(960, 640), chunk('XMP ', PAGE))],
    ['a second picture', webpBytes(lossy(960, 640), lossy(960, 640))],
    ['a second picture of another kind', webpBytes(extended(960, 640), lossy(960, 640), lossless(960, 640))],
    ['the mark of an animation', webpBytes(extended(960, 640, 0x02), lossy(960, 640))],
    ['an animation', webpBytes(extended(960, 640, 0x02), chunk('ANIM', [0, 0, 0, 0, 0, 0]), moving, moving)],
    ['an animation beside a picture', webpBytes(extended(960, 640), moving, lossy(960, 640))],
    ['no picture', webpBytes(extended(960, 640))],
    ['no chunk', webpBytes()],
    ['a kind that is not known', webpBytes(chunk('VP9 ', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))],
    ['another width than its first chunk says', webpBytes(extended(961, 640), lossy(960, 640))],
    ['another height than its first chunk says', webpBytes(extended(960, 641), lossless(960, 640))],
    ['a first chunk of another length', webpBytes(chunk('VP8X', Array(12).fill(0)), lossy(1, 1))],
    ['a frame that builds on another', webpBytes(chunk('VP8 ', [1, 0, 0, 0x9d, 1, 0x2a, 1, 0, 1, 0]))],
    ['a frame without its start code', webpBytes(chunk('VP8 ', [0, 0, 0, 0, 1, 0x2a, 1, 0, 1, 0]))],
    ['a frame cut short', webpBytes(chunk('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 1, 0]))],
    ['a lossless picture without its sign', webpBytes(chunk('VP8L', [0, 0, 0, 0, 0]))],
    ['a lossless picture cut short', webpBytes(chunk('VP8L', [0x2f, 0, 0, 0]))],
    ['no width', webpBytes(lossy(0, 640))],
  ])('for %s', (_, bytes) => expect(readPhoto(bytes)).toBeNull());
});

it('accepts a photo for a size by its pixels and its bytes', () => {
  expect(fitsSize(jpegBytes(960, 640, 150_000), 'detail')).toBe(true);
  expect(fitsSize(jpegBytes(961, 640), 'detail')).toBe(false);
  expect(fitsSize(jpegBytes(640, 961), 'detail')).toBe(false);
  expect(fitsSize(jpegBytes(960, 640, 150_001), 'detail')).toBe(false);
  expect(fitsSize(jpegBytes(264, 264, 30_000), 'small')).toBe(true);
  expect(fitsSize(jpegBytes(265, 264), 'small')).toBe(false);
});
