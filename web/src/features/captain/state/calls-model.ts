import { readyLines } from '@bhoj/domain/orders/requests/table-alerts';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { needsOf } from './needs-model.ts';
import type { Need } from './needs-model.ts';

/** A need that rings. A device stays silent for keys that were silenced on it; a new key rings again. */
export interface NewCall {
  readonly key: string;
  readonly need: Need;
}

/** Returns a key that changes when a phone asks again or a further dish is ready, although the need is the same. */
function keyOf(need: Need): string {
  switch (need.kind) {
    case 'phone':
      return `${need.key} ${need.phone.request.at}`;
    case 'serve':
      return [need.key, ...readyLines(need.order.value).map(([lineId]) => lineId)].join(' ');
    case 'call':
    case 'round':
    case 'declaration':
      return need.key;
  }
}

/** Returns the calls: all needs, each with its key. */
export const callsOf = (orders: readonly OrderEntry[], now: number): NewCall[] =>
  needsOf(orders, now).map((need) => ({ key: keyOf(need), need }));
