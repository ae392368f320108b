/** Where a device keeps the language of its members' screens: a captain's phone and the kitchen's screen may differ. */
export const MEMBER_LANGUAGE_KEY = 'bhoj.member-language';
