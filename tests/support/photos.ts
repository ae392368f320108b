import { jpegBytes } from '@bhoj/domain/fixtures/photo-bytes';
import { NOW, RESTAURANT } from '@bhoj/domain/fixtures/ids';
import type { Factory } from '@bhoj/domain/fixtures/factory';
import type { Photo } from '@bhoj/domain/menu/shape/photo.schema';

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
