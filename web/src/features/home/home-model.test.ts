import { expect, it } from 'vitest';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { paise } from '@bhoj/domain/money/money';
import { aClosing } from '@bhoj/domain/fixtures/days';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { aNewRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aTable } from '@bhoj/domain/fixtures/tables';
import {
  attentionOf,
  averageOf,
  comparedDays,
  openTables,
  takenByHour,
  turnoverUntilNow,
} from './home-model.ts';

const at = (iso: string) => Date.parse(`${iso}+05:30`);
const NOW = at('2026-11-22T12:00');
const restaurant = aNewRestaurant({ fssai: '11526035000482' });
const registered = aNewRestaurant({
  fssai: '11526035000482',
  gstin: '27AAQFA4821K1Z6',
  legalName: 'Spice Route LLP',
  address: '14, MG Road, Pune 411004',
  taxSettings: { enabled: true, percentage: 5 },
});
const RATE_12 = { enabled: true, percentage: 12 };
const table = aTable();
const emptyMenu = aMenu({ categories: [], items: [] });
const kinds = (watched: Partial<Parameters<typeof attentionOf>[0]>) =>
  attentionOf({ restaurant, menu: null, orders: [], tables: [], now: NOW, ...watched }).map(
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
  const menu = aMenu({ items: [aMenuItem({ taxClass: 'liquor' })] });
  expect(kinds({ restaurant: registered, menu })).toEqual([]);
  expect(kinds({ restaurant: { ...registered, composition: true }, menu })).toEqual([
    'liquorUnderComposition',
  ]);
  expect(kinds({ restaurant: { ...registered, composition: true }, menu: aMenu() })).toEqual([]);
});

it('says that bills with VAT on liquor need the VAT TIN', () => {
  const menu = aMenu({ items: [aMenuItem({ taxClass: 'liquor' })] });
  const charging = { ...registered, liquorVatPercentage: 10 };
  expect(kinds({ restaurant: charging, menu })).toEqual(['noVatTin']);
  expect(
    kinds({ restaurant: { ...charging, gstin: '', taxSettings: { enabled: false, percentage: 5 } }, menu }),
  ).toEqual(['noVatTin']);
  expect(kinds({ restaurant: { ...charging, vatTin: '27123456789V' }, menu })).toEqual([]);
  expect(kinds({ restaurant: charging, menu: aMenu() })).toEqual([]);
});

it('compares the business day with the same weekday, across the cut-off and the new year', () => {
  expect(comparedDays(at('2027-01-01T01:30'), '04:00')).toEqual({
    today: '2026-12-31',
    before: '2026-12-24',
    weekday: 'thursday',
  });
});

it('counts the hours of a business day from its cut-off', () => {
  const day = { ...emptyDay('2026-11-14'), byHour: { '13': paise(100), '20': paise(200), '01': paise(400) } };
  expect(takenByHour(day, at('2026-11-21T14:10'), '04:00')).toEqual({ amount: 100, clock: '14:00' });
  expect(takenByHour(day, at('2026-11-22T02:10'), '04:00')).toEqual({ amount: 700, clock: '02:00' });
});

it('has no average without bills', () => {
  expect(averageOf(emptyDay('2026-11-14'))).toBeNull();
  expect(averageOf({ ...emptyDay('2026-11-14'), bills: 3, totalPaise: paise(100) })).toBe(33);
});

it('lists open tables, the longest occupied first, in paise', () => {
  const busy = (n: number, minutes: number | null) =>
    aTable({
      n,
      order: 'o1',
      totalPrice: 120.5,
      occupiedAt: minutes === null ? null : 10_000_000 - minutes * 60_000,
    });
  const open = openTables([table, busy(2, 5), busy(3, 40), busy(4, null)], 10_000_000);
  expect(open.map(({ id, minutes }) => [id, minutes])).toEqual([
    ['F1-T03', 40],
    ['F1-T02', 5],
    ['F1-T04', null],
  ]);
  expect(open[0]?.amount).toBe(12_050);
});

it('knows the year’s turnover from the last closed day and today’s sales', () => {
  const today = { ...emptyDay('2026-11-22'), subtotalPaise: paise(500) };
  const closedOn = (day: string) => aClosing({ day, yearTurnoverPaise: paise(9_000) });
  expect(turnoverUntilNow(closedOn('2026-11-21'), today)).toBe(9_500);
  expect(turnoverUntilNow(closedOn('2026-11-22'), today)).toBe(9_000);
  expect(turnoverUntilNow(closedOn('2026-03-31'), today)).toBeNull();
  expect(turnoverUntilNow(null, today)).toBeNull();
});
