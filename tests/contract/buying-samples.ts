import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { dateOf } from '@bhoj/domain/time/ist';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { takeMoneyBack } from '@bhoj/domain/stock/buying/money-back.contract';
import { aBuyer, aPaidReceipt, aReceived } from '../support/buying.ts';
import { call } from '../support/mount.ts';
import { KG } from '@bhoj/domain/fixtures/stock';

/** One valid call of every contract about vendors, receipts and purchase orders. */
export const BUYING_SAMPLES = {
  saveVendor: async () => {
    const { house } = await aBuyer();
    const input = {
      vendorId: newId(),
      name: 'Azadpur Mandi',
      phone: '',
      gstin: '',
      payTo: '',
      termsDays: 0,
      note: '',
      active: true,
    };
    return { house, as: house.owner, input };
  },
  receiveGoods: async () => {
    const { house, bill } = await aBuyer();
    return { house, as: house.owner, input: bill() };
  },
  voidReceipt: async () => {
    const { house, receiptId } = await aReceived();
    return { house, as: house.owner, input: { receiptId, reason: 'Entered for another day' } };
  },
  sendBack: async () => {
    const { house, receiptId } = await aReceived();
    const lines = [{ line: 0, quantity: KG }];
    return { house, as: house.owner, input: { sendBackId: newId(), receiptId, lines, note: 'Sour' } };
  },
  payVendor: async () => {
    const { house, vendorId } = await aReceived();
    const input = {
      requestId: newId(),
      vendorId,
      amountPaise: paise(100_000),
      method: 'upi' as const,
      day: dateOf(Date.now()),
    };
    return { house, as: house.owner, input };
  },
  takeMoneyBack: async () => {
    const { house, receiptId } = await aPaidReceipt();
    const input = {
      refundId: newId(),
      receiptId,
      lines: [],
      amountPaise: paise(100_00),
      method: 'cash' as const,
      day: dateOf(Date.now()),
      note: 'Paid twice',
    };
    return { house, as: house.owner, input };
  },
  voidMoneyBack: async () => {
    const { house, receiptId } = await aPaidReceipt();
    const refundId = newId();
    const day = dateOf(Date.now());
    const back: InputOf<typeof takeMoneyBack> = {
      refundId,
      receiptId,
      lines: [],
      amountPaise: paise(100_00),
      method: 'cash',
      day,
      note: '',
    };
    await call(takeMoneyBack, back, house.owner);
    return { house, as: house.owner, input: { refundId, reason: 'Of another vendor' } };
  },
  savePurchaseOrder: async () => {
    const { house, vendorId } = await aBuyer();
    const input = {
      purchaseOrderId: newId(),
      version: 0,
      vendorId,
      state: 'draft' as const,
      lines: [{ itemId: 'paneer', packId: 'block', packs: 2, quantity: 10 * KG }],
      note: '',
    };
    return { house, as: house.owner, input };
  },
};
