import { describe, expect, it } from 'vitest';
import { jpegBytes, lossy, webpBytes } from '../fixtures/photo-bytes.ts';
import { isPhotoOfBill } from './bill-photo.ts';
import { BILL_PHOTO } from './bill-photo.schema.ts';

const { maxSide, maxBytes } = BILL_PHOTO;
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

describe('the photo of a bill', () => {
  it('is a JPEG or a WebP of the type that it says, up to 1,600 px and 300 KB', () => {
    expect([maxSide, maxBytes]).toEqual([1_600, 300_000]);
    expect(isPhotoOfBill('image/jpeg', jpegBytes(1_600, 1_600, 300_000))).toBe(true);
    expect(isPhotoOfBill('image/webp', webpBytes(lossy(1_200, 1_600)))).toBe(true);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a page', Uint8Array.from(letters('<script>alert(1)</script>'))],
    ['a PDF', Uint8Array.from(letters('%PDF-1.7'))],
    ['a photo with an archive behind it', Uint8Array.from([...jpegBytes(), ...letters('PK\u0003\u0004')])],
    ['a photo that is cut short', jpegBytes().slice(0, -1)],
    ['a photo one pixel too wide', jpegBytes(1_601, 10)],
    ['a photo one pixel too high', jpegBytes(10, 1_601)],
    ['a photo one byte too large', jpegBytes(96, 64, 300_001)],
    ['a photo of another type than it says', webpBytes(lossy(96, 64))],
  ])('is not %s', (_, bytes) => {
    expect(isPhotoOfBill('image/jpeg', bytes)).toBe(false);
  });
});
