/** What a dish's page shows, and what a list of dishes shows (88 px on the sharpest of screens). */
export const PHOTO_SIZES = {
  detail: { maxSide: 960, maxBytes: 150_000 },
  small: { maxSide: 264, maxBytes: 30_000 },
} as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;

/** A restaurant's photos, those that no dish shows any more and that wait to go included. */
export const MAX_PHOTOS = 2500;

/** Where Hosting serves photos from (firebase.json rewrites it to the function `photo`). */
export const PHOTOS_PATH = '/photos';

/** The address of a photo; what stands at an address never changes. */
export const photoHref = (photoId: string, size: PhotoSize): string =>
  size === 'detail' ? `${PHOTOS_PATH}/${photoId}` : `${PHOTOS_PATH}/${photoId}/${size}`;

/** The photo that an address means; null for any other address. */
export function photoAt(path: string): { photoId: string; size: PhotoSize } | null {
  const [, photoId = '', small] = /^\/photos\/([\w-]{22})(\/small)?$/.exec(path) ?? [];
  return photoId === '' ? null : { photoId, size: small === undefined ? 'detail' : 'small' };
}

type Dishes = readonly { readonly photo: string | null }[];

/** The photos that a saved menu shows anew, and those that no dish of it shows any more. */
export function photoChanges(before: Dishes, after: Dishes): { shown: string[]; dropped: string[] } {
  const idsOf = (dishes: Dishes) => new Set(dishes.flatMap(({ photo }) => photo ?? []));
  const [old, now] = [idsOf(before), idsOf(after)];
  return { shown: [...now].filter((id) => !old.has(id)), dropped: [...old].filter((id) => !now.has(id)) };
}
