import { businessDayOf } from '../../time/ist.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { Order } from '../shape/order.schema.ts';

/** True while the party of an order sits at its table, until the business day of the order is over. */
export const isSeated = (
  order: Pick<Order, 'state' | 'businessDay'>,
  { dayCutoff }: Pick<Profile, 'dayCutoff'>,
  at: number,
): boolean => order.state === 'open' && order.businessDay === businessDayOf(at, dayCutoff);
