/** The `orderId` in the address of a menu without ordering. */
export const PREVIEW = 'preview';
