import { fitsSize } from '@bhoj/domain/menu/photo.schema';
import { PHOTO_SIZES } from '@bhoj/domain/menu/photo';
import type { PhotoSize } from '@bhoj/domain/menu/photo';

/** Larger than any phone's photo. */
const MAX_FILE_BYTES = 40_000_000;

export type PhotoFault = 'notAPhoto' | 'isPdf' | 'tooLarge';

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

function drawn(photo: ImageBitmap, { maxSide }: (typeof PHOTO_SIZES)[PhotoSize]): HTMLCanvasElement {
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

/** A canvas writes no metadata, so neither place nor camera is sent. */
async function sized(photo: ImageBitmap, size: PhotoSize): Promise<Uint8Array | null> {
  const canvas = drawn(photo, PHOTO_SIZES[size]);
  for (const { type, quality } of ATTEMPTS) {
    const blob = await blobOf(canvas, type, quality);
    if (blob === null || blob.type !== type || blob.size > PHOTO_SIZES[size].maxBytes) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (fitsSize(bytes, size)) return bytes;
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

/**
 * Scales a photo down in the browser, with the camera's orientation. The file's name and type are ignored: a file that
 * the browser cannot draw is no photo.
 */
export async function preparePhoto(file: Blob): Promise<PreparedPhoto | { readonly fault: PhotoFault }> {
  if (file.size > MAX_FILE_BYTES) return { fault: 'tooLarge' };
  if (await isPdf(file)) return { fault: 'isPdf' };
  let photo: ImageBitmap;
  try {
    photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { fault: 'notAPhoto' };
  }
  try {
    const [detail, small] = [await sized(photo, 'detail'), await sized(photo, 'small')];
    if (detail === null || small === null) return { fault: 'notAPhoto' };
    return { detail: base64(detail), small: base64(small) };
  } finally {
    photo.close();
  }
}
