import { readyLines } from '@bhoj/domain/orders/requests/table-alerts';
import type { TableAlert } from '@bhoj/domain/orders/requests/table-alerts';
import type { Need } from './needs-model.ts';

/** A table's requests of one kind, with their number: dishes count one by one. */
export interface Want {
  readonly kind: 'waiter' | 'bill' | 'phone' | 'round' | 'declaration' | 'serve';
  readonly count: number;
}

/** Returns a need as a request of its table. */
export function wantOf(need: Need): Want {
  switch (need.kind) {
    case 'call':
      return { kind: need.order.value.requests.service?.kind ?? 'waiter', count: 1 };
    case 'serve':
      return { kind: 'serve', count: readyLines(need.order.value).length };
    case 'phone':
    case 'round':
    case 'declaration':
      return { kind: need.kind, count: 1 };
  }
}

/**
 * Returns a table's requests, each kind once, in the order of `needs`, which all belong to that table. `request` is the
 * call stored on the table itself; it counts when the order cannot be read.
 */
export function wantsOf(needs: readonly Need[], request: TableAlert['request']): Want[] {
  const isCalled = needs.some(({ kind }) => kind === 'call');
  const counts = new Map<Want['kind'], number>(isCalled || request === null ? [] : [[request, 1]]);
  for (const { kind, count } of needs.map(wantOf)) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
