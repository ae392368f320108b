import { describe, expect, it } from 'vitest';
import { aDay } from '../../fixtures/days.ts';
import { aMenu, aMenuItem, aThali } from '../../fixtures/menu.ts';
import { NOW } from '../../fixtures/ids.ts';
import { DAY, dateOf, startOf } from '../../time/ist.ts';
import { emptyDay } from '../../days/day.schema.ts';
import { paise, rupees } from '../../money/money.ts';
import { monthOfDays } from '../span/month.ts';
import { bestByMarginOf, worstByMarginOf } from '../dishes/margins.ts';
import { dishesOnMenu } from '../dishes/on-menu.ts';
import { isRecent, isWithin, lastWeeksOf, marksRecent, recentOf } from './recent.ts';
import { monthSoFarOf } from '../span/month-so-far.ts';
import { netSalesOf } from '../span/sales.ts';

const TODAY = '2026-11-22';
const back = (days: number): string => dateOf(startOf(TODAY) - days * DAY);
const days = Array.from({ length: 70 }, (_, n) => aDay({ day: back(70 - n) }));
const recent = recentOf(TODAY, { days, menu: null, at: NOW });

describe('the last eight weeks', () => {
  it('are the 56 days before the business day, which is not in them', () => {
    expect([recent.sold.at(0)?.day, recent.sold.at(-1)?.day]).toEqual([back(56), back(1)]);
    expect(recent.sold).toHaveLength(56);
    expect(recent.last28.days).toBe(28);
    expect(recent.usual.map(({ day }) => day)).toEqual([back(28), back(21), back(14), back(7)]);
    expect(recentOf(TODAY, { days: [...days, aDay({ day: TODAY })], menu: null, at: NOW })).toEqual(recent);
  });

  it('have the mean sales by weekday and hour, without what took nothing', () => {
    expect(Object.keys(recent.heat)).toHaveLength(7);
    expect(recent.heat['sunday']).toEqual({ '20': 378_00 });
    const one = recentOf(TODAY, { days: [aDay({ day: back(7) })], menu: null, at: NOW });
    expect(Object.keys(one.heat)).toEqual(['sunday']);
  });

  it('leave out a day on which nothing happened, and keep one with only a note', () => {
    const credits = { ...emptyDay('').credits, count: 1, totalPaise: paise(100) };
    const quiet = [emptyDay(back(3)), { ...emptyDay(back(2)), credits }];
    expect(recentOf(TODAY, { days: quiet, menu: null, at: NOW }).sold.map(({ day }) => day)).toEqual([
      back(2),
    ]);
  });

  it('have the figures of each day of the last four weeks, in order', () => {
    const busy = aDay({ day: back(1), guests: 9 });
    const weeks = lastWeeksOf(recentOf(TODAY, { days: [...days.slice(0, -1), busy], menu: null, at: NOW }));
    expect(weeks).toHaveLength(28);
    expect(weeks.map(({ guests }) => guests).slice(-2)).toEqual([2, 9]);
    expect(weeks[0]).toMatchObject({ netSalesPaise: 360_00, taxPaise: 18_00, bills: 1 });
  });

  it('agree with the month on its net sales', () => {
    const ofMonth = days.filter(({ day }) => day.startsWith('2026-11'));
    const month = monthOfDays('2026-11', { days: ofMonth, expenses: [], at: NOW });
    expect(monthSoFarOf('2026-11', recent.sold)).toBe(netSalesOf(month.sales));
  });

  it('name the dishes that brought least, those on the menu that were not sold first', () => {
    const menu = aMenu({ items: [aMenuItem({ id: 'kheer', name: 'Kheer', variants: [] })] });
    const { worst } = recentOf(TODAY, { days, menu, at: NOW }).dishes;
    expect(worst[0]).toEqual({ key: 'kheer', name: 'Kheer', quantity: 0, amountPaise: 0, marginPaise: null });
    expect(worst).toHaveLength(4);
  });

  it('are computed again for another day, or once a day of them changed', () => {
    expect(isRecent(null, TODAY)).toBe(false);
    expect(isRecent(recent, TODAY)).toBe(true);
    expect(isRecent(recent, back(1))).toBe(false);
    expect(isRecent({ ...recent, staleSince: NOW }, TODAY)).toBe(false);
    expect([back(57), back(56), back(1), TODAY].map((day) => isWithin(recent, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(marksRecent(TODAY, startOf(TODAY) + DAY - 1)).toBe(false);
    expect(marksRecent(TODAY, startOf(TODAY) + DAY)).toBe(true);
  });
});

describe('dishes by margin', () => {
  const dish = (name: string, amount: number, cost: number) => ({
    itemId: name,
    variantId: null,
    name,
    quantity: 1,
    amountPaise: rupees(amount),
    costPaise: rupees(cost),
    costedPaise: cost === 0 ? paise(0) : rupees(amount),
  });
  const byDish = { a: dish('a', 100, 90), b: dish('b', 80, 20), c: dish('c', 500, 0), d: dish('d', 30, 20) };

  it('are those with a cost price, by amount less cost, then by name', () => {
    expect(bestByMarginOf({ byDish }, 2).map(({ key }) => key)).toEqual(['b', 'a']);
    expect(worstByMarginOf({ byDish }, 5).map(({ key }) => key)).toEqual(['d', 'a', 'b']);
  });
});

it('lists a dish of the menu once for each of its sizes', () => {
  const size = { otherNames: {}, pricePaise: paise(100) };
  const variants = [
    { id: 'half', name: 'Half', ...size },
    { id: 'full', name: 'Full', ...size },
  ];
  const menu = aMenu({
    items: [
      aMenuItem({ id: 'dal', name: 'Dal', variants }),
      aMenuItem({ id: 'naan', name: 'Naan', variants: [] }),
      // Days count the dishes of a combo, never the combo.
      aThali(),
    ],
  });
  expect(dishesOnMenu(menu).map(({ key, name }) => [key, name])).toEqual([
    ['dal:half', 'Dal (Half)'],
    ['dal:full', 'Dal (Full)'],
    ['naan', 'Naan'],
  ]);
});
