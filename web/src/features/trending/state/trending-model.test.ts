import { describe, expect, it } from 'vitest';
import { aDayWith } from '@bhoj/domain/fixtures/dish-days';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { dishSalesOf } from '@bhoj/domain/figures/dishes/dish-sales';
import { categoriesOf, fits, soldPortions, rowsOf, salesOf } from './trending-model.ts';

const period = { from: '2026-11-01', to: '2026-11-03' };
const dal = { itemId: 'dal', name: 'Dal', quantity: 4, rupees: 400, cost: 25 };
const naan = { itemId: 'naan', name: 'Naan', quantity: 3, rupees: 100, category: null };
const days = [
  aDayWith('2026-11-01', dal, naan),
  { ...emptyDay('2026-11-02') },
  aDayWith('2026-11-03', { ...dal, quantity: 2, rupees: 200 }),
];
const rows = (...before: ReturnType<typeof aDayWith>[]) =>
  rowsOf({ period, days, before: { period, days: before } });

describe('the dishes of a period', () => {
  it('have sales, margin, and portions for each day with a bill, the highest sales first', () => {
    const [first, second] = rowsOf({ period, days, before: null });
    expect(first).toMatchObject({
      id: 'dal',
      sales: { name: 'Dal', quantity: 6, amountPaise: 600_00 },
      eachPaise: 100_00,
      marginPaise: 450_00,
      marginShare: 7_500,
      trend: null,
      perDay: 3,
    });
    expect(second).toMatchObject({
      id: 'naan',
      eachPaise: 33_33,
      marginPaise: null,
      marginShare: null,
      perDay: 1.5,
    });
  });

  it('have no portions a day where no day has a bill', () => {
    const unbilled = days.map((day) => ({ ...day, bills: 0 }));
    expect(rowsOf({ period, days: unbilled, before: null }).map(({ perDay }) => perDay)).toEqual([
      null,
      null,
    ]);
  });

  it('are compared by portions with the period before, where that sold them', () => {
    const before = aDayWith('2026-10-30', { ...dal, quantity: 4, rupees: 900 });
    expect(rows(before).map(({ trend }) => trend)).toEqual([{ change: 5_000 }, 'none']);
    expect(rows().map(({ trend }) => trend)).toEqual(['none', 'none']);
  });
});

describe('the list of dishes', () => {
  const sold = dishSalesOf(days);
  const found = (category: string | null, q: string) =>
    sold.filter((dish) => fits(dish, { category, q })).map(({ itemId }) => itemId);

  it('is searched by name and category, within a category or none', () => {
    expect(found(null, '')).toEqual(['dal', 'naan']);
    expect(found('mains', '')).toEqual(['dal']);
    expect(found('', '')).toEqual(['naan']);
    expect(found('sweets', '')).toEqual([]);
    expect(found(null, 'naa')).toEqual(['naan']);
    expect(found(null, 'dal main')).toEqual(['dal']);
    expect(found(null, 'null')).toEqual([]);
    expect(found('mains', 'naan')).toEqual([]);
  });

  it('has each category once, in order of names, none first', () => {
    const more = aDayWith(
      '2026-11-01',
      { ...dal, itemId: 'rice', category: 'mains' },
      { ...dal, itemId: 'chai', category: 'drinks' },
      naan,
    );
    expect(categoriesOf(dishSalesOf([more]))).toEqual([
      ['', null],
      ['drinks', 'drinks'],
      ['mains', 'mains'],
    ]);
  });

  it('has sums', () => {
    expect([soldPortions(sold), salesOf(sold)]).toEqual([9, 700_00]);
    expect([soldPortions([]), salesOf([])]).toEqual([0, 0]);
  });
});
