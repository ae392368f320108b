import type { OtherLanguage } from '../../catalogue/languages.ts';

type OtherNamesOf = Readonly<Record<OtherLanguage, string>>;

/** The name of the delivery charge on a bill. */
export const DELIVERY_NAME = 'Delivery charge';

/** The name of the delivery charge in each further language. A language without one does not compile. */
export const DELIVERY_OTHER_NAMES: OtherNamesOf = {
  hi: 'डिलीवरी शुल्क',
  mr: 'डिलिव्हरी चार्ज',
  ta: 'டெலிவரி கட்டணம்',
  bn: 'ডেলিভারি চার্জ',
};

/** The name on a bill of the dishes' own packing charges. */
export const DISH_PACKING_NAME = 'Packing';

export const DISH_PACKING_OTHER_NAMES: OtherNamesOf = { hi: 'पैकिंग', mr: 'पॅकिंग', ta: 'பேக்கிங்', bn: 'প্যাকিং' };

/** The name of an order's packing charge on a bill. */
export const PACKING_NAME = 'Packing charge';

export const PACKING_OTHER_NAMES: OtherNamesOf = {
  hi: 'पैकिंग शुल्क',
  mr: 'पॅकिंग चार्ज',
  ta: 'பேக்கிங் கட்டணம்',
  bn: 'প্যাকিং চার্জ',
};
