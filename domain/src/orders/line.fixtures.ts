import { paise } from '../money/money.ts';
import type { PricedLine } from './price.ts';

/** A plain dal at ₹100 with 5 % GST. */
export const aDal = (over: Partial<PricedLine> = {}): PricedLine => ({
  itemId: 'dal',
  name: 'Dal',
  nameHi: null,
  mark: 'veg',
  station: 'Main kitchen',
  variant: null,
  addOns: [],
  note: '',
  quantity: 1,
  unitPaise: paise(100_00),
  taxClass: 'standard',
  taxBp: 500,
  ...over,
});
