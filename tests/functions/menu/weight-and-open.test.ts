import { creditNotes, invoices } from '@bhoj/domain/billing/documents/document.collection';
import { issueCreditNote } from '@bhoj/domain/billing/corrections/corrections.contract';
import { days } from '@bhoj/domain/days/day.collection';
import { aCategory, aMenu, anOffer, anOpenDish, aSweet, dishOf } from '@bhoj/domain/fixtures/menu';
import { newId } from '@bhoj/domain/kernel/ids';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { setPortionsLeft } from '@bhoj/domain/menu/portions/portions-left.contract';
import { paise } from '@bhoj/domain/money/money';
import { acceptRound, placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  auditOf,
  dosa,
  everything,
  get,
  list,
  ordering,
  setUp,
  withRights,
} from '../../support/arrange.ts';
import { call, reasonOf, tryCall } from '../../support/mount.ts';
import { served, tallyServer } from '../../support/server-tally.ts';
import { cash, issued, settling } from '../../support/settling.ts';
import type { House } from '../../support/arrange.ts';

const MENU = {
  categories: [aCategory()],
  items: [dishOf('Masala dosa', 120, { id: 'masala-dosa' }), aSweet(), anOpenDish({ station: 'Bakery' })],
};

const aSweetHouse = (overrides: Parameters<typeof aHouse>[0] = {}) =>
  aHouse(overrides, { menu: MENU, tableCount: 3 });

const kaju = (grams: number) => dosa({ itemId: 'kaju-katli', grams });
const typed = (name: string, rupees: number) =>
  dosa({ itemId: 'open-food', open: { name, pricePaise: paise(rupees * 100) } });
const round = (house: House, ...selections: ReturnType<typeof dosa>[]) => ordering(house, { selections });
const lineOf = async ({ restaurantId }: House, orderId: string) =>
  (await get(orders, { restaurantId, orderId })).lines['1-1'];

describe('a dish sold by weight', () => {
  /** ₹480 × 0.350 is ₹168; with 5 % it is ₹176.40, rounded to ₹176. */
  test('is ordered by its grams, billed by them, and credited whole', async () => {
    const house = await aSweetHouse();
    const { restaurantId, owner, captain } = house;
    const asked = round(house, kaju(350));
    const { orderId } = await call(placeRound, asked, captain);
    expect(await lineOf(house, orderId)).toMatchObject({
      quantity: 1,
      unitPaise: 168_00,
      weight: { grams: 350, kiloPaise: 480_00 },
    });
    const { invoiceId, bill } = await issued(settling(orderId, { payments: [cash(176_00)] }), captain);
    const weight = { grams: 350, kiloPaise: 480_00 };
    expect(bill).toMatchObject({ totalPaise: 176_00, lines: [{ quantity: 1, amountPaise: 168_00, weight }] });
    expect((await get(invoices, { restaurantId, invoiceId })).bill.lines[0]?.weight).toEqual(weight);
    const credit = {
      invoiceId,
      requestId: newId(),
      portions: { '0': 1 },
      reason: 'Stale',
      refund: { method: 'cash' as const, name: '' },
    };
    const { creditNoteId } = await call(issueCreditNote, credit, owner);
    expect((await get(creditNotes, { restaurantId, creditNoteId })).bill).toMatchObject({
      totalPaise: 176_00,
      lines: [{ quantity: 1, amountPaise: 168_00, weight }],
    });
  });

  test('counts in a day as one portion of its dish', async () => {
    const house = await aSweetHouse();
    const { orderId } = await call(placeRound, round(house, kaju(1_250)), house.captain);
    await issued(settling(orderId, { payments: [cash(630_00)] }), house.captain);
    const [day] = await list(days, { restaurantId: house.restaurantId });
    expect(Object.values(day?.byDish ?? {})).toMatchObject([
      { itemId: 'kaju-katli', quantity: 1, amountPaise: 600_00 },
    ]);
  });

  test('takes an offer off the kilogram', async () => {
    const offers = [anOffer({ from: '00:00', to: '00:00', percentBp: 1_000 })];
    const house = await aSweetHouse({ offers });
    const { orderId } = await call(placeRound, round(house, kaju(250)), house.captain);
    expect(await lineOf(house, orderId)).toMatchObject({
      unitPaise: 108_00,
      weight: { kiloPaise: 432_00 },
      offer: { fullPaise: 120_00 },
    });
  });

  test('is ordered by a guest in the offered weights and what they add up to', async () => {
    const house = await aSweetHouse();
    const { guest, orderId } = await aGuestAt(house);
    const before = await everything();
    const of = (grams: number) => ordering(house, { orderId, selections: [kaju(grams)] });
    expect(await reasonOf(placeRound, of(350), guest)).toBe('selection-invalid');
    expect(await everything()).toEqual(before);
    await call(placeRound, of(750), guest);
    expect(await lineOf(house, orderId)).toMatchObject({ unitPaise: 360_00 });
  });

  test('is weighed when a waiting round is accepted', async () => {
    const house = await aSweetHouse({ qrTrust: 'captain' });
    const { guest, orderId } = await aGuestAt(house);
    const asked = ordering(house, { orderId, selections: [kaju(250)] });
    expect(await call(placeRound, asked, guest)).toMatchObject({ outcome: 'waiting' });
    await call(acceptRound, { orderId, roundId: asked.roundId }, house.captain);
    expect(await lineOf(house, orderId)).toMatchObject({ weight: { grams: 250 } });
  });

  test.each([{ grams: undefined }, { grams: 350, quantity: 2 }])('is not ordered as %j', async (how) => {
    const house = await aSweetHouse();
    const asked = round(house, { ...dosa({ itemId: 'kaju-katli' }), ...how } as ReturnType<typeof dosa>);
    expect(await reasonOf(placeRound, asked, house.captain)).toBe('selection-invalid');
  });

  test.each([0, -1, 50_001, 1.5, '350', null])('has no weight such as %j', async (grams) => {
    const house = await aSweetHouse();
    const asked = round(house, { ...kaju(1), grams: grams as number });
    expect(await reasonOf(placeRound, asked, house.captain)).toBe('invalid-input');
  });

  test('has no count of portions', async () => {
    const house = await aSweetHouse();
    const counts = { 'kaju-katli': { left: 5, was: null } };
    expect(await reasonOf(setPortionsLeft, { counts }, house.owner)).toBe('weighed-not-counted');
    await call(setPortionsLeft, { counts: { 'masala-dosa': { left: 5, was: null } } }, house.owner);
  });
});

describe('an open dish', () => {
  test('is typed by whoever has the right, under its own name, and stands in the audit', async () => {
    const house = await aSweetHouse();
    const cashier = await withRights(house.restaurantId, ['take-orders', 'settle', 'open-dishes']);
    const asked = round(house, typed('Birthday cake', 650));
    const { orderId } = await call(placeRound, asked, cashier);
    expect(await lineOf(house, orderId)).toMatchObject({
      name: 'Birthday cake',
      openDish: 'Open food',
      itemId: 'open-food',
      station: 'Bakery',
      unitPaise: 650_00,
    });
    const entries = (await auditOf(house)).filter(({ action }) => action === 'placeRound');
    expect(entries).toMatchObject([
      {
        uid: cashier.uid,
        orderId,
        details: { roundId: asked.roundId, itemId: 'open-food', dish: 'Birthday cake', pricePaise: 650_00 },
      },
    ]);
    await call(placeRound, asked, cashier);
    expect((await auditOf(house)).filter(({ action }) => action === 'placeRound')).toHaveLength(1);
    const { bill } = await issued(settling(orderId, { payments: [cash(683_00)] }), cashier);
    expect(bill.lines).toMatchObject([{ name: 'Birthday cake', openDish: 'Open food' }]);
    const [day] = await list(days, { restaurantId: house.restaurantId });
    expect(Object.values(day?.byDish ?? {})).toMatchObject([{ itemId: 'open-food', name: 'Open food' }]);
  });

  test('is not taken from captains, guests and people without the right, and nothing is written', async () => {
    const house = await aSweetHouse();
    const { guest, orderId } = await aGuestAt(house);
    const waiter = await withRights(house.restaurantId, ['take-orders', 'settle', 'menu', 'people']);
    const before = await everything();
    const asked = round(house, typed('Cake', 100));
    for (const person of [house.captain, waiter])
      expect(await reasonOf(placeRound, asked, person)).toBe('open-dish-not-allowed');
    expect(await reasonOf(placeRound, { ...asked, orderId }, guest)).toBe('open-dish-not-allowed');
    const sender = { ...asked, authorUid: house.owner.uid };
    expect(await reasonOf(placeRound, sender, house.captain)).toBe('open-dish-not-allowed');
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['Cake', 19],
    ['Cake', 2_001],
  ])('is not %s at %i rupees', async (name, rupees) => {
    const house = await aSweetHouse();
    expect(await reasonOf(placeRound, round(house, typed(name, rupees)), house.owner)).toBe(
      'selection-invalid',
    );
  });

  test.each(['Service charge', 'Old Monk rum'])('is not named %s', async (name) => {
    const house = await aSweetHouse();
    const refused = await tryCall(placeRound, round(house, typed(name, 100)), house.owner);
    expect(refused).toMatchObject({ reason: 'open-dish-name', details: { names: [name] } });
  });

  test.each(['', '  ', '__proto__', 'x'.repeat(61)])('has no name such as %j', async (name) => {
    const house = await aSweetHouse();
    expect(await reasonOf(placeRound, round(house, typed(name, 100)), house.owner)).toBe('invalid-input');
  });

  test('keeps its price when an offer is on', async () => {
    const house = await aSweetHouse();
    await setUp(house, { offers: [anOffer({ from: '00:00', to: '00:00' })] });
    const { orderId } = await call(placeRound, round(house, typed('Cake', 100)), house.owner);
    expect(await lineOf(house, orderId)).toMatchObject({ unitPaise: 100_00, offer: null });
  });
});

describe('a menu', () => {
  test('is not saved with a dish that cannot be sold so', async () => {
    const house = await aSweetHouse();
    const { categories, addOnGroups } = aMenu();
    const saving = (...items: ReturnType<typeof dishOf>[]) => ({
      baseVersion: 1,
      content: { categories, addOnGroups, items },
    });
    const open = anOpenDish({ byWeight: { steps: [100] } });
    expect(await reasonOf(saveMenu, saving(open), house.owner)).toBe('invalid-input');
    const slot = {
      id: 'sweet',
      name: 'Sweet',
      otherNames: {},
      take: 1,
      choices: [{ itemId: 'kaju-katli', variantId: null, quantity: 1, extraPaise: paise(0) }],
    };
    const thali = dishOf('Thali', 250, { combo: { slots: [slot] } });
    expect(await tryCall(saveMenu, saving(thali, aSweet()), house.owner)).toMatchObject({
      reason: 'combo-unfit',
      details: { fault: 'by-weight', dish: 'Kaju katli' },
    });
  });
});

describe('what an order reads and writes', () => {
  beforeAll(tallyServer);

  test('is no more for a weight; an open dish adds its entry in the audit', async () => {
    const house = await aSweetHouse();
    const costOf = async (tableId: string, selection: ReturnType<typeof dosa>) => {
      const before = { ...served };
      await call(placeRound, ordering(house, { tableId, selections: [selection] }), house.owner);
      return { reads: served.reads - before.reads, writes: served.writes - before.writes };
    };
    await costOf('F1-T01', dosa());
    await call(placeRound, ordering(house, { tableId: null, type: 'takeaway' }), house.owner);
    const plain = await costOf('F1-T02', dosa());
    expect(await costOf('F1-T03', kaju(350))).toEqual(plain);
    const fresh = await aSweetHouse();
    const again = { ...served };
    await call(placeRound, ordering(fresh, { selections: [dosa()] }), fresh.owner);
    const first = { reads: served.reads - again.reads, writes: served.writes - again.writes };
    const other = await aSweetHouse();
    const last = { ...served };
    await call(placeRound, ordering(other, { selections: [typed('Cake', 100)] }), other.owner);
    expect({ reads: served.reads - last.reads, writes: served.writes - last.writes }).toEqual({
      reads: first.reads,
      writes: first.writes + 1,
    });
  });
});
