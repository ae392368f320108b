import { z } from 'zod';
import { timestamp } from '../../kernel/timestamp.ts';
import { PHOTO_TYPES } from './photo-types.ts';
import { PHOTO_SIZES } from './photo.ts';
import type { PhotoSize } from './photo.ts';

/**
 * A photo's id is a hash of its restaurant and its bytes: nobody can guess it, and the same photo always has the same
 * id.
 */
export const photoIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

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
