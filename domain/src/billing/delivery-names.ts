import type { OtherLanguage } from '../catalogue/languages.ts';

/** The name of the delivery charge on a bill. */
export const DELIVERY_NAME = 'Delivery charge';

/** The name of the delivery charge in each further language. A language without one does not compile. */
export const DELIVERY_OTHER_NAMES: Readonly<Record<OtherLanguage, string>> = { hi: 'डिलीवरी शुल्क' };
