import { readyLines } from '@bhoj/domain/orders/requests/table-alerts';
import { describe, expect, it } from 'vitest';
import { NOW as AT } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, aWaitingOrder, RAVI, withStages } from '@bhoj/domain/fixtures/orders';
import { holdRound } from '@bhoj/domain/orders/rounds/round';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import {
  callingOrders,
  ordersToServe,
  tablelessOrders,
  unservedCount,
  waitingRounds,
} from './captain-model.ts';

const MINUTE = 60_000;

const waiting = aWaitingOrder({ trusted: false });
const open = anOrder({ rounds: [{ by: RAVI, lines: [lineOf('Dal', 100), lineOf('Naan', 100)] }] });

it('counts the lines that guests still wait for', () => {
  expect(unservedCount(open)).toBe(2);
  expect(unservedCount(withStages(open, { ready: ['1-1'], served: ['1-1'], cancelled: ['1-2'] }))).toBe(0);
});

describe('the queue', () => {
  it('holds waiting rounds, but not those of an expired order', () => {
    const asking = holdRound(waiting, 'p1');
    const entry = { id: 'w', value: { ...asking, expireAt: AT + MINUTE } };
    expect(waitingRounds([entry], AT).map(({ roundId }) => roundId)).toEqual(['p1']);
    expect(waitingRounds([entry], AT + MINUTE)).toEqual([]);
  });

  it('holds lines that are ready and neither served nor cancelled', () => {
    const ready = withStages(open, { ready: ['1-1', '1-2'], cancelled: ['1-2'] });
    expect(readyLines(ready).map(([id]) => id)).toEqual(['1-1']);
    expect(ordersToServe([{ id: 'o1', value: ready }])).toHaveLength(1);
    expect(ordersToServe([{ id: 'o1', value: withStages(ready, { served: ['1-1'] }) }])).toEqual([]);
  });

  it('holds calls that nobody has taken, the longest-waiting first, but not those of an expired order', () => {
    const calling = (id: string, at: number, fields: Partial<Order> = {}, takenBy: Author | null = null) => ({
      id,
      value: {
        ...waiting,
        ...fields,
        requests: { ...waiting.requests, service: { kind: 'waiter' as const, at, takenBy } },
      },
    });
    const orders = [
      calling('late', AT, { expireAt: AT + 2 * MINUTE }),
      calling('early', AT - MINUTE, { expireAt: AT + 2 * MINUTE }),
      calling('taken', AT - MINUTE, { expireAt: AT + 2 * MINUTE }, RAVI),
      calling('expired', AT - MINUTE, { expireAt: AT + MINUTE }),
      calling('open', AT - 2 * MINUTE, { state: 'open', expireAt: null }),
      { id: 'silent', value: open },
    ];
    const at = (now: number) => callingOrders(orders, now).map(({ id }) => id);
    expect(at(AT + MINUTE - 1)).toEqual(['open', 'early', 'expired', 'late']);
    expect(at(AT + MINUTE)).toEqual(['open', 'early', 'late']);
  });

  it('finds open orders without a table', () => {
    const takeaway = { id: 't', value: { ...open, tableId: null } };
    expect(tablelessOrders([takeaway, { id: 'o1', value: open }])).toEqual([takeaway]);
  });
});
