import type { OrderType } from '@bhoj/domain/orders/order.schema';
import type { Stage } from '@bhoj/domain/orders/progress';

const types: Readonly<Record<OrderType, string>> = {
  'dine-in': 'Dine-in',
  takeaway: 'Takeaway',
  delivery: 'Delivery',
  'room-service': 'Room service',
};

/** Behind a line's name, for who cannot see its colour. Nothing where it only waits. */
const stages: Readonly<Record<Stage | 'cancelled', string>> = {
  queued: '',
  cooking: 'cooking',
  ready: 'done',
  served: 'served',
  cancelled: 'cancelled',
};

const tickets = (n: number) => `${n} new ${n === 1 ? 'ticket' : 'tickets'}`;

export const kitchen = {
  title: 'Kitchen',
  types,
  stages,
  stations: 'Stations',
  allStations: 'All',
  ticket: (kot: number, place: string) => `KOT ${kot}, ${place}`,
  kot: (kot: number) => `KOT ${kot}`,
  addition: 'Addition',
  minutes: (n: number) => `${n} min`,
  quantity: (n: number) => `${n} ×`,
  cancelled: 'Cancelled',
  start: 'Start',
  ready: 'Ready',
  recall: 'Recall',
  recallTicket: (kot: number) => `Recall KOT ${kot}`,
  refused: 'Not taken: this ticket has changed. Look again and tap once more.',
  shelf: 'Ready',
  shelfItem: (kot: number, place: string) => `${place} · KOT ${kot}`,
  allDay: 'All day',
  board: 'Tickets',
  newTickets: tickets,
  gotIt: 'Got it',
  soundOn: 'Turn sound on',
  testSound: 'Test sound',
  stale: 'No connection. New tickets may be missing.',
  staleHint: 'Ask the floor for new orders. What you tap is kept and sent when the connection is back.',
  nothing: 'Nothing to cook',
  nothingHint: 'New tickets appear here by themselves, with a sound.',
  nothingAt: (station: string) => `Nothing to cook at ${station}`,
  showAll: 'Show all stations',
  couldNotLoad: 'The tickets could not be loaded',
} as const;
