import { aLine } from '@bhoj/domain/fixtures/lines';
import { RAVI } from '@bhoj/domain/fixtures/orders';
import type { Ticket, TicketLine } from '@bhoj/domain/orders/kitchen/progress';

/** Tickets for tests of the components that show or print them. */
export const aTicketLine = (over: Partial<TicketLine> = {}): TicketLine => ({
  id: '1-1',
  line: aLine({ itemId: 'dal', name: 'Dal Makhani', otherNames: {}, by: RAVI, at: 0 }),
  stage: 'queued',
  reason: null,
  isConfirmed: false,
  readyAt: null,
  ...over,
});

export const aTicket = (over: Partial<Ticket> = {}): Ticket => ({
  orderId: 'o1',
  tableId: 'F1-T01',
  type: 'dine-in',
  label: null,
  token: null,
  isPaid: false,
  kot: 1,
  roundId: 'r1',
  at: 0,
  by: RAVI,
  isAddition: false,
  partySize: null,
  lines: [aTicketLine()],
  ...over,
});
