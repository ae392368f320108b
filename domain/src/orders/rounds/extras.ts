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
 * The charges for packing and delivery as an order that begins now keeps them, with their rates, and whether they include
 * the tax: a later change of the settings does not touch them. The delivery charge comes with the address (`setDetails`).
 * Packing is part of the supply of the food (composite supply, CGST Act s. 8) and bears its rate, and so does delivery.
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
