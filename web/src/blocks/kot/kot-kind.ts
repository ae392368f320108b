import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import type { Words } from '../../words/part.ts';

type Placed = Pick<Ticket, 'tableId' | 'type' | 'label' | 'token'>;

/** Returns the kind of an order, where its name does not show it. */
export const kotKind = (
  orderTypes: Words<'orderTypes'>,
  { tableId, type, label, token }: Placed,
): string | null =>
  type === 'dine-in' || (tableId === null && (label === null || token !== null)) ? null : orderTypes[type];
