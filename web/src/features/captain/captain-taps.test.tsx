import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBusyOrder, busyTables } from '@bhoj/domain/fixtures/busy-evening';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aCategory, aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { showOrder } from '@bhoj/domain/orders/rounds/round';
import { captain } from '../../messages/captain/captain/en.ts';
import { expectAtMost, renderedBy } from '../../ui/shared/rendered.fixtures.ts';
import type { Rendered } from '../../ui/shared/rendered.fixtures.ts';
import { backend, eachCaptain, open, settle, shows } from './captain-page.fixtures.tsx';

eachCaptain();

const CATEGORIES = 6;
/** As many as the demo's menu has. */
const DISHES = 66;
const MENU = aMenu({
  categories: Array.from({ length: CATEGORIES }, (_, n) => aCategory({ id: `c${n}`, name: `Category ${n}` })),
  items: Array.from({ length: DISHES }, (_, n) =>
    dishOf(`Dish ${n}`, 100 + n, { id: `d${n}`, categoryId: `c${n % CATEGORIES}` }),
  ),
});

/** Sixty tables with an open order each, as `npm run bench -- taps` has them. */
function aBusyEvening(): void {
  const all = busyTables().map((tableId, n) => {
    const [floor = '1', nth = '1'] = tableId.slice(1).split('-T');
    const order = aBusyOrder(MENU.items, { tableId, n, at: NOW });
    return { order, table: showOrder(aTable({ floor: Number(floor), n: Number(nth) }), `o${n}`, order) };
  });
  backend.put(menus, {}, MENU);
  const named = all.map(({ order }, n) => [`o${n}`, order] as const);
  shows(
    all.map(({ table }) => table),
    Object.fromEntries(named),
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('draws at 60 tables only what a tap changes, and that first', async () => {
  aBusyEvening();
  const { container } = open();
  await settle();
  const there = (selector: string) => () => container.querySelector(selector) !== null;
  const gone = (selector: string) => () => container.querySelector(selector) === null;
  const rail = `nav[aria-label="${captain.categories}"]`;
  const chip = (n: number) => container.querySelectorAll<HTMLElement>(`${rail} button`).item(n);
  const chosen = (nth: string) => there(`${rail} li:${nth} [aria-current]`);
  const round = 'section[aria-label^="KOT"]';
  const dish = () => container.querySelectorAll<HTMLElement>('li[data-chosen] > button').item(5);
  const taps = new Map<string, Rendered>();
  const tap = async (kind: string, target: HTMLElement, isAnswered: () => boolean) =>
    taps.set(kind, await renderedBy(container, () => target.click(), isAnswered, settle));

  await tap('open a table', button(/F1-T03/), there(round));
  await tap('open the dishes', button(captain.addDishes), there(rail));
  await tap('choose a category', chip(2), chosen('nth-child(3)'));
  await tap('show all dishes', chip(0), chosen('first-child'));
  await tap('add a dish', dish(), there('li[data-chosen="true"]'));
  await tap('back to the table', button(/^Back to/), there(round));
  await tap('open the bill', button(captain.bill), gone(round));
  act(() => button(/^Back to/).click());
  await settle();
  await tap('back to the tables', button(captain.allTables), gone(round));

  expectAtMost(taps, {
    'open a table': [111, 20],
    'open the dishes': [62, 180],
    'choose a category': [52, 1],
    'show all dishes': [52, 166],
    'add a dish': [40, 0],
    'back to the table': [111, 20],
    'open the bill': [25, 98],
    'back to the tables': [19, 0],
  });
});

it('takes a dish off without the ones that were added since', async () => {
  aBusyEvening();
  open('?table=F1-T03&view=add');
  await settle();
  const row = (name: string) => button(new RegExp(`${name} ₹`));
  fireEvent.click(row('Dish 0'));
  fireEvent.click(row('Dish 6'));
  const stepper = (name: string) => within(screen.getByRole('group', { name: captain.quantityOf(name) }));
  fireEvent.click(stepper('Dish 0').getByRole('button', { name: captain.less }));
  expect(screen.queryByRole('group', { name: captain.quantityOf('Dish 0') })).toBeNull();
  expect(stepper('Dish 6').getByText('1')).toBeTruthy();
});
