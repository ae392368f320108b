import { describe, expect, it } from 'vitest';
import { anOrderMoney } from '../../fixtures/billing.ts';
import { BUSINESS_DAY, NOW } from '../../fixtures/ids.ts';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder, RAVI } from '../../fixtures/orders.ts';
import { cancellationsOf, newCancellations } from './cancellations.ts';
import { cancelLines, cancelOrder } from './cancelling.ts';

const order = anOrder({ lines: [lineOf('Dal', 100, { quantity: 2 }), lineOf('Naan', 40)] });
const cancelling = {
  reason: 'Left',
  by: RAVI,
  at: NOW,
  bill: anOrderMoney(),
  day: BUSINESS_DAY,
  mayCancelMade: false,
};

describe('cancelled lines', () => {
  it('count with all their portions on the day that they name', () => {
    const after = cancelLines(order, ['1-1'], cancelling);
    expect(after.progress.cancelled['1-1']).toEqual({ reason: 'Left', at: NOW, by: RAVI, day: BUSINESS_DAY });
    expect(cancellationsOf(after)).toEqual([{ day: BUSINESS_DAY, amountPaise: 200_00 }]);
  });

  it('count once, whatever was cancelled before', () => {
    const first = cancelLines(order, ['1-1'], { ...cancelling, day: '2026-11-19' });
    const whole = cancelOrder(first, cancelling);
    expect(newCancellations(first, whole)).toEqual([{ day: BUSINESS_DAY, amountPaise: 40_00 }]);
    expect(cancellationsOf(whole)).toHaveLength(2);
  });

  it('count nowhere on an aggregator’s order, and where they were merged away', () => {
    const after = cancelLines(order, ['1-1'], cancelling);
    expect(cancellationsOf({ ...after, type: 'aggregator' })).toEqual([]);
    expect(cancellationsOf({ ...after, ending: { ...after.ending, mergedInto: 'other' } })).toEqual([]);
    expect(cancellationsOf({ ...after, lines: {} })).toEqual([]);
  });
});
