import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/ids.ts';
import { lineOf } from '../fixtures/lines.ts';
import { anOrder, RAVI, withStages } from '../fixtures/orders.ts';
import { MINUTE } from '../time/ist.ts';
import { minutesBetween, ticketsBehind } from './behind.ts';

const order = anOrder({
  rounds: [
    { at: NOW + 5 * MINUTE, kot: 8, roundId: 'second', lines: [lineOf('Tea', 30)] },
    {
      at: NOW,
      kot: 7,
      roundId: 'first',
      by: RAVI,
      lines: [lineOf('Dal', 200, { quantity: 2 }), lineOf('Naan', 60), lineOf('Soup', 90)],
    },
  ],
  stages: { cancelled: ['2-3'], cancelReasons: { '2-3': 'It was cold' } },
});
const minute = (n: number) => NOW + n * MINUTE;
const idsOf = (kot: number) =>
  Object.keys(order.lines).filter((id) => order.lines[id]?.kot === kot && !(id in order.progress.cancelled));
const [dal = '', naan = ''] = idsOf(7);
const at = (cooking: Record<string, number>, ready: Record<string, number>, served: Record<string, number>) =>
  ticketsBehind({ ...order, progress: { ...order.progress, cooking, ready, served } })[0];

describe('the tickets behind a review', () => {
  it('come in the order in which they were sent, with dishes and what was cancelled', () => {
    expect(ticketsBehind(order).map(({ kot }) => kot)).toEqual([7, 8]);
    expect(ticketsBehind(order)[0]).toMatchObject({
      by: RAVI,
      acceptedBy: null,
      sentAt: NOW,
      dishes: [
        { quantity: 2, name: 'Dal' },
        { quantity: 1, name: 'Naan' },
      ],
      cancelled: [{ quantity: 1, name: 'Soup', reason: 'It was cold', at: NOW }],
    });
  });

  it('begin with the first dish and are ready with the last; the cancelled one does not count', () => {
    expect(
      at(
        { [dal]: minute(2), [naan]: minute(1) },
        { [dal]: minute(9), [naan]: minute(12) },
        { [dal]: minute(13), [naan]: minute(14) },
      ),
    ).toMatchObject({ cookingAt: minute(1), readyAt: minute(12), servedAt: minute(14) });
  });

  it('have no time that was not reached by every dish, or was not kept', () => {
    expect(at({}, { [dal]: minute(9) }, {})).toMatchObject({
      cookingAt: null,
      readyAt: null,
      servedAt: null,
    });
    expect(at({}, { [dal]: 0, [naan]: minute(1) }, {})).toMatchObject({ readyAt: null });
    const none = withStages(order, { cancelled: [dal, naan, '2-3'], ready: [dal, naan] });
    expect(ticketsBehind(none)[0]).toMatchObject({ readyAt: null, dishes: [] });
  });

  it('take whole minutes', () => {
    expect(minutesBetween(NOW, minute(12) + 29_000)).toBe(12);
    expect(minutesBetween(NOW, null)).toBeNull();
    expect(minutesBetween(NOW, NOW - MINUTE)).toBe(0);
  });
});
