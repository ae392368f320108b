import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { ticketKey } from './kitchen-model.ts';

/** The card of a ticket on the board. */
export const elementOf = (ticket: Ticket): HTMLElement | null =>
  document.querySelector(`[data-ticket="${CSS.escape(ticketKey(ticket))}"]`);
