import { NOW, RESTAURANT } from '@bhoj/domain/fixtures/ids';
import type { Factory } from '@bhoj/domain/fixtures/factory';
import type { Photo } from '@bhoj/domain/menu/shape/photo.schema';

/** Returns a JPEG header for that many pixels, padded to `length` bytes. */
export function jpegBytes(width = 96, height = 64, length = 200): Uint8Array {
  const bytes = new Uint8Array(length);
  const high = (n: number) => n >> 8;
  const frame = [0xff, 0xc0, 0, 11, 8, high(height), height & 255, high(width), width & 255, 1, 1, 0x11, 0];
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, ...frame]);
  return bytes;
}
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export const aPhoto: Factory<Photo> = (overrides = {}) => ({
  restaurantId: RESTAURANT,
  contentType: 'image/jpeg',
  width: 96,
  height: 64,
  detail: base64(jpegBytes()),
  small: base64(jpegBytes(48, 32)),
  createdAt: NOW,
  expireAt: null,
  ...overrides,
});
