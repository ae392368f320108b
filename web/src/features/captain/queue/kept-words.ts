/** No-break space. */
const NBSP = '\u00A0';

/** A quantity and a dish, of which no line ends between the two. */
export const dishWords = (quantity: string, name: string): string =>
  `${quantity.replaceAll(' ', NBSP)}${NBSP}${name}`;

/** The text with each dot on the line of the word before it: no line begins with a dot. */
export const keptDots = (text: string): string => text.replaceAll(' · ', `${NBSP}· `);
