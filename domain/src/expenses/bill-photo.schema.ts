import { z } from 'zod';
import { timestamp } from '../kernel/timestamp.ts';
import { PHOTO_TYPES } from '../menu/shape/photo-types.ts';

/** Large enough to read a printed bill, small enough for one document. px and bytes. */
export const BILL_PHOTO = { maxSide: 1600, maxBytes: 300_000 } as const;

/** `expensePhotos/{expenseId}`: the photo of a bill, in base64. Only the owner reads it; nothing serves it. */
export const billPhotoSchema = z.object({
  contentType: z.enum(PHOTO_TYPES),
  bytes: z
    .string()
    .min(1)
    .max((BILL_PHOTO.maxBytes / 3) * 4)
    .pipe(z.base64()),
  createdAt: timestamp(),
});
export type BillPhoto = z.output<typeof billPhotoSchema>;
