import { describe, expect, it } from 'vitest';
import { NO_OPERATIONS } from '../../days/operations.schema.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { paise, rupees, ZERO } from '../../money/money.ts';
import { usualDayOf } from '../home/recent.ts';
import { unusualOf } from './unusual.ts';
import type { Day } from '../../days/day.schema.ts';

const aSunday = (day: string, over: Partial<Day> = {}): Day => ({
  ...emptyDay(day),
  bills: 10,
  subtotalPaise: rupees(1_000),
  ...over,
});
const counted = (count: number) => ({ count, totalPaise: rupees(100) });
const usual = ['2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'].map((day) =>
  usualDayOf(aSunday(day, { voids: counted(1) })),
);
const found = (over: Partial<Day>) => unusualOf(aSunday('2026-11-22', over), usual);

describe('what was unusual of a day', () => {
  it('is nothing of a day like the others, and not known without another', () => {
    expect(found({})).toEqual([]);
    expect(unusualOf(aSunday('2026-11-22'), [])).toBeNull();
    expect(
      unusualOf(aSunday('2026-11-22'), [usualDayOf(aSunday('2026-11-15', { subtotalPaise: ZERO }))]),
    ).toBeNull();
  });

  it('are net sales ten per cent or more apart', () => {
    expect(found({ subtotalPaise: rupees(1_120) })).toEqual([{ kind: 'sales', share: 1_200 }]);
    expect(found({ subtotalPaise: rupees(900) })).toEqual([{ kind: 'sales', share: -1_000 }]);
    expect(found({ subtotalPaise: rupees(1_099) })).toEqual([]);
    // 11.875 % exactly; in binary fractions 1187.4999999999998.
    const sixteen = usual.map((day) => ({ ...day, subtotalPaise: paise(160) }));
    expect(unusualOf(aSunday('2026-11-22', { subtotalPaise: paise(179) }), sixteen)).toEqual([
      { kind: 'sales', share: 1_188 },
    ]);
    expect(found({ subtotalPaise: rupees(901) })).toEqual([]);
  });

  it('is a share of discounts five points or more above', () => {
    const off = (discount: number) => ({
      subtotalPaise: rupees(1_050),
      discountPaise: paise(Math.round(discount * 1_050)),
    });
    expect(found(off(5))).toEqual([{ kind: 'discount', share: 500, usual: 0 }]);
    expect(found(off(4))).toEqual([]);
  });

  it.each([
    [0, []],
    [1, []],
    [2, [{ kind: 'voids', count: 2 }]],
  ])('%i voids where one is usual', (count, expected) => {
    expect(found({ voids: counted(count) })).toEqual(expected);
  });

  it('are two credit notes or cancelled lines where none is usual', () => {
    const credits = (count: number) => ({ ...emptyDay('').credits, count });
    expect(found({ credits: credits(2) })).toEqual([{ kind: 'credits', count: 2 }]);
    expect(found({ credits: credits(1) })).toEqual([]);
    const cancelled = (count: number) => ({ operations: { ...NO_OPERATIONS, cancelled: counted(count) } });
    expect(found(cancelled(2))).toEqual([{ kind: 'cancelled', count: 2 }]);
    expect(found(cancelled(1))).toEqual([]);
  });
});
