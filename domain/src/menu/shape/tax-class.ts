/**
 * Standard is restaurant service. Goods are sold as they are (a bottle over the counter, sweets by weight) and bear the
 * GST of their HSN. Exempt goods bear no tax. Liquor is outside GST and bears the state's VAT. A bottle that staff open
 * and serve at the table with a meal is part of the restaurant service (composite supply, CGST Act s. 8); a chartered
 * accountant decides which dishes are goods.
 */
export const TAX_CLASSES = ['standard', 'goods', 'exempt', 'liquor'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** True for the classes that bear GST where GST is charged: restaurant service and goods. */
export const bearsGst = (taxClass: TaxClass): boolean => taxClass === 'standard' || taxClass === 'goods';

/** True for the classes that may have an HSN. Restaurant service has a code of its own, and liquor is outside GST. */
export const mayBeGoods = (taxClass: TaxClass): boolean => taxClass === 'goods' || taxClass === 'exempt';
