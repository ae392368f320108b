/** The types of photos that are kept. */
export const PHOTO_TYPES = ['image/jpeg', 'image/webp'] as const;
