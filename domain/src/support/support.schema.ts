/** The parts that a super admin may look at while the restaurant is open to support. */
export const SUPPORT_PARTS = ['settings', 'menu', 'tables', 'orders'] as const;
export type SupportPart = (typeof SUPPORT_PARTS)[number];

/** The kinds of entries in the restaurant's own audit that concern support. */
export const SUPPORT_ACTIONS = ['openSupport', 'closeSupport', 'supportLooked', 'supportLeft'] as const;

/** The most rows that one look returns. */
export const SUPPORT_ROWS = 500;
