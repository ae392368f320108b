import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { days } from '@bhoj/domain/days/day.collection';
import { orderedTogether } from '@bhoj/domain/days/ordered-together.collection';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import type { Day } from '@bhoj/domain/days/day.schema';
import { someHowSold, someOrderedTogether } from '@bhoj/domain/fixtures/days';
import { aDayWith } from '@bhoj/domain/fixtures/dish-days';
import { aMenu, aVariant, dishOf } from '@bhoj/domain/fixtures/menu';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { howSold } from '@bhoj/domain/how-sold/how-sold.collection';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { availabilityLogs } from '@bhoj/domain/menu/dish/availability-log.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { rupees } from '@bhoj/domain/money/money';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { TrendingPage } from './trending-page.tsx';

const backend = inMemory();
vi.mock('../../ui/mui/charts/curve.tsx', () => ({
  Curve: ({ bars }: { bars: readonly object[] }) => `${bars.length} days`,
}));

const NOW = Date.parse('2026-11-20T20:00+05:30');
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
vi.setConfig({ testTimeout: 30_000 });

const sold = (...all: readonly Day[]) =>
  backend.putOnly(days, Object.fromEntries(all.map((each) => [each.day, each])));
/** The days that the page last asked a collection for. */
const lastAsked = (collection: Collection) => backend.asked(collection).at(-1);
const fromUntil = (from: string, until: string) => [
  ['day', '>=', from],
  ['day', '<', until],
];
const dal = (name: string, quantity: number) => ({
  itemId: 'dal',
  name,
  quantity,
  rupees: quantity * 100,
  cost: 40,
});

function Where() {
  return <output aria-label="address">{useLocation().search}</output>;
}
const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <InRestaurant record={aRestaurant()} backend={backend}>
        <TrendingPage />
      </InRestaurant>
      <Where />
    </MemoryRouter>,
  );
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')?.textContent;
const factsIn = (within_: HTMLElement) => within_.querySelector('dl')?.textContent;

beforeEach(() => {
  localStorage.setItem('bhoj:figures', '"table"');
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  sold(
    aDayWith('2026-10-20', dal('Dal', 10)),
    aDayWith('2026-11-18', dal('Dal', 20), { itemId: 'naan', name: 'Naan', quantity: 5, rupees: 50 }),
    aDayWith('2026-11-20', dal('Dal Tadka', 10), { itemId: null, name: 'Packing', quantity: 1, rupees: 20 }),
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the dishes', () => {
  it('are listed under their last name, with margin, trend and a mean of a day', () => {
    show();
    // 30 portions on 2 days, after 10: +200 %. ₹3,000 − 30 × ₹40.
    expect(rowOf('Dal Tadka')).toBe('Dal Tadkamains3015+200\u00A0%₹100₹1,80060\u00A0%₹3,000');
    expect(rowOf('Naan')).toBe('Naanmains52.5New₹10––₹50');
    expect(screen.queryByRole('rowheader', { name: 'Packing' })).toBeNull();
  });

  it('begin as a picture of what sells and what earns; each opens its own view', () => {
    show();
    const picture = screen.getByRole('list', { name: 'What sells and what earns' });
    const [first, second] = within(picture).getAllByRole('listitem');
    expect(first?.textContent).toBe('Dal Tadka₹3,000 · earns ₹1,800');
    expect(second?.textContent).toBe('Naan₹50');
    expect(
      within(picture)
        .getByRole('link', { name: /^₹3,000/ })
        .getAttribute('href'),
    ).toContain('dish=');
  });

  it('and packing are what bills charged', () => {
    show();
    expect(document.querySelector('dl')?.textContent).toMatch(/^Dishes₹3,050Packing.*₹20Sales.*₹3,070$/);
  });

  it('are followed by what price lists sold, and by nothing where there are none', async () => {
    backend.put(howSold, { day: '2026-11-20' }, someHowSold());
    show();
    expect(await screen.findByRole('table', { name: 'Sales by price list' })).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Sold by weight' })).toBeNull();
  });

  it('are shared out among their categories', () => {
    show();
    const table = screen.getByRole('table', { name: 'Sales by category' });
    expect(table.textContent).toContain('mains100\u00A0%₹3,070');
  });

  it('are filtered by category and search, in the address', async () => {
    show('/?q=naan');
    expect(screen.queryByRole('rowheader', { name: 'Dal Tadka' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(rowOf('Dal Tadka')).toBeTruthy();
    expect(screen.getByLabelText('address').textContent).toBe('');
  });
});

describe('the period', () => {
  it.each([
    ['/', '2026-09-26', '2026-11-21'],
    ['/?period=7', '2026-11-07', '2026-11-21'],
    ['/?period=60', '2026-09-22', '2026-11-21'],
    ['/?period=2026-10', '2026-08-31', '2026-11-01'],
    ['/?period=2026-01-01..2026-11-10', '2026-09-12', '2026-11-11'],
    ['/?period=nonsense', '2026-09-26', '2026-11-21'],
    ['/?view=advice', '2026-10-24', '2026-11-21'],
  ])('of %s reads the days from %s until %s', (path, from, until) => {
    show(path);
    expect(lastAsked(days)).toEqual(fromUntil(from, until));
  });

  it('says where it is compared with nothing', () => {
    show('/?period=60');
    expect(screen.getByText(/only periods of up to 31 days/)).toBeTruthy();
    // The ten portions of October are in the period: 40 on 3 days.
    expect(rowOf('Dal Tadka')).toContain('4013.3–');
  });

  it('is chosen, and stays in the address', async () => {
    show();
    await user.click(screen.getByRole('combobox', { name: 'Period' }));
    await user.click(screen.getByRole('option', { name: 'A month' }));
    expect(screen.getByLabelText('address').textContent).toBe('?period=2026-11');
  });
});

describe('a dish', () => {
  it('has its own view with its curve, weekdays and a higher price', async () => {
    localStorage.clear();
    show();
    await user.click(screen.getByRole('link', { name: 'Dal Tadka' }));
    expect(screen.getByLabelText('address').textContent).toBe('?dish=dal');
    const panel = screen.getByRole('dialog', { name: 'Dal Tadka' });
    expect(factsIn(panel)).toContain('Share of sales98\u00A0%');
    expect((await within(panel).findByRole('figure')).textContent).toBe('28 days');
    expect(panel.textContent).toContain('Wednesday20');
    // 95 % of 30 × ₹110, less ₹3,000; and 5 % of ₹1,200 is not spent.
    expect(panel.textContent).toContain('Sales would change by+₹135Margin would change by+₹195');
  });

  it('that was not sold in the period says so', () => {
    show('/?dish=kulfi');
    expect(screen.getByRole('dialog', { name: 'Dish' }).textContent).toContain('was not sold in this period');
  });

  it('with sizes names them as the menu does', () => {
    const size = (variantId: string, quantity: number) => ({ ...dal('Dal', quantity), variantId });
    sold(aDayWith('2026-11-20', size('half', 2), size('gone', 1)));
    const dish = dishOf('Dal', 100, { id: 'dal', variants: [aVariant({ id: 'half', name: 'Half' })] });
    backend.put(menus, {}, aMenu({ items: [dish] }));
    show('/?dish=dal');
    const sizes = screen.getByRole('region', { name: 'Sizes' });
    expect(factsIn(sizes)).toBe('Half2 · ₹200Size 2, no longer on the menu1 · ₹100');
  });
});

describe('the other views', () => {
  it('say what to do with a dish, and when too few were sold', () => {
    show('/?view=advice');
    expect(rowOf('Dal Tadka')).toContain('Popular and earns well: keep');
    expect(rowOf('Naan')).toContain('Too few to say');
  });

  it('reckon what sold-out hours cost', async () => {
    const from = Date.parse('2026-11-18T12:00+05:30');
    const entry = {
      itemId: 'dal',
      from,
      until: from + 3_600_000,
      planned: from + 7_200_000,
      ranOut: true as const,
    };
    const log = { day: '2026-11-18', entries: [entry], isOpen: false };
    backend.put(availabilityLogs, { day: '2026-11-18' }, log);
    show('/?view=soldOut');
    await screen.findByRole('table');
    expect(lastAsked(availabilityLogs)).toEqual(fromUntil('2026-10-24', '2026-11-21'));
    expect(rowOf('Dal Tadka')).toMatch(/^Dal Tadka1Once, at 12:00 pm1.*Fewer than four days to go by₹/);
  });

  it('do not read logs beside 60 days, and offer 28', async () => {
    show('/?view=soldOut&period=60');
    const offered = await screen.findByRole('button', { name: 'Show the last 28 days' });
    expect(backend.asked(availabilityLogs)).toEqual([]);
    await user.click(offered);
    expect(screen.getByLabelText('address').textContent).toBe('?view=soldOut');
  });

  it('name who took orders in order of names, whatever they sold', async () => {
    const person = (name: string, bills: number) => ({
      name,
      bills,
      portions: 3,
      amountPaise: rupees(100 * bills),
    });
    const byMember = { guest: person('', 9), r: person('Ravi', 5), a: person('Asha', 1) };
    const base = aDayWith('2026-11-20', dal('Dal', 1));
    const operations = { ...emptyDay('').operations, byMember };
    sold({ ...base, operations });
    show('/?view=times');
    const table = await screen.findByRole('table', { name: 'Who took the orders' });
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Asha', 'Ravi', 'Guests by themselves']);
    expect(within(table).queryByRole('button')).toBeNull();
  });
});

describe('without sales', () => {
  it('says where they come from, and offers a longer period', async () => {
    sold(emptyDay('2026-11-20'));
    show();
    expect(screen.getByText(/No sales in this period/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show the last 60 days' }));
    expect(screen.getByRole('link', { name: 'Go to the orders' })).toBeTruthy();
  });

  it('says that it loads', () => {
    backend.fails('slow', days);
    show();
    expect(screen.getByRole('status', { name: 'Loading the sales' })).toBeTruthy();
  });

  it.each([
    ['failed', 'unavailable', 'The sales could not be loaded'],
    ['denied', 'permission-denied', 'This page is not for your account'],
  ] as const)('says that it is %s', (_, how, sentence) => {
    backend.fails(how, days);
    show();
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

describe('what goes together', () => {
  const counted = (day: string, both: number) =>
    backend.put(
      orderedTogether,
      { day },
      someOrderedTogether({
        day,
        bills: 20,
        byDish: { dal: 10, naan: 8 },
        together: { dal: { naan: both } },
        addOns: { dal: { Ghee: 4 } },
      }),
    );

  it('is the sum of the days, from the dish on fewer bills', () => {
    counted('2026-11-18', 6);
    counted('2026-11-20', 7);
    show('/?view=together&period=28');
    // 13 of 16 bills with naan have dal; by chance 20 × 16 ÷ 40 = 8: 1.6 times as often.
    expect(rowOf('Naan')).toBe('NaanDal Tadka1381\u00A0%1.6 ×');
    expect(rowOf('Ghee')).toBe('GheeDal Tadka840\u00A0%');
    expect(lastAsked(orderedTogether)).toEqual(fromUntil('2026-10-24', '2026-11-21'));
  });

  it('says so when it is too few to say', () => {
    show('/?view=together&period=28');
    expect(screen.getByText(/No two dishes were on the same bill/)).toBeTruthy();
    expect(screen.getByText(/No add-on was ordered/)).toBeTruthy();
  });
});
