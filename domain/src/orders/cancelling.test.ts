import { describe, expect, it } from 'vitest';
import { paise } from '../money/money.ts';
import { exactly } from '../billing/invoice.ts';
import { HOUR } from '../time/ist.ts';
import { cancelledOrder, withCancelled } from './cancelling.ts';
import { AT, aParty, FIRST, reasonOf } from './floor.fixtures.ts';

const paid = { ...exactly('cash', paise(100)), id: 'x', at: AT };

describe('lines that are cancelled', () => {
  it('are charged no more, with their reason, and the kitchen still has to take note', () => {
    const order = withCancelled({ ...FIRST, cooking: ['1-1'] }, ['1-1', '2-1', '2-1'], 'Ordered twice');
    expect(order).toMatchObject({
      cancelled: ['1-1', '2-1'],
      cancelReasons: { '1-1': 'Ordered twice', '2-1': 'Ordered twice' },
      cancelSeen: [],
      subtotalPaise: 120_00,
      kitchenUntil: FIRST.kitchenUntil,
    });
  });

  it('stay cancelled for the first reason', () => {
    const once = withCancelled(FIRST, ['1-1'], 'Ordered twice');
    expect(withCancelled(once, ['1-1'], 'Another')).toBe(once);
  });

  it('are neither made, nor billed, nor paid towards, nor unknown', () => {
    const act = (over: Partial<typeof FIRST>, ids = ['1-1']) =>
      reasonOf(() => withCancelled({ ...FIRST, ...over }, ids, 'No'));
    expect(act({ cooking: ['1-1'], ready: ['1-1'] })).toBe('line-is-made');
    expect(act({ served: ['1-1'] })).toBe('line-is-made');
    expect(act({ billed: { '1-1': 1 } })).toBe('part-billed');
    expect(act({ payments: [paid] })).toBe('part-paid');
    expect(act({}, ['7-7'])).toBe('line-not-found');
    expect(act({ state: 'Completed' })).toBe('order-closed');
  });
});

describe('an order that is cancelled', () => {
  const cancel = (order = FIRST, by: 'captain' | 'owner' = 'captain') =>
    cancelledOrder(order, { reason: 'They left', by, at: AT });

  it('takes all its lines along, and stays on the kitchen’s screens for an hour', () => {
    expect(cancel()).toMatchObject({
      state: 'Cancelled',
      cancelReason: 'They left',
      cancelled: ['1-1', '1-2', '2-1'],
      cancelReasons: { '1-2': 'They left' },
      subtotalPaise: 0,
      closedAt: AT,
      kitchenUntil: AT + HOUR,
    });
  });

  it('leaves the kitchen’s screens at once where nothing is left to stop', () => {
    const all = ['1-1', '1-2', '2-1'];
    expect(cancel({ ...FIRST, cooking: all, ready: all, served: all }, 'owner')).toMatchObject({
      kitchenUntil: null,
      cancelSeen: all,
    });
    expect(cancel(aParty('F1-T01', 'u', 'rose')).kitchenUntil).toBeNull();
  });

  it('sends its waiting rounds back', () => {
    expect(cancel({ ...FIRST, pendingRounds: ['p1'] })).toMatchObject({
      pendingRounds: [],
      declinedRounds: ['p1'],
    });
  });

  it('is the owner’s to cancel once something is made', () => {
    const made = { ...FIRST, cooking: ['1-1'], ready: ['1-1'] };
    expect(reasonOf(() => cancel(made))).toBe('order-is-made');
    expect(reasonOf(() => cancel(made, 'owner'))).toBeNull();
  });

  it('is neither paid nor billed, in whole or in part', () => {
    expect(reasonOf(() => cancel({ ...FIRST, state: 'Completed' }))).toBe('already-settled');
    expect(reasonOf(() => cancel({ ...FIRST, state: 'Cancelled' }))).toBe('order-closed');
    expect(reasonOf(() => cancel({ ...FIRST, payments: [paid] }, 'owner'))).toBe('part-paid');
    expect(reasonOf(() => cancel({ ...FIRST, billed: { '1-2': 1 } }, 'owner'))).toBe('part-billed');
  });
});
