/** Capital letters and digits. At least five, so that nobody finds a code by trying. */
const CODE = /^[A-Z0-9]{5,20}$/;

/** Returns a typed code as it is stored. */
export const tidyCode = (typed: string): string => typed.trim().toUpperCase();

export const isCode = (typed: string): boolean => CODE.test(tidyCode(typed));
