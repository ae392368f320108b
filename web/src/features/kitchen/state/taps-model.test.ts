import { describe, expect, it } from 'vitest';
import { NO_PROGRESS } from '@bhoj/domain/orders/kitchen/progress';
import { refusedTickets, withAnswer, withOrder, withTap } from './taps-model.ts';
import type { Tap, Wish } from './taps-model.ts';

const ticket = { orderId: 'o1', roundId: 'r1' };
const cook: Wish = { field: 'cooking', wanted: true, lineIds: ['1-1', '1-2'] };
const recall: Wish = { ...cook, wanted: false };
const order = { progress: { ...NO_PROGRESS, cooking: { '1-1': 1 } } };

const tapped = (...wishes: Wish[]): Tap[] =>
  wishes.reduce<Tap[]>((taps, wish) => withTap(taps, ticket, wish), []);

describe('a tap', () => {
  it('is gone when the server has taken it', () => {
    expect(withAnswer(tapped(cook), ticket, cook, true)).toEqual([]);
  });

  it('shows on its ticket when the server refuses, until the next tap there', () => {
    const refused = withAnswer(tapped(cook), ticket, cook, false);
    expect([...refusedTickets(refused)]).toEqual(['o1/r1']);
    const next = withTap(refused, ticket, { field: 'ready', wanted: true, lineIds: ['1-1'] });
    expect(refusedTickets(next).size).toBe(0);
  });

  it('replaces an earlier tap on its lines, whose answer is then ignored', () => {
    const taps = tapped(cook, recall);
    expect(taps.map(({ wanted }) => wanted)).toEqual([false, false]);
    expect(withAnswer(taps, ticket, cook, false)).toEqual(taps);
  });
});

describe('a tap and its answer', () => {
  const other = { orderId: 'o2', roundId: 'r1' };
  const ready: Wish = { ...cook, field: 'ready' };
  const further: Wish = { ...cook, lineIds: ['2-1'] };
  const all = [
    ...withTap([], ticket, cook),
    ...withTap([], ticket, ready),
    ...withTap([], other, cook),
    ...withTap([], ticket, further),
  ];
  const shown = (taps: readonly Tap[]) =>
    taps.map(({ orderId, field, lineId, wanted, isRefused }) =>
      [orderId, field, lineId, ...(wanted ? [] : ['back']), ...(isRefused ? ['refused'] : [])].join(' '),
    );
  const others = ['o1 ready 1-1', 'o1 ready 1-2', 'o2 cooking 1-1', 'o2 cooking 1-2', 'o1 cooking 2-1'];

  it('are of one order, one stage and its lines alone', () => {
    expect(shown(withTap(all, ticket, recall))).toEqual([
      ...others,
      'o1 cooking 1-1 back',
      'o1 cooking 1-2 back',
    ]);
    expect(shown(withAnswer(all, ticket, cook, true))).toEqual(others);
    expect(shown(withAnswer(all, ticket, cook, false))).toEqual([
      'o1 cooking 1-1 refused',
      'o1 cooking 1-2 refused',
      ...others,
    ]);
  });

  it('clear what was refused on their own ticket only', () => {
    const refused = [...withAnswer(withTap([], ticket, cook), ticket, cook, false)];
    const elsewhere = withAnswer(withTap([], other, cook), other, cook, false);
    const next = withTap([...refused, ...elsewhere], ticket, { ...ready, lineIds: ['1-1'] });
    expect(shown(next)).toEqual(['o2 cooking 1-1 refused', 'o2 cooking 1-2 refused', 'o1 ready 1-1']);
    expect([...refusedTickets([...refused, ...elsewhere])]).toEqual(['o1/r1', 'o2/r1']);
  });
});

describe('after a reload', () => {
  it('a tap that the server has counts as taken, any other as refused', () => {
    const taps = tapped(cook);
    const after = withOrder(taps, taps, 'o1', order);
    expect(after.map(({ lineId, isRefused }) => [lineId, isRefused])).toEqual([['1-2', true]]);
  });

  it('a recall was refused when the line is still there', () => {
    const taps = tapped(recall);
    expect(withOrder(taps, taps, 'o1', order).map(({ lineId }) => lineId)).toEqual(['1-1']);
  });

  it('nothing is reported of an order that is gone, or of taps made since', () => {
    const taps = tapped(cook);
    expect(withOrder(taps, taps, 'o1', null)).toEqual([]);
    expect(withOrder(taps, [], 'o1', order)).toEqual(taps);
    expect(withOrder(taps, taps, 'o2', order)).toEqual(taps);
  });
});
