/** `detail` is for a dish's page, `small` for a list of dishes (88 px on the sharpest screens). */
export const PHOTO_SIZES = {
  detail: { maxSide: 960, maxBytes: 150_000 },
  small: { maxSide: 264, maxBytes: 30_000 },
} as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;

/** The most photos of a restaurant, including unused ones that are not deleted yet. */
export const MAX_PHOTOS = 2500;

/** The path at which Hosting serves photos (firebase.json rewrites it to the function `photo`). */
export const PHOTOS_PATH = '/photos';

/** Returns the address of a photo. The photo at an address never changes. */
export const photoHref = (photoId: string, size: PhotoSize): string =>
  size === 'detail' ? `${PHOTOS_PATH}/${photoId}` : `${PHOTOS_PATH}/${photoId}/${size}`;

/** Returns the photo at an address; null for any other address. */
export function photoAt(path: string): { photoId: string; size: PhotoSize } | null {
  const [, photoId = '', small] = /^\/photos\/([\w-]{22})(\/small)?$/.exec(path) ?? [];
  return photoId === '' ? null : { photoId, size: small === undefined ? 'detail' : 'small' };
}

type Dishes = readonly { readonly photo: string | null }[];

/** Returns the photos that a saved menu adds, and the photos that it removes. */
export function photoChanges(before: Dishes, after: Dishes): { shown: string[]; dropped: string[] } {
  const idsOf = (dishes: Dishes) => new Set(dishes.flatMap(({ photo }) => photo ?? []));
  const [old, now] = [idsOf(before), idsOf(after)];
  return { shown: [...now].filter((id) => !old.has(id)), dropped: [...old].filter((id) => !now.has(id)) };
}
