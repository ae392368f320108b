import { sum, times, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { OrderType } from '../shape/order.schema.ts';

/** The types of order that are packed. */
export const isPacked = (type: string): boolean =>
  type === 'takeaway' || type === 'delivery' || type === 'aggregator';

/** Returns the sum of the dishes' own packing charges in an order of this type. */
export const packingOfDishes = (
  type: OrderType,
  dishes: readonly { packingPaise?: Paise | undefined; quantity: number }[],
): Paise =>
  isPacked(type)
    ? sum(dishes.map(({ packingPaise = ZERO, quantity }) => times(packingPaise, quantity)))
    : ZERO;

/** Returns the current packing charge for an order of this type, from the settings. */
export const packingFor = (type: OrderType, { packingPaise }: Pick<Profile, 'packingPaise'>): Paise =>
  isPacked(type) ? packingPaise : ZERO;
