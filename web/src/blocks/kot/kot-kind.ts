import type { Ticket } from '@bhoj/domain/orders/progress';
import type { Words } from '../../words/part.ts';

type Placed = Pick<Ticket, 'tableId' | 'type' | 'label'>;

/** The kind of order, where its place does not tell. */
export const kotKind = (orderTypes: Words<'orderTypes'>, { tableId, type, label }: Placed): string | null =>
  type === 'dine-in' || (tableId === null && label === null) ? null : orderTypes[type];
