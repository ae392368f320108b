import type { Ticket } from '@bhoj/domain/orders/progress';
import type { Words } from '../../words/part.ts';
import { orderNameBesideKind } from '../names/order-name.ts';

type Placed = Pick<Ticket, 'tableId' | 'type' | 'label'>;

/** The destination of a ticket's dishes: its table, the name of the person at the counter, or the kind of order. */
export const kotPlace = (kotWords: Words<'kotWords'>, roomName: Words<'roomName'>, ticket: Placed): string =>
  orderNameBesideKind(roomName, ticket, kotWords.types);

/** The kind of order, or null when the place already tells it. */
export const kotKind = (kotWords: Words<'kotWords'>, { tableId, type, label }: Placed): string | null =>
  type === 'dine-in' || (tableId === null && label === null) ? null : kotWords.types[type];
