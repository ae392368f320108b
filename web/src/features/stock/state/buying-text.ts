import { quantityText } from '@bhoj/domain/stock/shape/quantity-text';
import type { Unit } from '@bhoj/domain/stock/shape/quantity';

const NUMBER = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** Shows a quantity in a unit, with at most three decimals: `2.5 kg`. */
export const shownIn = (quantity: number, unit: Unit): string => `${quantityText(quantity, unit)} ${unit}`;

/** Shows thousandths of a unit or a pack: 2,500 is `2.5`. */
export const shownAmount = (thousandths: number): string => NUMBER.format(thousandths / 1000);
