/** The key for a guest's language on a phone; its value is JSON. */
export const GUEST_LANGUAGE_KEY = 'bhoj.language';
