import { describe, expect, it } from 'vitest';
import { photoAt, photoChanges, photoHref } from './photo.ts';
import { fitsSize, readPhoto } from './photo.schema.ts';

const id = 'AbCdEfGhIjKlMnOpQrSt_-';
const letters = (text: string) => text.split('').map((letter) => letter.charCodeAt(0));
const padded = (bytes: readonly number[], length = 64) => {
  const whole = new Uint8Array(length);
  whole.set(bytes);
  return whole;
};
/** A JPEG segment: marker, length, precision, height, width, one component. */
const frame = (marker: number, width: number, height: number) =>
  [0xff, marker, 0, 11, 8].concat([height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
/** A JPEG with an application segment before the frame, as cameras and canvases write it. */
const jpeg = (width: number, height: number, length?: number, marker = 0xc0) =>
  padded([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame(marker, width, height)], length);
const webp = (kind: string, facts: readonly number[]) =>
  padded([...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBP'), ...letters(kind), ...facts]);

describe('the address of a photo', () => {
  it('is read back as the same photo, in either size', () => {
    expect(photoAt(photoHref(id, 'detail'))).toEqual({ photoId: id, size: 'detail' });
    expect(photoAt(photoHref(id, 'small'))).toEqual({ photoId: id, size: 'small' });
  });

  it.each([
    '/photos/',
    '/photos/x',
    `/photos/${id}/large`,
    `/photos/${id}/small/`,
    `/photo/${id}`,
    `//${id}`,
  ])('is not recognised in %s', (path) => expect(photoAt(path)).toBeNull());
});

describe('readPhoto', () => {
  it.each([
    ['baseline JPEG', jpeg(960, 640), 'image/jpeg', 960, 640],
    ['progressive JPEG', jpeg(300, 1, 64, 0xc2), 'image/jpeg', 300, 1],
    [
      'lossy WebP',
      webp('VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0xc0, 3, 0x80, 2]),
      'image/webp',
      960,
      640,
    ],
    ['lossless WebP', webp('VP8L', [0, 0, 0, 0, 0x2f, 0xbf, 0xc3, 0x9f, 0]), 'image/webp', 960, 640],
    [
      'extended WebP',
      webp('VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0xbf, 3, 0, 0x7f, 2, 0]),
      'image/webp',
      960,
      640,
    ],
  ] as const)('knows a %s', (_, bytes, contentType, width, height) => {
    expect(readPhoto(bytes)).toEqual({ contentType, width, height });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a PDF', padded(letters('%PDF-1.7'))],
    ['a PNG', padded([0x89, ...letters('PNG')])],
    ['HTML', padded(letters('<script>alert(1)</script>'))],
    ['a JPEG that ends before its frame', padded([0xff, 0xd8, 0xff, 0xe0, 0, 4], 6)],
    ['a JPEG whose segment has no length', padded([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
    ['a JPEG of no height', jpeg(10, 0)],
    ['a WAV', padded([...letters('RIFF'), 0, 0, 0, 0, ...letters('WAVE')])],
    ['a WebP of no known kind', webp('VP9 ', [])],
    ['a WebP cut short', webp('VP8 ', []).subarray(0, 20)],
  ])('refuses %s', (_, bytes) => expect(readPhoto(bytes)).toBeNull());
});

it('accepts a photo for a size by its pixels and its bytes', () => {
  expect(fitsSize(jpeg(960, 640, 150_000), 'detail')).toBe(true);
  expect(fitsSize(jpeg(961, 640), 'detail')).toBe(false);
  expect(fitsSize(jpeg(640, 961), 'detail')).toBe(false);
  expect(fitsSize(jpeg(960, 640, 150_001), 'detail')).toBe(false);
  expect(fitsSize(jpeg(264, 264, 30_000), 'small')).toBe(true);
  expect(fitsSize(jpeg(265, 264), 'small')).toBe(false);
});

it('finds the photos that a saved menu adds and those that it no longer shows', () => {
  const dishes = (...ids: (string | null)[]) => ids.map((photo) => ({ photo }));
  expect(photoChanges(dishes('a', 'a', 'b', null), dishes('a', 'c', 'c'))).toEqual({
    shown: ['c'],
    dropped: ['b'],
  });
});
