import type { TaxClass } from './menu.schema.ts';

/** True for what bears GST where GST is charged: restaurant service, and goods that are sold as they are. */
export const bearsGst = (taxClass: TaxClass): boolean => taxClass === 'standard' || taxClass === 'goods';

/** True for the classes that may say an HSN. Restaurant service has a code of its own, and liquor is outside GST. */
export const mayBeGoods = (taxClass: TaxClass): boolean => taxClass === 'goods' || taxClass === 'exempt';
