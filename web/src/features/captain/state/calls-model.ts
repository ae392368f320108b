import { readyLines } from '@bhoj/domain/orders/requests/table-alerts';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { needsOf } from './needs-model.ts';
import type { Need } from './needs-model.ts';

/** A need that rings. A device stays silent about the keys that it has silenced; a new key rings again. */
export interface NewCall {
  readonly key: string;
  readonly need: Need;
}

/** A phone that asks again and a further dish that is ready are new; the need is the same. */
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

/** Returns everything that rings: each thing that somebody waits for. */
export const callsOf = (orders: readonly OrderEntry[], now: number): NewCall[] =>
  needsOf(orders, now).map((need) => ({ key: keyOf(need), need }));
