import { expect, it } from 'vitest';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aTable } from '@bhoj/domain/fixtures/tables';
import { DAY } from '@bhoj/domain/time/ist';
import { attentionOf } from './attention-model.ts';

const NOW = Date.parse('2026-11-22T12:00+05:30');
const restaurant = aNewRestaurant({
  fssai: '11526035000482',
  upiVpa: 'spice@okbank',
  trialEndDate: NOW + 10 * DAY,
});
const registered = aNewRestaurant({
  upiVpa: 'spice@okbank',
  trialEndDate: NOW + 10 * DAY,
  fssai: '11526035000482',
  gstin: '27AAQFA4821K1Z6',
  legalName: 'Spice Route LLP',
  address: '14, MG Road, Pune 411004',
  taxSettings: { enabled: true, percentage: 5 },
});
const RATE_12 = { enabled: true, percentage: 12 };
const table = aTable();
const office = { closing: null, expense: null, reviews: [] };
const PHOTO = 'p'.repeat(20);
const emptyMenu = aMenu({ categories: [], items: [] });
const kinds = (watched: Partial<Parameters<typeof attentionOf>[0]>) =>
  attentionOf({ restaurant, menu: null, orders: [], tables: [], now: NOW, office, ...watched }).map(
    ({ kind }) => kind,
  );

it('puts guests before administration', () => {
  const waiting = anOrder({ acceptance: { waiting: ['a', 'b'], declined: [] } });
  expect(
    kinds({
      restaurant: {
        ...restaurant,
        fssai: '',
        orderingPaused: true,
        taxSettings: { enabled: true, percentage: 5 },
      },
      menu: emptyMenu,
      orders: [waiting],
      tables: [{ ...table, currentOrderId: 'o1', serviceRequest: 'bill' }],
    }),
  ).toEqual(['waiting', 'requests', 'noFssai', 'noMenu', 'paused', 'noGstin']);
});

it('names all tables of an order that calls, once', () => {
  const order = { ...anOrder(), state: 'open' as const, joinedTableIds: ['F1-T09'] };
  const here = { ...table, currentOrderId: 'o1', serviceRequest: 'bill' as const };
  const shown = attentionOf({
    restaurant,
    menu: null,
    orders: [order],
    tables: [here, { ...here, id: 'F1-T09' }],
    office,
    now: NOW,
  });
  expect(shown.filter(({ kind }) => kind === 'requests')).toEqual([
    { kind: 'requests', places: [['F1-T01', 'F1-T09']] },
  ]);
});

it('counts no round of an order that expired', () => {
  const acceptance = { waiting: ['a'], declined: [] };
  const left = (expireAt: number) => anOrder({ rounds: [], state: 'waiting', expireAt, acceptance });
  expect(kinds({ orders: [left(NOW + 1)] })).toContain('waiting');
  expect(kinds({ orders: [left(NOW)] })).not.toContain('waiting');
});

it('lists nothing when all is in order, or while the menu is not known', () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ restaurant: registered })).toEqual([]);
  expect(kinds({ restaurant: { ...registered, address: '' } })).toEqual(['legalMissing']);
});

it('is not silent while no order is taken because the plan is not paid for', () => {
  const unpaid = { ...registered, trialEndDate: NOW - 8 * DAY };
  expect(kinds({ restaurant: unpaid })).toEqual(['orderingEnded']);
  expect(kinds({ restaurant: { ...unpaid, trialEndDate: NOW - DAY } })).toEqual(['orderingEnds']);
});

it.each([
  ['no FSSAI number', { fssai: '' }, ['noFssai']],
  ['an FSSAI number that begins with 3', { fssai: '31526035000482' }, ['noFssai']],
  ['tax off with a GSTIN', { taxSettings: { enabled: false, percentage: 5 } }, ['mustCharge']],
  ['a rate that is not lawful', { taxSettings: { enabled: true, percentage: 12 } }, ['rate']],
  ['the other lawful rate', { taxSettings: { enabled: true, percentage: 18 } }, []],
  ['a rate under composition, which is not charged', { composition: true, taxSettings: RATE_12 }, []],
  ['a rate without a GSTIN, which is not charged', { gstin: '', taxSettings: RATE_12 }, ['noGstin']],
])('says what stops bills: %s', (_, over, expected) => {
  expect(kinds({ restaurant: { ...registered, ...over } })).toEqual(expected);
});

it('says that liquor cannot be sold under the composition scheme', () => {
  const menu = aMenu({ items: [aMenuItem({ taxClass: 'liquor', photo: PHOTO })] });
  expect(kinds({ restaurant: registered, menu })).toEqual([]);
  expect(kinds({ restaurant: { ...registered, composition: true }, menu })).toEqual([
    'liquorUnderComposition',
  ]);
  expect(
    kinds({
      restaurant: { ...registered, composition: true },
      menu: aMenu({ items: [aMenuItem({ photo: PHOTO })] }),
    }),
  ).toEqual([]);
});

it('says that bills with VAT on liquor need the VAT TIN', () => {
  const menu = aMenu({ items: [aMenuItem({ taxClass: 'liquor', photo: PHOTO })] });
  const charging = { ...registered, liquorVatPercentage: 10 };
  expect(kinds({ restaurant: charging, menu })).toEqual(['noVatTin']);
  expect(
    kinds({ restaurant: { ...charging, gstin: '', taxSettings: { enabled: false, percentage: 5 } }, menu }),
  ).toEqual(['noVatTin']);
  expect(kinds({ restaurant: { ...charging, vatTin: '27123456789V' }, menu })).toEqual([]);
  expect(kinds({ restaurant: charging, menu: aMenu({ items: [aMenuItem({ photo: PHOTO })] }) })).toEqual([]);
});

it('says what setup is missing', () => {
  expect(kinds({ restaurant: { ...restaurant, upiVpa: '' } })).toEqual(['noUpi']);
  const dish = (photo: string | null) => aMenu({ items: [aMenuItem({ photo })] });
  expect(kinds({ menu: dish(null) })).toEqual(['noPhotos']);
  expect(kinds({ menu: dish(PHOTO) })).toEqual([]);
  expect(kinds({ menu: emptyMenu })).toEqual(['noMenu']);
});

it('each table calls for itself, beside what others do', () => {
  const calling = { ...aTable({ n: 1 }), currentOrderId: 'o1', serviceRequest: 'bill' as const };
  // Guests who wait at a table without an order of its own call by their own order.
  const alone = aTable({ n: 2 });
  const quiet = { ...aTable({ n: 3 }), currentOrderId: 'o3' };
  const own = { ...anOrder(), state: 'open' as const, tableId: 'F1-T01' };
  const service = { kind: 'waiter' as const, at: NOW, takenBy: null };
  const asking = { ...anOrder(), state: 'waiting' as const, expireAt: NOW + 1, tableId: 'F1-T02' };
  const waiting = { ...asking, requests: { ...asking.requests, service } as never };
  const joined = { ...anOrder(), state: 'open' as const, tableId: 'F1-T03', joinedTableIds: ['F1-T08'] };
  const places = (...orders: ReturnType<typeof anOrder>[]) =>
    attentionOf({
      restaurant,
      menu: null,
      orders,
      tables: [calling, alone, quiet],
      office,
      now: NOW,
    }).flatMap((task) => (task.kind === 'requests' ? task.places : []));
  expect(places(joined, own, waiting)).toEqual([['F1-T01'], ['F1-T02']]);
  expect(places(joined, own)).toEqual([['F1-T01']]);
  expect(places()).toEqual([['F1-T01']]);
  // An order that is over joins no tables any more.
  const over = { ...own, state: 'Completed' as const, joinedTableIds: ['F1-T09'] };
  expect(places(over, joined)).toEqual([['F1-T01']]);
});

it('one dish of liquor among others is enough, and legal details lack one by one', () => {
  const menu = aMenu({
    items: [aMenuItem({ photo: PHOTO }), aMenuItem({ id: 'rum', taxClass: 'liquor', photo: PHOTO })],
  });
  expect(kinds({ restaurant: { ...registered, composition: true }, menu })).toEqual([
    'liquorUnderComposition',
  ]);
  expect(kinds({ restaurant: { ...registered, legalName: '' } })).toEqual(['legalMissing']);
  expect(kinds({ restaurant: { ...registered, gstin: '27AAQFA4821K1Z7' } })).toContain('legalMissing');
  const wrongRate = { enabled: false, percentage: 12 };
  expect(kinds({ restaurant: { ...registered, taxSettings: wrongRate } })).toEqual(['mustCharge', 'rate']);
});
