import { expect, it } from 'vitest';
import { anOrder, aWaitingOrder } from '../../fixtures/orders.ts';
import { NOW } from '../../fixtures/ids.ts';
import { withAsking } from './asking.ts';
import { orders } from './order.collection.ts';
import { requestService } from '../requests/requests.ts';
import { holdRound } from '../rounds/round.ts';

const scanned = { ...aWaitingOrder(), expireAt: NOW + 1000 };

it('asks a captain while a first round or a call waits, and not for a scan alone', () => {
  expect(withAsking(scanned).asksUntil).toBeNull();
  expect(withAsking(withAsking(scanned))).toEqual(withAsking(scanned));
  expect(withAsking(holdRound(scanned, 'r1')).asksUntil).toBe(NOW + 1000);
  const calling = requestService(scanned, 'waiter', NOW);
  expect(calling && withAsking(calling).asksUntil).toBe(NOW + 1000);
});

it('asks no longer once the order is open, or its round declined', () => {
  const open = { ...anOrder(), asksUntil: NOW + 1000 };
  expect(withAsking(open).asksUntil).toBeNull();
  expect(withAsking({ ...scanned, asksUntil: NOW + 1000 }).asksUntil).toBeNull();
});

it('bounds every query that screens of captain and kitchen watch, and finds no waiting order that asks for nothing', () => {
  const { open, asking, kitchen } = orders.queries;
  for (const spec of [open(), asking(new Date(NOW)), kitchen(new Date(NOW))]) {
    expect(spec.limit).toBeGreaterThan(0);
    const fields = spec.where?.map(([field]) => field);
    expect(fields).not.toContain('expireAt');
  }
  expect(open().where).toEqual([['state', '==', 'open']]);
  // The queue of what asks begins with the oldest.
  expect(asking(new Date(NOW)).orderBy).toEqual([['asksUntil', 'asc']]);
});
