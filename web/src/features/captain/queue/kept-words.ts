/** No-break space. */
const NBSP = '\u00A0';

/** Returns a quantity and a dish, without a line break between them. */
export const dishWords = (quantity: string, name: string): string =>
  `${quantity.replaceAll(' ', NBSP)}${NBSP}${name}`;

/** Returns the text with each dot tied to the word before it, so that no line begins with a dot. */
export const keptDots = (text: string): string => text.replaceAll(' · ', `${NBSP}· `);
