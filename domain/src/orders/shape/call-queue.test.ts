import { expect, it } from 'vitest';
import { anOrder, aWaitingOrder } from '../../fixtures/orders.ts';
import { NOW } from '../../fixtures/ids.ts';
import { withCallUntil } from './call-queue.ts';
import { orders } from './order.collection.ts';
import { requestService } from '../requests/service-requests.ts';
import { holdRound } from '../rounds/round.ts';

const scanned = { ...aWaitingOrder(), expireAt: NOW + 1000 };

it('asks a captain while a first round or a call waits, and not for a scan alone', () => {
  expect(withCallUntil(scanned).asksUntil).toBeNull();
  expect(withCallUntil(withCallUntil(scanned))).toEqual(withCallUntil(scanned));
  expect(withCallUntil(holdRound(scanned, 'r1')).asksUntil).toBe(NOW + 1000);
  const calling = requestService(scanned, 'waiter', NOW);
  expect(calling && withCallUntil(calling).asksUntil).toBe(NOW + 1000);
});

it('asks no longer once the order is open, or its round declined', () => {
  const open = { ...anOrder(), asksUntil: NOW + 1000 };
  expect(withCallUntil(open).asksUntil).toBeNull();
  expect(withCallUntil({ ...scanned, asksUntil: NOW + 1000 }).asksUntil).toBeNull();
});

it('bounds every query that screens of captain and kitchen watch, and finds no waiting order that asks for nothing', () => {
  const { open, asking, kitchen } = orders.queries;
  for (const spec of [open(), asking(new Date(NOW)), kitchen(new Date(NOW))]) {
    expect(spec.limit).toBeGreaterThan(0);
    const fields = spec.where?.map(([field]) => field);
    expect(fields).not.toContain('expireAt');
  }
  expect(open().where).toEqual([['state', '==', 'open']]);
  // The queue of calls begins with the oldest.
  expect(asking(new Date(NOW)).orderBy).toEqual([['asksUntil', 'asc']]);
});
