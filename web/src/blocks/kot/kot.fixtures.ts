import { RAVI } from '@bhoj/domain/fixtures/orders';
import { paise } from '@bhoj/domain/money/money';
import type { Ticket, TicketLine } from '@bhoj/domain/orders/progress';

/** Tickets for the tests of what shows or prints them. */
export const aTicketLine = (over: Partial<TicketLine> = {}): TicketLine => ({
  id: '1-1',
  line: {
    roundId: 'r1',
    kot: 1,
    itemId: 'dal',
    name: 'Dal Makhani',
    nameHi: null,
    mark: 'veg',
    station: 'Main kitchen',
    variant: null,
    addOns: [],
    note: '',
    quantity: 1,
    unitPaise: paise(100_00),
    taxClass: 'standard',
    taxBp: 500,
    by: RAVI,
    at: 0,
  },
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
  isPaid: false,
  kot: 1,
  roundId: 'r1',
  at: 0,
  by: RAVI,
  isAddition: false,
  lines: [aTicketLine()],
  ...over,
});
