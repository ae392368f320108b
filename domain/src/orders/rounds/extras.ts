import { ZERO } from '../../money/money.ts';
import { isPacked, packingFor } from './packing.ts';
import { taxBpOf } from './price.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { Order, OrderType } from '../shape/order.schema.ts';

type Extras = Order['extras'];

/** No charges beside the dishes. */
export const NO_EXTRAS: Extras = {
  deliveryPaise: ZERO,
  deliveryTaxBp: null,
  packingPaise: ZERO,
  packingTaxBp: null,
};

/**
 * Returns the charges for packing and delivery of a new order, with their tax rates, and whether they include the tax.
 * A later change of the settings does not affect the order. The delivery charge comes with the address (`setDetails`).
 * Packing and delivery are part of the supply of the food (composite supply, CGST Act s. 8) and bear its rate.
 */
export function extrasFor(type: OrderType, profile: Pick<Profile, 'packingPaise' | 'tax'>): Extras {
  const { tax } = profile;
  const packingPaise = packingFor(type, profile);
  return {
    deliveryPaise: ZERO,
    deliveryTaxBp: type === 'delivery' ? taxBpOf('standard', tax) : null,
    packingPaise,
    packingTaxBp: packingPaise > 0 ? taxBpOf('standard', tax) : null,
    ...(isPacked(type) && tax.charged && tax.included === true && { taxIncluded: true as const }),
  };
}
