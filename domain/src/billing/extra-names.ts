import type { OtherLanguage } from '../catalogue/languages.ts';

type OtherNamesOf = Readonly<Record<OtherLanguage, string>>;

/** The name of the delivery charge on a bill. */
export const DELIVERY_NAME = 'Delivery charge';

/** The name of the delivery charge in each further language. A language without one does not compile. */
export const DELIVERY_OTHER_NAMES: OtherNamesOf = { hi: 'डिलीवरी शुल्क' };

/** The name of the packing charge on a bill. */
export const PACKING_NAME = 'Packing charge';

export const PACKING_OTHER_NAMES: OtherNamesOf = { hi: 'पैकिंग शुल्क' };
