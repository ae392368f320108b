import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { aPurchaseOrder, KG } from '@bhoj/domain/fixtures/stock';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { savePurchaseOrder } from '@bhoj/domain/stock/buying/purchase-orders.contract';
import { receiveGoods, sendBack, voidReceipt } from '@bhoj/domain/stock/buying/receipts.contract';
import { payVendor, saveVendor } from '@bhoj/domain/stock/buying/vendors.contract';
import { goodsReceipts, purchaseOrders, vendors } from '@bhoj/domain/stock/shape/buying.collection';
import { stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import { describe, expect, test } from 'vitest';
import { everything, find, get, list, put, withRights } from '../../support/arrange.ts';
import { aBuyer, aReceived, paneer, refusalOf, whyOf } from '../../support/buying.ts';
import { call, reasonOf } from '../../support/mount.ts';

const TODAY = dateOf(Date.now());

const typed = (more: object = {}) => ({
  vendorId: newId(),
  name: 'Azadpur Mandi',
  phone: '',
  gstin: '',
  payTo: '',
  termsDays: 0,
  note: '',
  active: true,
  ...more,
});

describe('saveVendor', () => {
  test('enters and changes a vendor', async () => {
    const { house, restaurantId } = await aBuyer();
    const input = typed();
    const { vendorId } = input;
    await call(saveVendor, input, house.owner);
    const { createdAt } = await get(vendors, { restaurantId, vendorId });
    await call(saveVendor, { ...input, termsDays: 15 }, house.owner);
    expect(await get(vendors, { restaurantId, vendorId })).toMatchObject({ termsDays: 15, createdAt });
  });

  test('refuses a name in use, and a GSTIN with a wrong check digit', async () => {
    const { house } = await aBuyer();
    expect(await whyOf(saveVendor, typed({ name: 'sharma  dairy' }), house.owner)).toBe('vendor-name-taken');
    expect(await refusalOf(saveVendor, typed({ gstin: '29AAGCB7383J1Z5' }), house.owner)).toMatchObject({
      reason: 'invalid-input',
      fields: ['gstin'],
    });
  });
});

describe('payVendor', () => {
  const paying = (vendorId: string, rupees: number, more: object = {}) => ({
    requestId: newId(),
    vendorId,
    amountPaise: paise(rupees * 100),
    method: 'upi' as const,
    day: TODAY,
    ...more,
  });

  test('pays in two parts: cost and GST stay to the paisa, and a repeat pays nothing twice', async () => {
    const { house, restaurantId, vendorId, receiptId } = await aReceived();
    const first = paying(vendorId, 1_000);
    expect(await call(payVendor, first, house.owner)).toEqual({ owedPaise: 320_000 });
    const before = await everything();
    expect(await call(payVendor, first, house.owner)).toEqual({ owedPaise: 320_000 });
    expect(await everything()).toEqual(before);
    expect(await get(expenses, { restaurantId, expenseId: receiptId })).toMatchObject({
      amountPaise: 320_000,
      gstPaise: 15_238,
      method: null,
    });
    expect(await get(expenses, { restaurantId, expenseId: first.requestId })).toMatchObject({
      amountPaise: 100_000,
      gstPaise: 4_762,
      method: 'upi',
      dueOn: null,
      vendorId,
      receiptId,
    });
    expect(await call(payVendor, paying(vendorId, 3_200), house.owner)).toEqual({ owedPaise: 0 });
    const all = await list(expenses, { restaurantId });
    expect(all.map(({ dueOn, month }) => [dueOn, month])).toEqual([
      [null, TODAY.slice(0, 7)],
      [null, TODAY.slice(0, 7)],
    ]);
  });

  test('pays the bill that falls due first, also of two payments at once', async () => {
    const { house, restaurantId, vendorId, receiptId, bill } = await aReceived();
    const early = bill({ billNumber: '2', payment: { dueOn: dateOf(Date.now() + DAY) } });
    await call(receiveGoods, early, house.owner);
    await Promise.all([
      call(payVendor, paying(vendorId, 2_000), house.owner),
      call(payVendor, paying(vendorId, 2_200), house.owner),
    ]);
    expect(await get(expenses, { restaurantId, expenseId: early.receiptId })).toMatchObject({ dueOn: null });
    expect(await get(expenses, { restaurantId, expenseId: receiptId })).toMatchObject({
      amountPaise: 420_000,
      method: null,
    });
  });

  test('refuses more than is owed, an unknown vendor, and people without the right to expenses', async () => {
    const { house, restaurantId, vendorId } = await aReceived();
    expect(await refusalOf(payVendor, paying(vendorId, 4_201), house.owner)).toMatchObject({
      why: 'pays-too-much',
      owedPaise: 420_000,
    });
    expect(await whyOf(payVendor, paying(newId(), 1), house.owner)).toBe('vendor-not-found');
    const tomorrow = paying(vendorId, 1, { day: dateOf(Date.now() + DAY) });
    expect(await whyOf(payVendor, tomorrow, house.owner)).toBe('bill-day-wrong');
    const keeper = await withRights(restaurantId, ['stock']);
    expect(await reasonOf(payVendor, paying(vendorId, 1), keeper)).toBe('not-allowed');
  });

  test('a bill that is paid in part is not made void', async () => {
    const { house, vendorId, receiptId } = await aReceived();
    await call(payVendor, paying(vendorId, 1), house.owner);
    expect(await whyOf(voidReceipt, { receiptId, reason: 'Wrong' }, house.owner)).toBe('receipt-paid');
  });
});

describe('sendBack', () => {
  test('takes the goods out at what they cost and lowers what is owed; a repeat changes nothing', async () => {
    const { house, restaurantId, receiptId } = await aReceived();
    const input = { sendBackId: newId(), receiptId, lines: [{ line: 0, quantity: 5 * KG }], note: 'Sour' };
    expect(await call(sendBack, input, house.owner)).toEqual({ creditPaise: 210_000 });
    expect(await get(stockMoves, { restaurantId, moveId: `back_${input.sendBackId}` })).toMatchObject({
      kind: 'receipt',
      lines: [{ quantity: -5 * KG, paidPaise: 210_000 }],
    });
    expect(await get(expenses, { restaurantId, expenseId: receiptId })).toMatchObject({
      amountPaise: 210_000,
      gstPaise: 10_000,
    });
    expect((await get(stockLevels, { restaurantId })).levels).toMatchObject({
      paneer: { quantity: 5 * KG, worthPaise: 210_000 },
    });
    const before = await everything();
    expect(await call(sendBack, input, house.owner)).toEqual({ creditPaise: 210_000 });
    expect(await everything()).toEqual(before);
    expect(await whyOf(voidReceipt, { receiptId, reason: 'Wrong' }, house.owner)).toBe('receipt-credited');
    const rest = { ...input, sendBackId: newId() };
    expect(await call(sendBack, rest, house.owner)).toEqual({ creditPaise: 210_000 });
    expect(await find(expenses, { restaurantId, expenseId: receiptId })).toBeNull();
    expect(await whyOf(sendBack, { ...input, sendBackId: newId() }, house.owner)).toBe('sends-too-much');
  });

  test('of a paid bill is set against the next one, and refused while nothing is owed', async () => {
    const { house, restaurantId, receiptId, bill } = await aReceived({
      payment: { method: 'upi', day: TODAY },
    });
    const input = { sendBackId: newId(), receiptId, lines: [{ line: 0, quantity: KG }], note: '' };
    expect(await refusalOf(sendBack, input, house.owner)).toMatchObject({
      why: 'less-owed',
      owedPaise: 0,
      creditPaise: 42_000,
    });
    expect((await get(goodsReceipts, { restaurantId, receiptId })).sentBack).toEqual([]);
    const next = bill({ billNumber: '119', lines: [paneer()] });
    await call(receiveGoods, next, house.owner);
    await call(sendBack, input, house.owner);
    expect(await get(expenses, { restaurantId, expenseId: next.receiptId })).toMatchObject({
      amountPaise: 378_000,
    });
    expect(await get(expenses, { restaurantId, expenseId: receiptId })).toMatchObject({
      amountPaise: 420_000,
    });
  });

  test('refuses an unknown receipt', async () => {
    const { house } = await aBuyer();
    const input = { sendBackId: newId(), receiptId: newId(), lines: [{ line: 0, quantity: KG }], note: '' };
    expect(await whyOf(sendBack, input, house.owner)).toBe('receipt-not-found');
  });
});

describe('savePurchaseOrder', () => {
  const order = (vendorId: string, more: object = {}) => ({
    purchaseOrderId: newId(),
    version: 0,
    vendorId,
    state: 'draft' as const,
    lines: [{ itemId: 'paneer', packId: 'block', packs: 2, quantity: 10 * KG }],
    note: '',
    ...more,
  });

  test('writes an order, sends it and closes it; a repeat changes nothing', async () => {
    const { house, restaurantId, vendorId } = await aBuyer();
    const input = order(vendorId);
    const at = { restaurantId, purchaseOrderId: input.purchaseOrderId };
    expect(await call(savePurchaseOrder, input, house.owner)).toEqual({ version: 1 });
    const before = await everything();
    expect(await call(savePurchaseOrder, input, house.owner)).toEqual({ version: 1 });
    expect(await everything()).toEqual(before);
    await call(savePurchaseOrder, { ...input, version: 1, state: 'sent' }, house.owner);
    await call(savePurchaseOrder, { ...input, version: 2, state: 'closed' }, house.owner);
    expect(await get(purchaseOrders, at)).toMatchObject({
      state: 'closed',
      version: 3,
      vendorName: 'Sharma Dairy',
    });
    const late = { ...input, version: 3, state: 'sent' as const };
    expect(await whyOf(savePurchaseOrder, late, house.owner)).toBe('purchase-order-closed');
  });

  test('keeps what has come, and refuses an order that somebody changed meanwhile', async () => {
    const { house, restaurantId, vendorId } = await aBuyer();
    const purchaseOrderId = newId();
    const known = aPurchaseOrder({ vendorId });
    const [line] = known.lines;
    const lines = line === undefined ? [] : [{ ...line, received: KG }];
    await put(purchaseOrders, { restaurantId, purchaseOrderId }, { ...known, lines });
    const input = order(vendorId, { purchaseOrderId, version: 1, state: 'sent', note: 'Early' });
    expect(await reasonOf(savePurchaseOrder, { ...input, version: 0 }, house.owner)).toBe(
      'changed-meanwhile',
    );
    await call(savePurchaseOrder, input, house.owner);
    expect(await get(purchaseOrders, { restaurantId, purchaseOrderId })).toMatchObject({
      note: 'Early',
      lines: [{ received: KG }],
    });
  });

  test('refuses an item or a vendor that is gone', async () => {
    const { house, vendorId } = await aBuyer();
    const gone = [{ itemId: 'gone', packId: null, packs: 0, quantity: KG }];
    expect(await whyOf(savePurchaseOrder, order(vendorId, { lines: gone }), house.owner)).toBe(
      'receipt-wrong',
    );
    expect(await whyOf(savePurchaseOrder, order(newId()), house.owner)).toBe('vendor-not-found');
  });
});
