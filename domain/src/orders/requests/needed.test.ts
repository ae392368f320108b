import { expect, it } from 'vitest';
import { NOW } from '../../fixtures/ids.ts';
import { anOrder, withStages } from '../../fixtures/orders.ts';
import { MINUTE } from '../../time/ist.ts';
import type { Order } from '../shape/order.schema.ts';
import { neededNow } from './needed.ts';

const calm = anOrder({ at: NOW });
const ready = withStages(calm, { ready: ['1-1'] });
const held = { waiting: ['r'], declined: [] };
const requests = { service: { kind: 'bill' as const, at: NOW, takenBy: null }, upiDeclaration: null };
const at = (tableId: string | null, order: Order): Order => ({ ...order, tableId });
const needed = (...orders: readonly Order[]) =>
  neededNow(
    orders.map((value, n) => ({ id: `o${n}`, value })),
    NOW,
  );

it('counts a table once, whatever it needs somebody for', () => {
  const waiting = anOrder({ rounds: [], state: 'waiting', expireAt: NOW + MINUTE, acceptance: held });
  expect(needed(at('F1-T01', calm))).toEqual({ tables: 0, orders: 0 });
  expect(needed(at('F1-T01', ready), at('F1-T01', waiting), at('F1-T02', { ...calm, requests }))).toEqual({
    tables: 2,
    orders: 0,
  });
});

it('counts a dish that is ready only at the table that its order holds', () => {
  expect(needed(at('F1-T01', ready), at('F1-T02', calm))).toEqual({ tables: 1, orders: 0 });
});

it('counts a round at the door at the table of its link, and orders without a table apart', () => {
  const door = anOrder({ rounds: [], state: 'waiting', expireAt: NOW + MINUTE, acceptance: held });
  const wanting = { ...at(null, door), joining: { ...door.joining, wantsTable: 'F1-T07' } };
  const counter = { ...ready, type: 'takeaway' as const, tableId: null };
  expect(needed(wanting, counter, { ...counter, progress: calm.progress })).toEqual({ tables: 1, orders: 1 });
});

it('forgets an order that has expired', () => {
  const gone = anOrder({ rounds: [], state: 'waiting', expireAt: NOW, acceptance: held });
  expect(needed(at('F1-T01', gone), at(null, gone))).toEqual({ tables: 0, orders: 0 });
});
