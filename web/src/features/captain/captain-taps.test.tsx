import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aBusyOrder, busyTables } from '@bhoj/domain/fixtures/busy-evening';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aCategory, aMenu, dishOf } from '@bhoj/domain/fixtures/menu';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { showOrder } from '@bhoj/domain/orders/rounds/round';
import { captain } from '../../messages/captain/captain/en.ts';
import { renderedBy } from '../../ui/shared/rendered.fixtures.ts';
import { backend, eachCaptain, id, open, settle, shows } from './captain-page.fixtures.tsx';

eachCaptain();

const CATEGORIES = 6;
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
    const order = aBusyOrder(MENU.items, { tableId, n, at: NOW });
    const [floor = '1', nth = '1'] = tableId.slice(1).split('-T');
    return { order, table: showOrder(aTable({ floor: Number(floor), n: Number(nth) }), `o${n}`, order) };
  });
  backend.put(menus, {}, MENU);
  shows(
    all.map(({ table }) => table),
    Object.fromEntries(all.map(({ order }, n) => [`o${n}`, order])),
  );
}
void id; void within; void act; void vi;

it('draws only what a tap changes', async () => {
  aBusyEvening();
  const { container } = open();
  await settle();
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const there = (selector: string) => () => container.querySelector(selector) !== null;
  const gone = (selector: string) => () => container.querySelector(selector) === null;
  const round = 'section[aria-label^="KOT"]';
  const chips = () => container.querySelectorAll<HTMLElement>('nav[aria-label] button');
  const results: Record<string, unknown> = {};
  const tap = async (kind: string, on: () => Element | null | undefined, answered: () => boolean) => {
    const target = on();
    if (!(target instanceof HTMLElement)) throw new Error(`nothing to tap: ${kind}`);
    results[kind] = await renderedBy(container, () => target.click(), answered, settle);
  };
  await tap('open a table', () => button(/F1-T03/), there(round));
  await tap('open the dishes', () => button(captain.addDishes), there('input[type="search"]'));
  await tap('choose a category', () => chips()[2], there('nav[aria-label] li:nth-child(3) [aria-current]'));
  await tap('show all dishes', () => chips()[0], there('nav[aria-label] li:first-child [aria-current]'));
  await tap('add a dish', () => container.querySelector('li[data-chosen] > button'), there('li[data-chosen="true"]'));
  await tap('back to the table', () => button(/^Back to/), there(round));
  await tap('open the bill', () => button(captain.bill), gone(round));
  act(() => screen.getAllByRole('button', { name: /^Back/ })[0]!.click());
  await settle();
  await tap('back to the tables', () => button(captain.allTables), gone(round));
  for (const [k, r] of Object.entries(results)) console.log(k, (r as any).first, (r as any).after, (r as any).names.slice(0, 25).map((x: any) => x.join(' ')).join(', '));
  expect(1).toBe(1);
});
