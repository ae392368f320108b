import type { RoundResult } from '@bhoj/domain/orders/shape/order.schema';
import type { Failure } from '../../../firebase/guest.ts';
import type { Catalog, CatalogState } from '../context/catalog.ts';
import type { PriceChange } from './send-model.ts';
import type { useTray } from './use-tray.ts';

export type Sending =
  | { readonly state: 'idle' }
  /** It waits on this phone until `until` (epoch ms by its clock), and can be taken back. */
  | { readonly state: 'held'; readonly until: number }
  | { readonly state: 'sending' }
  /** No answer came, so the outcome is unknown. The same round is sent again until one comes. */
  | { readonly state: 'unanswered' }
  | { readonly state: 'refused'; readonly failure: Failure }
  | { readonly state: 'changed'; readonly changes: readonly PriceChange[] }
  | { readonly state: 'sent'; readonly outcome: RoundResult['outcome'] };

export interface SendTo {
  readonly restaurantId: string;
  readonly tableId: string;
  readonly orderId: string;
  readonly catalog: Catalog;
  /** Fetches the menu; `at` is the server's time, if the server told it. */
  readonly refresh: (at?: unknown) => Promise<CatalogState>;
  readonly box: ReturnType<typeof useTray>;
  /** Called when the round waits to be sent, and when it has arrived. */
  readonly onSent: () => void;
  /** Called when the first try to send a round has failed, so that the guest sees why. */
  readonly onTrouble: () => void;
}

/** True when the last try found the order ended or missing. */
export const isClosedFor = (sending: Sending): boolean =>
  sending.state === 'refused' && ['order-closed', 'order-not-found'].includes(sending.failure.reason);
