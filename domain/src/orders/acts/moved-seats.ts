import { MOST_SEATS } from '../shape/seat.schema.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { Order } from '../shape/order.schema.ts';

/**
 * Returns the seat of a line that moves into another order: it comes after the seats of that order, so that two parties
 * at one table keep their bills apart. A line beyond the highest seat loses its seat.
 */
export function seatedBehind({ lines }: Pick<Order, 'lines'>): (line: OrderLine) => OrderLine {
  const taken = Math.max(0, ...Object.values(lines).map(({ seat = 0 }) => seat));
  return (line) => {
    if (line.seat === undefined || taken === 0) return line;
    const { seat, ...rest } = line;
    return seat + taken > MOST_SEATS ? rest : { ...line, seat: seat + taken };
  };
}
