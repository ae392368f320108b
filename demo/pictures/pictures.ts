import { readFile } from 'node:fs/promises';
import { savePhoto } from '@bhoj/domain/menu/dish/menu.contract';
import type { PhotoSize } from '@bhoj/domain/menu/shape/photo';
import type { MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import type { Call } from '../live/callable.ts';

/** The dishes of the demo menu that have a picture. `drawings.ts` draws them, and `draw.ts` writes the files. */
export const PICTURED = [
  'kanda-poha',
  'idli-sambar',
  'medu-vada',
  'masala-dosa',
  'paneer-tikka',
  'maharashtrian-thali',
  'butter-chicken',
  'chicken-biryani',
  'hakka-noodles',
  'gulab-jamun',
  'lassi',
  'masala-chai',
] as const;
export type Pictured = (typeof PICTURED)[number];

export const pictureUrl = (dish: Pictured, size: PhotoSize): URL =>
  new URL(`${dish}.${size}.webp`, import.meta.url);

const base64 = (dish: Pictured, size: PhotoSize): Promise<string> =>
  readFile(pictureUrl(dish, size), 'base64');

/**
 * Stores the pictures as the owner would, and returns the menu with them. One after another: each call counts the
 * restaurant's photos in its transaction, so calls at the same time would wait for each other's locks.
 */
export async function withPictures(menu: MenuContent, call: Call): Promise<MenuContent> {
  const photos = new Map<string, string>();
  for (const dish of PICTURED) {
    const [detail, small] = await Promise.all([base64(dish, 'detail'), base64(dish, 'small')]);
    photos.set(dish, (await call(savePhoto, { detail, small })).photoId);
  }
  return { ...menu, items: menu.items.map((dish) => ({ ...dish, photo: photos.get(dish.id) ?? null })) };
}
