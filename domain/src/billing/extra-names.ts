import type { OtherLanguage } from '../catalogue/languages.ts';

type OtherNamesOf = Readonly<Record<OtherLanguage, string>>;

/** The name of the delivery charge on a bill. */
export const DELIVERY_NAME = 'Delivery charge';

/** The name of the delivery charge in each further language. A language without one does not compile. */
export const DELIVERY_OTHER_NAMES: OtherNamesOf = { hi: 'डिलीवरी शुल्क' };

/** The name of what dishes are packed for, at their own packing charges. */
export const DISH_PACKING_NAME = 'Packing';

export const DISH_PACKING_OTHER_NAMES: OtherNamesOf = { hi: 'पैकिंग' };

/** The name of an order's packing charge on a bill. */
export const PACKING_NAME = 'Packing charge';

export const PACKING_OTHER_NAMES: OtherNamesOf = { hi: 'पैकिंग शुल्क' };
