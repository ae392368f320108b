import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { cancelLines, cancelOrder } from '@bhoj/domain/orders/acts/acts.contract';
import { mergeOrders } from '@bhoj/domain/orders/acts/merging';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { recipes } from '@bhoj/domain/stock/shape/stock.collection';
import { anOrderMoney } from '@bhoj/domain/fixtures/billing';
import { aStockItem, someRecipes } from '@bhoj/domain/fixtures/stock';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { HOUR } from '@bhoj/domain/time/ist';
import { newId } from '@bhoj/domain/kernel/ids';
import { describe, expect, test } from 'vitest';
import { audit } from '@bhoj/domain/audit/audit.collection';
import { aHouse, everything, get, markLines, put } from '../../support/arrange.ts';
import { call, db, functions } from '../../support/mount.ts';
import { aDish, anOrderOf, issued, settling } from '../../support/settling.ts';
import { aStockedHouse, movesOf } from '../../support/stock.ts';
import type { House } from '../../support/arrange.ts';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';

const run = (
  name: 'useStockOfBill' | 'returnStockOfVoid' | 'returnStockOfNote',
  params: object,
): Promise<void> => functions[name].run({ params, time: new Date().toISOString() } as never) as Promise<void>;

const billed = ({ restaurantId }: House, invoiceId: string) =>
  run('useStockOfBill', { restaurantId, invoiceId });
const voided = ({ restaurantId }: House, invoiceId: string) =>
  run('returnStockOfVoid', { restaurantId, invoiceId });
const credited = ({ restaurantId }: House, creditNoteId: string) =>
  run('returnStockOfNote', { restaurantId, creditNoteId });

/** Runs the trigger of every audit entry of an action, as Firestore would. */
async function acted({ restaurantId }: House, action: string): Promise<void> {
  const { docs } = await db.collection(audit.parent({ restaurantId })).where('action', '==', action).get();
  for (const data of docs)
    await functions.useStockOfAct.run({
      data,
      params: { restaurantId, entryId: data.id },
      time: new Date().toISOString(),
    } as never);
}

const dosa = (over: Partial<PricedLine> = {}) =>
  aDish('Masala dosa', 120_00, { itemId: 'masala-dosa', ...over });
const dal = (over: Partial<PricedLine> = {}) => aDish('Dal', 100_00, over);

/** Bills an order of these lines in cash, whatever it costs. */
async function aBillOf(house: House, lines: readonly PricedLine[]) {
  const orderId = await anOrderOf(house, lines);
  const subtotal = lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0);
  const total = Math.round((subtotal * 1.05) / 100) * 100;
  return issued(
    settling(orderId, {
      payments: [
        { method: 'cash', amountPaise: total, receivedPaise: total, tipPaise: 0, name: '' } as never,
      ],
    }),
    house.captain,
  );
}

const quantities = async (house: House): Promise<Record<string, Record<string, number>>> =>
  Object.fromEntries(
    Object.entries(await movesOf(house)).map(([id, { lines }]) => [
      id,
      Object.fromEntries(
        lines.map(({ itemId, storeId, quantity }) => [storeId ? `${itemId}@${storeId}` : itemId, quantity]),
      ),
    ]),
  );

describe('a bill', () => {
  test('uses what its dishes are made of, once, however often its event comes', async () => {
    const house = await aStockedHouse();
    const { invoiceId } = await aBillOf(house, [dosa({ quantity: 2 }), dal()]);
    await Promise.all([1, 2, 3].map(() => billed(house, invoiceId)));
    expect(await quantities(house)).toEqual({
      [`inv_${invoiceId}`]: { batter: -200_000, butter: -40_000, lentils: -80_000 },
    });
    const { kind, day, source, place } = Object.values(await movesOf(house))[0] ?? {};
    expect({ kind, day, source, place }).toMatchObject({ kind: 'usage', source: invoiceId, place: null });
  });

  test('takes each item from the store that dishes take it from', async () => {
    const items = [aStockItem({ id: 'batter' }), aStockItem({ id: 'butter', storeId: 'bar' })];
    const house = await aStockedHouse({ items });
    const { invoiceId } = await aBillOf(house, [dosa()]);
    await billed(house, invoiceId);
    expect(await quantities(house)).toEqual({
      [`inv_${invoiceId}`]: { batter: -100_000, 'butter@bar': -20_000 },
    });
  });

  test('uses add-ons as often as they were taken, sizes by their own recipes, and weights by the kilogram', async () => {
    const known = someRecipes({
      portions: {
        'masala-dosa': [{ itemId: 'batter', quantity: 100_000 }],
        'masala-dosa:half': [{ itemId: 'batter', quantity: 60_000 }],
        'extras/ghee': [{ itemId: 'butter', quantity: 10_000 }],
        dal: [{ itemId: 'lentils', quantity: 400_000 }],
      },
      batches: {},
    });
    const house = await aStockedHouse({ known });
    const named = (id: string) => ({ id, name: id, otherNames: {} });
    const { invoiceId } = await aBillOf(house, [
      dosa({ variant: named('half'), addOns: [named('ghee'), named('ghee')], quantity: 2 }),
      dal({ weight: { grams: 250, kiloPaise: 400_00 as never } }),
    ]);
    await billed(house, invoiceId);
    expect(await quantities(house)).toEqual({
      [`inv_${invoiceId}`]: { batter: -120_000, butter: -40_000, lentils: -100_000 },
    });
  });

  test('costs a restaurant without recipes no write', async () => {
    const house = await aHouse({}, { tableCount: 1 });
    const { invoiceId } = await aBillOf(house, [dosa()]);
    const before = await everything();
    await billed(house, invoiceId);
    expect(await everything()).toEqual(before);
  });

  test('of dishes without a recipe makes no move', async () => {
    const house = await aStockedHouse();
    const { invoiceId } = await aBillOf(house, [aDish('Water', 20_00)]);
    await billed(house, invoiceId);
    expect(await movesOf(house)).toEqual({});
  });
});

describe('a void', () => {
  const voidOf = async (house: House) => {
    const { invoiceId } = await aBillOf(house, [dosa()]);
    const input = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
    await call(voidBill, input, house.owner);
    return invoiceId;
  };
  const both = (invoiceId: string) => ({
    [`inv_${invoiceId}`]: { batter: -100_000, butter: -20_000 },
    [`void_${invoiceId}`]: { batter: 100_000, butter: 20_000 },
  });

  test('gives back what its bill had used, also where no dish has a recipe any more, at the time of its use', async () => {
    const house = await aStockedHouse();
    const { restaurantId } = house;
    const invoiceId = await voidOf(house);
    await billed(house, invoiceId);
    await put(recipes, { restaurantId }, someRecipes({ portions: {}, batches: {} }));
    await voided(house, invoiceId);
    expect(await quantities(house)).toEqual(both(invoiceId));
    const moves = await movesOf(house);
    expect(moves[`void_${invoiceId}`]?.at).toBe(moves[`inv_${invoiceId}`]?.at);
  });

  test('of a bill from before there was a stock gives nothing back', async () => {
    const house = await aStockedHouse();
    const { restaurantId } = house;
    const invoiceId = await voidOf(house);
    const invoice = await get(invoices, { restaurantId, invoiceId });
    if (invoice === null) throw new Error('no invoice');
    await put(invoices, { restaurantId, invoiceId }, { ...invoice, issuedAt: invoice.issuedAt - 2 * HOUR });
    await voided(house, invoiceId);
    expect(await movesOf(house)).toEqual({});
  });

  test('gives back what its bill had used, also where the recipe has changed since', async () => {
    const house = await aStockedHouse();
    const { restaurantId } = house;
    const invoiceId = await voidOf(house);
    await billed(house, invoiceId);
    const known = await get(recipes, { restaurantId });
    await put(
      recipes,
      { restaurantId },
      someRecipes({ ...known, portions: { 'masala-dosa': [{ itemId: 'rice', quantity: 1 }] } }),
    );
    await Promise.all([voided(house, invoiceId), voided(house, invoiceId)]);
    expect(await quantities(house)).toEqual(both(invoiceId));
  });

  test('that overtakes its bill writes both, and the bill nothing more', async () => {
    const house = await aStockedHouse();
    const invoiceId = await voidOf(house);
    await voided(house, invoiceId);
    await billed(house, invoiceId);
    expect(await quantities(house)).toEqual(both(invoiceId));
  });
});

describe('credit notes', () => {
  test('give back the portions that they credit, and together never more than the bill used', async () => {
    const house = await aStockedHouse();
    const { restaurantId } = house;
    const { invoiceId, bill } = await aBillOf(house, [dosa({ quantity: 3 }), dal()]);
    const dosas = bill.lines.findIndex(({ itemId }) => itemId === 'masala-dosa');
    const note = async (portions: Record<string, number>) => {
      const input = {
        invoiceId,
        requestId: newId(),
        reason: 'Cold',
        portions,
        change: null,
        refund: { method: 'cash' as const, name: '' },
      };
      return (await call(issueCreditNote, input as never, house.owner)).creditNoteId;
    };
    const first = await note({ [dosas]: 1 });
    // The note overtakes its bill.
    await credited(house, first);
    await billed(house, invoiceId);
    expect((await quantities(house))[`note_${first}`]).toEqual({ batter: 100_000, butter: 20_000 });
    await put(
      recipes,
      { restaurantId },
      someRecipes({
        portions: {
          'masala-dosa': [{ itemId: 'batter', quantity: 500_000 }],
          dal: [{ itemId: 'lentils', quantity: 1 }],
        },
        batches: {},
      }),
    );
    const second = await note({ [dosas]: 2, [1 - dosas]: 1 });
    await Promise.all([credited(house, second), credited(house, second)]);
    expect((await quantities(house))[`note_${second}`]).toEqual({
      batter: 200_000,
      butter: 40_000,
      lentils: 80_000,
    });
  });
});

describe('an act without a document', () => {
  test('of an operator’s order uses its dishes when it is handed over, once', async () => {
    const house = await aStockedHouse();
    const orderId = await anOrderOf(house, [dosa({ quantity: 2 })], {
      type: 'aggregator',
      aggregator: { operator: 'Zomato', number: '4711', valuePaise: null, day: null },
    } as never);
    await call(handOver, { orderId, valuePaise: null }, house.captain);
    await acted(house, 'handOver');
    await acted(house, 'handOver');
    expect(await quantities(house)).toEqual({ [`hand_${orderId}`]: { batter: -200_000, butter: -40_000 } });
  });

  test('that cancels what somebody has begun to cook is waste of those lines alone', async () => {
    const house = await aStockedHouse();
    const { restaurantId } = house;
    const orderId = await anOrderOf(house, [dosa(), dal()]);
    await markLines({ restaurantId, orderId }, { cooking: ['1-1'] });
    await call(cancelOrder, { orderId, reason: 'The guests have left' }, house.owner);
    await acted(house, 'cancelOrder');
    await acted(house, 'cancelOrder');
    expect(Object.values(await quantities(house))).toEqual([{ batter: -100_000, butter: -20_000 }]);
    // The reason of a cancellation may name a guest, and stands on the order alone.
    expect(Object.values(await movesOf(house))[0]).toMatchObject({
      kind: 'waste',
      why: 'other',
      note: '',
      source: orderId,
    });
  });

  test('is one waste, also where its order is merged before or after it is counted', async () => {
    const house = await aStockedHouse();
    const { restaurantId } = house;
    const cancelled = async (orderId: string, lineId: string) => {
      await markLines({ restaurantId, orderId }, { cooking: [lineId] });
      const input = { requestId: newId(), orderId, lineIds: [lineId], reason: 'Too late' };
      await call(cancelLines, input as never, house.owner);
    };
    const joined = async (orderId: string, intoOrderId: string) => {
      const [one, other] = await Promise.all(
        [orderId, intoOrderId].map((id) => get(orders, { restaurantId, orderId: id })),
      );
      const merge = mergeOrders(one as Order, other as Order, {
        bill: anOrderMoney(),
        intoOrderId,
        at: Date.now(),
      });
      await put(orders, { restaurantId, orderId }, merge.from);
      await put(orders, { restaurantId, orderId: intoOrderId }, merge.into);
    };
    const a = await anOrderOf(house, [dosa(), dal(), dal()]);
    const b = await anOrderOf(house, [dosa(), dal()]);
    await cancelled(b, '1-1');
    await acted(house, 'cancelLines');
    await joined(b, a);
    await acted(house, 'cancelLines');
    expect(Object.values(await quantities(house))).toEqual([{ batter: -100_000, butter: -20_000 }]);
    await cancelled(a, '1-2');
    await acted(house, 'cancelLines');
    expect(Object.values(await quantities(house))).toHaveLength(2);
  });
});
