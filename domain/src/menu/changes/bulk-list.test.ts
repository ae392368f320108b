import { expect, it } from 'vitest';
import { aMenu, aMenuItem, anOpenDish, aPriceList, aVariant } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { bulkListed } from './bulk-list.ts';
import type { PriceChange } from './bulk-price.ts';

const sized = aMenuItem({
  id: 'biryani',
  name: 'Biryani',
  variants: [aVariant({ id: 'half', name: 'Half' }), aVariant({ id: 'full', name: 'Full' })],
});
const packed = aMenuItem({
  id: 'water',
  name: 'Water',
  taxClass: 'goods',
  goods: { hsn: '2201', taxBp: 500 },
  pricePaise: paise(18_00),
  mrpPaise: paise(20_00),
});
const menu = aMenu({ items: [...aMenu().items, sized, packed] });
const list = aPriceList();
const prices = {
  version: 1,
  lists: [list],
  items: {
    'ac-hall': {
      'masala-dosa': paise(140_00),
      'biryani:full': paise(300_00),
      water: paise(20_00),
      'filter-coffee': paise(0),
    },
  },
};
const ten: PriceChange = { by: 'percent', amount: 10_00, roundTo: 100 };
const changed = (chosen: string[], change = ten) =>
  bulkListed(menu, prices, new Set(chosen), { list, change });

it('changes the prices on the list, of sizes too, and of no other dish', () => {
  expect(changed(['masala-dosa', 'biryani']).changes).toMatchObject([
    { key: 'masala-dosa', size: null, before: 140_00, after: 154_00 },
    { key: 'biryani:full', size: 'Full', before: 300_00, after: 330_00 },
  ]);
});

it('names a dish without a price on the list, and one that would cost more than its MRP or nothing', () => {
  const none = bulkListed(menu, { ...prices, items: {} }, new Set(['masala-dosa']), { list, change: ten });
  expect(none).toMatchObject({
    changes: [],
    refused: [{ dish: { id: 'masala-dosa' }, fault: 'not-on-list' }],
  });
  expect(changed(['water'])).toMatchObject({ changes: [], refused: [{ fault: 'above-mrp' }] });
  expect(changed(['water'], { by: 'rupees', amount: -20_00, roundTo: 100 })).toMatchObject({
    refused: [{ fault: 'no-price' }],
  });
});

it('names an open dish, whose price is typed, also where a list has one for it', () => {
  const open = { ...menu, items: [anOpenDish()] };
  const listed = { ...prices, items: { 'ac-hall': { 'open-food': paise(30_00) } } };
  expect(bulkListed(open, listed, new Set(['open-food']), { list, change: ten })).toMatchObject({
    changes: [],
    refused: [{ fault: 'open-price' }],
  });
});

it('leaves a free dish free', () => {
  expect(changed(['filter-coffee'])).toEqual({ changes: [], refused: [] });
});
