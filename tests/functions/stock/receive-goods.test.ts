import { expensePhotos, expenses } from '@bhoj/domain/expenses/expense.collection';
import { TILLS } from '@bhoj/domain/fixtures/cash';
import { aBillPhoto } from '@bhoj/domain/fixtures/expenses';
import { jpegBytes } from '@bhoj/domain/fixtures/photo-bytes';
import { aPurchaseOrder, KG, someStockLevels } from '@bhoj/domain/fixtures/stock';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { enterCount } from '@bhoj/domain/stock/count/count.contract';
import { receiveGoods, sendBack, voidReceipt } from '@bhoj/domain/stock/buying/receipts.contract';
import { goodsReceipts, purchaseOrders } from '@bhoj/domain/stock/shape/buying.collection';
import { stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { DAY, dateOf, financialYearOf, HOUR } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { auditOf, everything, find, get, list, put, setUp, withRights } from '../../support/arrange.ts';
import { aBuyer, aReceived, paneer, refusalOf, whyOf } from '../../support/buying.ts';
import { call, reasonOf } from '../../support/mount.ts';
import { base64 } from '../../support/photos.ts';
import { opened } from '../../support/tills.ts';

const TODAY = dateOf(Date.now());
const { createdAt: _, ...PHOTO } = aBillPhoto();

describe('receiveGoods', () => {
  test('of goods that a count has seen leaves what was counted, at the price of the bill; its void takes nothing', async () => {
    const { house, restaurantId, bill } = await aBuyer();
    const [came, counted] = [Date.now() - 2 * HOUR, Date.now() - HOUR];
    const lines = [{ itemId: 'paneer', quantity: 10 * KG, at: counted }];
    await call(enterCount, { countId: newId(), lines, note: '' }, house.owner);
    const level = async () => (await get(stockLevels, { restaurantId })).levels['paneer'];
    const input = bill({ arrivedAt: came });
    await call(receiveGoods, input, house.owner);
    expect(await level()).toMatchObject({ quantity: 10 * KG, worthPaise: 420_000 });
    const move = await get(stockMoves, { restaurantId, moveId: `rec_${input.receiptId}` });
    expect(move).toMatchObject({ at: came });
    await call(voidReceipt, { receiptId: input.receiptId, reason: 'Twice' }, house.owner);
    expect(await level()).toMatchObject({ quantity: 10 * KG });
    const ahead = bill({ billNumber: 'R/119', arrivedAt: Date.now() + HOUR, isConfirmed: true });
    await call(receiveGoods, ahead, house.owner);
    expect(await level()).toMatchObject({ quantity: 20 * KG });
  });

  test('writes the receipt, its move and its expense in one, and a repeat changes nothing', async () => {
    const { house, restaurantId, vendorId, bill } = await aBuyer();
    const input = bill({
      lines: [
        paneer(),
        paneer({
          itemId: 'onion',
          amount: 20_000,
          per: { unit: 'kg' },
          amountPaise: paise(60_000),
          gstPaise: ZERO,
        }),
      ],
      discountPaise: paise(10_000),
      chargesPaise: paise(5_000),
      roundOffPaise: paise(-50),
      photo: PHOTO,
    });
    const saved = { isSaved: true, unusual: [], hasTwin: false };
    expect(await call(receiveGoods, input, house.owner)).toEqual(saved);
    const { receiptId } = input;
    const receipt = await get(goodsReceipts, { restaurantId, receiptId });
    expect(receipt).toMatchObject({ vendorName: 'Sharma Dairy', amountPaise: 474_950, gstPaise: 20_000 });
    const [dear = ZERO, cheap = ZERO] = receipt.lines.map(({ costPaise }) => costPaise);
    expect(dear + cheap).toBe(474_950);
    expect(await get(stockMoves, { restaurantId, moveId: `rec_${receiptId}` })).toMatchObject({
      kind: 'receipt',
      place: 1,
      lines: [
        { itemId: 'paneer', quantity: 10 * KG, paidPaise: dear },
        { itemId: 'onion', quantity: 20 * KG, paidPaise: cheap },
      ],
    });
    expect(await get(expenses, { restaurantId, expenseId: receiptId })).toMatchObject({
      vendor: 'Sharma Dairy',
      vendorId,
      receiptId,
      amountPaise: 474_950,
      gstPaise: 20_000,
      parts: [
        { category: 'Dairy', amountPaise: dear },
        { category: 'Vegetables', amountPaise: cheap },
      ],
      method: null,
      hasPhoto: true,
    });
    expect(await get(expensePhotos, { restaurantId, expenseId: receiptId })).toMatchObject({
      bytes: PHOTO.bytes,
    });
    expect((await get(stockLevels, { restaurantId })).levels).toMatchObject({
      paneer: { quantity: 10 * KG, worthPaise: dear },
      onion: { quantity: 20 * KG, worthPaise: cheap },
    });
    const before = await everything();
    expect(await call(receiveGoods, input, house.owner)).toEqual(saved);
    expect(await everything()).toEqual(before);
    expect(await auditOf(house)).toMatchObject([{ action: 'receiveGoods' }]);
    expect(await reasonOf(receiveGoods, { ...input, lines: [paneer()] }, house.owner)).toBe(
      'request-id-used',
    );
  });

  test('refuses the same id with anything else that was typed, and writes nothing', async () => {
    const { house, bill } = await aBuyer();
    const input = bill();
    await call(receiveGoods, input, house.owner);
    const before = await everything();
    const edits = [
      { lines: [paneer({ per: { unit: 'kg' } })] },
      { discountPaise: paise(500_00) },
      { payment: { method: 'drawer', day: TODAY } },
      { note: 'Sour' },
      { photo: PHOTO },
    ] as const;
    for (const edit of edits)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await reasonOf(receiveGoods, { ...input, ...edit } as never, house.owner)).toBe(
        'request-id-used',
      );
    expect(await everything()).toEqual(before);
    expect(await call(receiveGoods, { ...input, isConfirmed: true }, house.owner)).toMatchObject({
      isSaved: true,
    });
  });

  test('refuses days that cannot be right, and the order of another vendor', async () => {
    const { house, restaurantId, bill } = await aBuyer();
    const tomorrow = dateOf(Date.now() + DAY);
    const wrong = [
      { billDay: tomorrow },
      { billDay: '0002-11-20' },
      { billDay: dateOf(Date.now() - 3 * 366 * DAY) },
      { payment: { method: 'upi', day: tomorrow } },
    ] as const;
    for (const more of wrong)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await whyOf(receiveGoods, bill(more as never), house.owner)).toBe('bill-day-wrong');
    const payment = { dueOn: dateOf(Date.now() - 2 * DAY) };
    const billDay = dateOf(Date.now() - DAY);
    expect(await whyOf(receiveGoods, bill({ billDay, payment } as never), house.owner)).toBe(
      'due-before-bill',
    );
    const purchaseOrderId = newId();
    const other = aPurchaseOrder({ vendorId: newId(), state: 'sent' });
    await put(purchaseOrders, { restaurantId, purchaseOrderId }, other);
    expect(await whyOf(receiveGoods, bill({ purchaseOrderId }), house.owner)).toBe('purchase-order-closed');
  });

  test('names each fault by line, and writes nothing', async () => {
    const { house, restaurantId, bill } = await aBuyer();
    const lines = [
      paneer({ per: { unit: 'litre' } }),
      paneer(),
      paneer({ amount: 0 }),
      paneer({ itemId: 'gone' }),
      paneer({ amountPaise: ZERO, gstPaise: ZERO }),
      paneer({ amountPaise: ZERO, gstPaise: ZERO, isFree: true }),
    ];
    expect(await refusalOf(receiveGoods, bill({ lines }), house.owner)).toMatchObject({
      why: 'receipt-wrong',
      faults: ['0:unit-unfit', '2:quantity-zero', '3:item-unknown', '4:price-zero'],
    });
    expect(await list(goodsReceipts, { restaurantId })).toEqual([]);
    expect(await list(stockMoves, { restaurantId })).toEqual([]);
  });

  test.each([
    ['a page', 'image/jpeg', base64(Buffer.from('<script>alert(1)</script>'))],
    [
      'a photo with an archive behind it',
      'image/jpeg',
      base64(Buffer.concat([jpegBytes(), Buffer.from('PK')])),
    ],
    ['a photo of too many pixels', 'image/jpeg', base64(jpegBytes(1_601, 10))],
    ['a photo of another type than it says', 'image/webp', base64(jpegBytes())],
  ] as const)(
    'refuses %s as the photo of the bill, and writes nothing',
    async (_case, contentType, bytes) => {
      const { house, bill } = await aBuyer();
      const before = await everything();
      expect(await whyOf(receiveGoods, bill({ photo: { contentType, bytes } }), house.owner)).toBe(
        'photo-wrong',
      );
      expect(await everything()).toEqual(before);
    },
  );

  test('refuses a photo of more than 300,000 bytes as invalid', async () => {
    const { house, bill } = await aBuyer();
    const photo = { contentType: 'image/jpeg' as const, bytes: base64(jpegBytes(96, 64, 300_003)) };
    expect(await reasonOf(receiveGoods, bill({ photo }), house.owner)).toBe('invalid-input');
  });

  test('refuses a bill that was entered already, also by two at once, and says when', async () => {
    const { house, restaurantId, bill } = await aBuyer();
    const both = [bill(), bill({ billNumber: 'r 118' })];
    const outcomes = await Promise.allSettled(both.map((each) => call(receiveGoods, each, house.owner)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list(expenses, { restaurantId })).toHaveLength(1);
    expect(await refusalOf(receiveGoods, bill(), house.owner)).toMatchObject({
      why: 'receipt-known',
      billDay: TODAY,
      enteredOn: TODAY,
    });
    const aYearAgo = dateOf(Date.now() - 366 * DAY);
    expect(financialYearOf(Date.now() - 366 * DAY)).not.toBe(financialYearOf(Date.now()));
    expect(await call(receiveGoods, bill({ billDay: aYearAgo }), house.owner)).toMatchObject({
      isSaved: true,
    });
  });

  test('asks about a bill without a number that comes to the same', async () => {
    const { house, restaurantId, bill } = await aBuyer();
    await call(receiveGoods, bill({ billNumber: '' }), house.owner);
    const twin = bill({ billNumber: '' });
    expect(await call(receiveGoods, twin, house.owner)).toEqual({
      isSaved: false,
      unusual: [],
      hasTwin: true,
    });
    expect(await list(goodsReceipts, { restaurantId })).toHaveLength(1);
    expect(await call(receiveGoods, { ...twin, isConfirmed: true }, house.owner)).toMatchObject({
      isSaved: true,
    });
    expect(await list(goodsReceipts, { restaurantId })).toHaveLength(2);
  });

  test('asks about a price that is far from the last one', async () => {
    const { house, restaurantId, bill } = await aBuyer();
    await put(stockLevels, { restaurantId }, someStockLevels());
    const dear = bill({ lines: [paneer({ amountPaise: paise(700_000), gstPaise: ZERO })] });
    expect(await call(receiveGoods, dear, house.owner)).toEqual({
      isSaved: false,
      unusual: [{ line: 0, percent: 75 }],
      hasTwin: false,
    });
    expect(await list(stockMoves, { restaurantId })).toEqual([]);
    expect(await call(receiveGoods, { ...dear, isConfirmed: true }, house.owner)).toMatchObject({
      isSaved: true,
    });
  });

  test('refuses a bill of tomorrow, one below nothing, and one of a vendor or an order that is not there', async () => {
    const { house, restaurantId, bill } = await aBuyer();
    const refused = (more: object) => whyOf(receiveGoods, bill(more), house.owner);
    expect(await refused({ billDay: dateOf(Date.now() + DAY) })).toBe('bill-day-wrong');
    const payment = { method: 'upi', day: dateOf(Date.now() + DAY) };
    expect(await refused({ payment })).toBe('bill-day-wrong');
    expect(await refused({ discountPaise: paise(500_000) })).toBe('bill-total-wrong');
    expect(await refused({ vendorId: newId() })).toBe('vendor-not-found');
    expect(await refused({ purchaseOrderId: newId() })).toBe('purchase-order-closed');
    const purchaseOrderId = newId();
    await put(purchaseOrders, { restaurantId, purchaseOrderId }, aPurchaseOrder({ vendorId: newId() }));
    expect(await refused({ purchaseOrderId })).toBe('purchase-order-closed');
  });

  test('pays from the open till', async () => {
    const { house, restaurantId, bill } = await aBuyer();
    await setUp(house, { cashSessions: { on: true, tills: TILLS } });
    const sessionId = await opened(house.owner);
    const input = bill({ payment: { method: 'drawer', day: TODAY } });
    await call(receiveGoods, input, house.owner);
    expect(await get(expenses, { restaurantId, expenseId: input.receiptId })).toMatchObject({
      method: 'drawer',
      dueOn: null,
      cashSession: sessionId,
    });
  });

  test('needs the right to stock alone', async () => {
    const { house, restaurantId, bill } = await aBuyer();
    const keeper = await withRights(restaurantId, ['stock']);
    expect(await call(receiveGoods, bill(), keeper)).toMatchObject({ isSaved: true });
    const accountant = await withRights(restaurantId, ['expenses', 'see-profit']);
    expect(await reasonOf(receiveGoods, bill({ billNumber: '2' }), accountant)).toBe('not-allowed');
    expect(await auditOf(house)).toHaveLength(1);
  });
});

describe('an order', () => {
  test('counts what came, keeps its open rest, and is open again when the receipt is void', async () => {
    const { house, restaurantId, vendorId, bill } = await aBuyer();
    const purchaseOrderId = newId();
    const at = { restaurantId, purchaseOrderId };
    await put(purchaseOrders, at, aPurchaseOrder({ vendorId }));
    const half = bill({ purchaseOrderId, lines: [paneer({ amount: 1000, amountPaise: paise(200_000) })] });
    await call(receiveGoods, half, house.owner);
    expect(await get(purchaseOrders, at)).toMatchObject({ state: 'sent', lines: [{ received: 5 * KG }] });
    const rest = bill({ purchaseOrderId, billNumber: '119', lines: half.lines });
    await call(receiveGoods, rest, house.owner);
    expect(await get(purchaseOrders, at)).toMatchObject({ state: 'closed' });
    expect(await whyOf(receiveGoods, bill({ purchaseOrderId, billNumber: '120' }), house.owner)).toBe(
      'purchase-order-closed',
    );
    await call(voidReceipt, { receiptId: rest.receiptId, reason: 'Another house' }, house.owner);
    expect(await get(purchaseOrders, at)).toMatchObject({ state: 'sent', lines: [{ received: 5 * KG }] });
  });
});

describe('voidReceipt', () => {
  test('undoes the move and takes the expense away; the bill can be entered again', async () => {
    const { house, restaurantId, receiptId, bill } = await aReceived();
    const again = () => call(voidReceipt, { receiptId, reason: 'Wrong vendor' }, house.owner);
    await again();
    expect(await find(expenses, { restaurantId, expenseId: receiptId })).toBeNull();
    expect(await get(stockMoves, { restaurantId, moveId: `unrec_${receiptId}` })).toMatchObject({
      kind: 'receipt',
      lines: [{ itemId: 'paneer', quantity: -10 * KG, paidPaise: 420_000 }],
      note: 'Wrong vendor',
    });
    expect((await get(stockLevels, { restaurantId })).levels).toMatchObject({
      paneer: { quantity: 0, worthPaise: 0 },
    });
    const before = await everything();
    await again();
    expect(await everything()).toEqual(before);
    expect(await call(receiveGoods, bill(), house.owner)).toMatchObject({ isSaved: true });
  });

  test('leaves the levels as they were, with the last price, and no photo behind', async () => {
    const { house, restaurantId, bill } = await aReceived();
    const before = await get(stockLevels, { restaurantId });
    const wrong = bill({
      billNumber: '119',
      lines: [paneer({ amount: 1, per: { unit: 'kg' } })],
      photo: PHOTO,
      isConfirmed: true,
    });
    await call(receiveGoods, wrong, house.owner);
    expect((await get(stockLevels, { restaurantId })).levels).not.toEqual(before.levels);
    await call(voidReceipt, { receiptId: wrong.receiptId, reason: 'Grams' }, house.owner);
    expect((await get(stockLevels, { restaurantId })).levels).toEqual(before.levels);
    expect(await find(expensePhotos, { restaurantId, expenseId: wrong.receiptId })).toBeNull();
  });

  test('refuses one of a closed month, whose expense stays', async () => {
    const { house, restaurantId, receiptId } = await aReceived({ billDay: dateOf(Date.now() - 70 * DAY) });
    expect(await whyOf(voidReceipt, { receiptId, reason: 'Wrong' }, house.owner)).toBe('receipt-closed');
    const back = { sendBackId: newId(), receiptId, lines: [{ line: 0, quantity: 10 * KG }], note: '' };
    await call(sendBack, back, house.owner);
    expect(await get(expenses, { restaurantId, expenseId: receiptId })).toMatchObject({
      amountPaise: 0,
      dueOn: null,
      method: null,
    });
    const lines = [{ line: 0, quantity: KG }];
    expect(await reasonOf(sendBack, { ...back, lines }, house.owner)).toBe('request-id-used');
  });

  test('refuses one that is paid, or not there', async () => {
    const { house, receiptId } = await aReceived({ payment: { method: 'upi', day: TODAY } });
    expect(await refusalOf(voidReceipt, { receiptId, reason: 'Wrong' }, house.owner)).toMatchObject({
      why: 'receipt-paid',
      paidPaise: 420_000,
    });
    expect(await whyOf(voidReceipt, { receiptId: newId(), reason: 'Wrong' }, house.owner)).toBe(
      'receipt-not-found',
    );
  });
});
