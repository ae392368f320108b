import type { OtherLanguage } from '../catalogue/languages.ts';

/** What a bill calls the charge of a delivery. */
export const DELIVERY_NAME = 'Delivery charge';

/** The same in each further language; a new one does not compile without it. */
export const DELIVERY_OTHER_NAMES: Readonly<Record<OtherLanguage, string>> = { hi: 'डिलीवरी शुल्क' };
