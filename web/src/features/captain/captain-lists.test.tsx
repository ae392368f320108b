import { beforeAll, expect, it } from 'vitest';
import { cleanup } from '@testing-library/react';
import { somePrices } from '@bhoj/domain/fixtures/menu';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { backend, eachCaptain, open, settle } from './captain-page.fixtures.tsx';
import { HeldPriceLists } from './later.ts';
import { MENU } from './state/captain-page.fixtures.ts';

eachCaptain();
beforeAll(() => HeldPriceLists.loadAhead());

it('watches the price lists of a menu that has any from the tables on, and nothing more of any other', async () => {
  open();
  await settle();
  const without = backend.listeners();
  cleanup();
  backend.put(menus, {}, { ...MENU, priceLists: 1 });
  backend.put(menuPrices, {}, somePrices());
  open();
  await settle();
  expect(backend.listeners()).toBe(without + 1);
});
