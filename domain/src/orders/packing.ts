import { ZERO } from '../money/money.ts';
import { taxBpOf } from './price.ts';
import type { Paise } from '../money/money.ts';
import type { Profile } from '../restaurant/profile.ts';
import type { Order, OrderType } from './order.schema.ts';

/** The types of order that are packed. */
export const isPacked = (type: string): boolean => type === 'takeaway' || type === 'delivery';

/** What packing an order of this type costs now, as the settings have it. */
export const packingFor = (type: OrderType, { packingPaise }: Pick<Profile, 'packingPaise'>): Paise =>
  isPacked(type) ? packingPaise : ZERO;

/**
 * The packing charge and its rate, and whether it and the delivery charge include the tax, as an order that begins now keeps
 * them: a later change of the settings does not touch it.
 * Packing is part of the supply of the food (composite supply, CGST Act s. 8) and bears its rate.
 */
export function packingOf(
  type: OrderType,
  profile: Pick<Profile, 'packingPaise' | 'tax'>,
): Pick<Order, 'packingPaise' | 'packingTaxBp' | 'extrasIncludeTax'> {
  const packingPaise = packingFor(type, profile);
  return {
    packingPaise,
    packingTaxBp: packingPaise > 0 ? taxBpOf('standard', profile.tax) : null,
    ...(isPacked(type) &&
      profile.tax.charged &&
      profile.tax.included === true && { extrasIncludeTax: true as const }),
  };
}
