import { plus, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { TaxClass } from './tax-class.ts';

/** The price of a dish, or of one of its sizes, with the MRP printed on the pack where there is one. */
interface Printed {
  readonly pricePaise: Paise;
  readonly mrpPaise?: Paise | undefined;
}

/** The fields of a dish that decide what a guest pays for it. */
interface PricedDish extends Printed {
  readonly taxClass: TaxClass;
  readonly packingPaise?: Paise | undefined;
  readonly variants: readonly Printed[];
  readonly addOnGroupIds: readonly string[];
}

interface PricedGroup {
  readonly id: string;
  readonly options: readonly { readonly pricePaise: Paise }[];
}

/**
 * `mrp`: the dish has an MRP although its class has none, or although its sizes have their own. `above-mrp`: the price, packing
 * included, is more than the MRP. `mrp-add-ons`: an add-on would bring it above the MRP.
 */
export type MrpFault = 'mrp' | 'above-mrp' | 'mrp-add-ons';

/** True when an MRP is printed on a dish, or on one of its sizes. */
export const hasMrp = ({ mrpPaise, variants }: Pick<PricedDish, 'mrpPaise' | 'variants'>): boolean =>
  mrpPaise !== undefined || variants.some((variant) => variant.mrpPaise !== undefined);

/**
 * Returns the fault in the MRP of a dish. The maximum retail price of a packaged commodity includes all taxes and is the
 * most that may be charged (Legal Metrology (Packaged Commodities) Rules 2011, rules 2(m) and 18(2)).
 */
export function mrpFaultOf(dish: PricedDish, groups: readonly PricedGroup[]): MrpFault | null {
  const { taxClass, packingPaise = ZERO, variants, addOnGroupIds, mrpPaise } = dish;
  if (!hasMrp(dish)) return null;
  if (taxClass !== 'goods' || (variants.length > 0 && mrpPaise !== undefined)) return 'mrp';
  const packs = variants.length > 0 ? variants : [dish];
  const isAbove = packs.some(
    (pack) => pack.mrpPaise !== undefined && plus(pack.pricePaise, packingPaise) > pack.mrpPaise,
  );
  if (isAbove) return 'above-mrp';
  const costs = groups.some(
    ({ id, options }) => addOnGroupIds.includes(id) && options.some(({ pricePaise }) => pricePaise > 0),
  );
  return costs ? 'mrp-add-ons' : null;
}
