import { isComing } from '@bhoj/domain/orders/requests/coming';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { GuestWords } from '../../../words/guest.ts';
import type { Asking } from './use-ask.ts';

/**
 * True while guests can call a waiter from the order: it is at a table. At the door and at the counter nobody comes.
 */
export const mayCall = ({ tableId, state }: Order): boolean =>
  tableId !== null && (state === 'open' || state === 'waiting');

/** Returns the outcome of the guests' call, for the button itself; null before any. */
export function callState(
  words: GuestWords,
  { requests }: Order,
  asking: Asking,
  now: number,
): string | null {
  const { service } = requests;
  if (asking.pending !== null) return words.ask.asking;
  if (asking.failure !== null) return words.ask.notCalled;
  if (service === null) return null;
  if (service.takenBy !== null) return isComing(service, now) ? words.ask.comes(service.takenBy.label) : null;
  return words.ask.since(service.kind, Math.floor((now - service.at) / 60_000));
}
