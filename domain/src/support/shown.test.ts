import { expect, it } from 'vitest';
import { aCategory, aMenuItem } from '../fixtures/menu.ts';
import { anOrder } from '../fixtures/orders.ts';
import { aLine } from '../fixtures/lines.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { aTable } from '../fixtures/tables.ts';
import { paise } from '../money/money.ts';
import { shownMenu, shownOrders, shownSettings, shownTables } from './shown.ts';

const SECRET = 'Meera of flat 12';

it('shows settings as text, and neither where money arrives nor the owner', () => {
  const rows = shownSettings(
    aRestaurant({
      upiVpa: 'spice@bank',
      phone: '9876543210',
      packingPaise: paise(2_000),
      orderingPaused: true,
    }),
  );
  const said = Object.fromEntries(rows.map(({ name, facts }) => [name, facts[0]]));
  expect(said).toMatchObject({ packingPaise: '₹20', orderingPaused: 'yes', pricesIncludeTax: 'no' });
  expect(said['seatingConfiguration']).toBe('floors: 2; tablesPerFloor: 3, 2');
  expect(JSON.stringify(rows)).not.toMatch(/spice@bank|9876543210|Asha/);
});

it('shows dishes with category, price and what is sold out', () => {
  const items = [
    aMenuItem({ id: 'idli', categoryId: 'south', name: 'Idli', pricePaise: paise(6_000), variants: [] }),
    aMenuItem({
      id: 'dosa',
      categoryId: 'gone',
      name: 'Dosa',
      variants: [
        { id: 's', name: 'Small', otherNames: {}, pricePaise: paise(5_000) },
        { id: 'l', name: 'Large', otherNames: {}, pricePaise: paise(9_050) },
      ],
    }),
  ];
  const categories = [aCategory({ id: 'south', name: 'South' })];
  expect(shownMenu({ categories, items }, { dosa: 1 })).toEqual([
    { name: 'Idli', facts: ['South', '₹60', 'no'] },
    { name: 'Dosa', facts: ['', 'Small ₹50, Large ₹90.50', 'yes'] },
  ]);
});

it('shows tables without the key of their code and without what is owed', () => {
  const rows = shownTables([
    aTable({
      id: 'F1-T01',
      key: 'the-key',
      seats: 4,
      status: 'Occupied',
      serviceRequest: 'bill',
      totalPrice: 977,
    }),
    aTable({ id: 'F1-T02', seats: 2, status: 'Available', serviceRequest: null }),
  ]);
  expect(rows).toEqual([
    { name: 'F1-T01', facts: ['4', 'Occupied', 'bill'] },
    { name: 'F1-T02', facts: ['2', 'Available', ''] },
  ]);
});

it('shows the dishes of open orders and nothing of their guests', () => {
  const joining = {
    ...anOrder().joining,
    guests: { uid1: { label: 'g1', name: SECRET } },
  };
  const rows = shownOrders([
    {
      ...anOrder(),
      type: 'takeaway',
      tableId: null,
      openedAt: null,
      label: SECRET,
      customer: { id: '919876543210', name: SECRET },
      joining,
      kots: [4, 7],
      lines: {
        a: aLine({ name: 'Idli', quantity: 2, note: SECRET }),
        b: aLine({ name: 'Dosa', quantity: 1 }),
        c: aLine({ name: 'Vada', quantity: 3 }),
      },
      progress: {
        ...anOrder().progress,
        cancelled: {
          b: {
            reason: 'Sold out',
            at: 1,
            by: { kind: 'captain', label: 'Ravi', id: 'mravi0000000' },
            day: '2026-11-20',
          },
        },
      },
    },
  ]);
  expect(rows).toEqual([{ name: 'takeaway', facts: ['', '4, 7', '2 × Idli, 3 × Vada'] }]);
  expect(
    shownOrders([{ ...anOrder(), tableId: 'F1-T01', openedAt: Date.UTC(2026, 10, 21, 7, 0) }])[0],
  ).toMatchObject({
    name: 'F1-T01',
    facts: [expect.stringMatching(/^12:30/), expect.any(String), expect.any(String)],
  });
});
