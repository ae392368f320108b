/** The key for the language of members' screens on a device: a captain's phone and the kitchen's screen may differ. */
export const MEMBER_LANGUAGE_KEY = 'bhoj.member-language';
