import { MOST_SEATS } from '../shape/seat.schema.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { Order } from '../shape/order.schema.ts';

/**
 * Returns the seat that a line gets in another order: behind the seats that it has already, so that two parties that sit
 * together keep their bills apart. It has none above the highest seat.
 */
export function seatedBehind({ lines }: Pick<Order, 'lines'>): (line: OrderLine) => OrderLine {
  const taken = Math.max(0, ...Object.values(lines).map(({ seat = 0 }) => seat));
  return (line) => {
    if (line.seat === undefined || taken === 0) return line;
    const { seat, ...rest } = line;
    return seat + taken > MOST_SEATS ? rest : { ...line, seat: seat + taken };
  };
}
