import { sum, times, ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { OrderType } from '../shape/order.schema.ts';

/** The types of order that are packed. */
export const isPacked = (type: string): boolean => type === 'takeaway' || type === 'delivery';

/** What packing these dishes costs by their own charges, in an order of this type. */
export const packingOfDishes = (
  type: OrderType,
  dishes: readonly { packingPaise?: Paise | undefined; quantity: number }[],
): Paise =>
  isPacked(type)
    ? sum(dishes.map(({ packingPaise = ZERO, quantity }) => times(packingPaise, quantity)))
    : ZERO;

/** What packing an order of this type costs now, as the settings have it. */
export const packingFor = (type: OrderType, { packingPaise }: Pick<Profile, 'packingPaise'>): Paise =>
  isPacked(type) ? packingPaise : ZERO;
