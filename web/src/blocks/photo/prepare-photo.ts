import { BILL_PHOTO } from '@bhoj/domain/expenses/bill-photo.schema';
import { fitsLimits, readPhoto } from '@bhoj/domain/menu/shape/photo-bytes';
import type { PhotoFacts, PhotoLimits } from '@bhoj/domain/menu/shape/photo-bytes';
import { PHOTO_SIZES } from '@bhoj/domain/menu/shape/photo';

/** Larger than any phone's photo. */
const MAX_FILE_BYTES = 40_000_000;

export type PhotoFault = 'notAPhoto' | 'isPdf' | 'tooLarge';

/** The photo of a bill, in base64. */
export interface PreparedBill extends Pick<PhotoFacts, 'contentType'> {
  readonly bytes: string;
}

/** A photo in its two sizes, in base64, as `savePhoto` takes it. */
export interface PreparedPhoto {
  readonly detail: string;
  readonly small: string;
}

/** Best first; Safari writes no WebP and returns PNG instead. */
const ATTEMPTS = ['image/webp', 'image/jpeg'].flatMap((type) =>
  [0.82, 0.7, 0.55, 0.4, 0.25].map((quality) => ({ type, quality })),
);

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

function drawn(photo: ImageBitmap, { maxSide }: PhotoLimits): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A canvas writes no metadata, so the photo has neither place nor camera. */
async function sized(photo: ImageBitmap, limits: PhotoLimits): Promise<Uint8Array | null> {
  const canvas = drawn(photo, limits);
  for (const { type, quality } of ATTEMPTS) {
    const blob = await blobOf(canvas, type, quality);
    if (blob === null || blob.type !== type || blob.size > limits.maxBytes) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (fitsLimits(bytes, limits)) return bytes;
  }
  return null;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

const isPdf = async (file: Blob): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-';

/** Opens a file as a picture, with the camera's orientation, and passes it to `make`. */
async function withPicture<T extends object>(
  file: Blob,
  make: (photo: ImageBitmap) => Promise<T | null>,
): Promise<T | { readonly fault: PhotoFault }> {
  if (file.size > MAX_FILE_BYTES) return { fault: 'tooLarge' };
  if (await isPdf(file)) return { fault: 'isPdf' };
  let photo: ImageBitmap;
  try {
    photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { fault: 'notAPhoto' };
  }
  try {
    return (await make(photo)) ?? { fault: 'notAPhoto' };
  } finally {
    photo.close();
  }
}

/**
 * Scales a dish's photo down in the browser. The file's name and type are ignored: a file that the browser cannot draw
 * is no photo.
 */
export const preparePhoto = (file: Blob): Promise<PreparedPhoto | { readonly fault: PhotoFault }> =>
  withPicture(file, async (photo) => {
    const detail = await sized(photo, PHOTO_SIZES.detail);
    const small = await sized(photo, PHOTO_SIZES.small);
    return detail === null || small === null ? null : { detail: base64(detail), small: base64(small) };
  });

/** Scales the photo of a bill down in the browser, to a readable size. */
export const prepareBill = (file: Blob): Promise<PreparedBill | { readonly fault: PhotoFault }> =>
  withPicture(file, async (photo) => {
    const bytes = await sized(photo, BILL_PHOTO);
    const facts = bytes && readPhoto(bytes);
    return bytes === null || facts === null ? null : { contentType: facts.contentType, bytes: base64(bytes) };
  });
