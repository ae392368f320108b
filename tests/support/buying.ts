import { aVendor, someStockItems } from '@bhoj/domain/fixtures/stock';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { receiveGoods } from '@bhoj/domain/stock/buying/receipts.contract';
import { vendors } from '@bhoj/domain/stock/shape/buying.collection';
import { stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import { DAY, dateOf } from '@bhoj/domain/time/ist';
import type { Contract, InputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { aHouse, put } from './arrange.ts';
import { call, tryCall } from './mount.ts';
import type { CallOptions } from './mount.ts';

type Bill = InputOf<typeof receiveGoods>;

/** A line of a bill: two blocks of paneer for ₹4,000 and ₹200 of GST. */
export const paneer = (overrides: Partial<Bill['lines'][number]> = {}): Bill['lines'][number] => ({
  itemId: 'paneer',
  amount: 2000,
  per: { packId: 'block' },
  amountPaise: paise(400_000),
  gstPaise: paise(20_000),
  isFree: false,
  ...overrides,
});

/** A restaurant with stock items and a vendor, and a bill of theirs that is owed for a week. */
export async function aBuyer() {
  const house = await aHouse({ keepsStock: true }, { tableCount: 0 });
  const { restaurantId } = house;
  const vendorId = newId();
  await Promise.all([
    put(vendors, { restaurantId, vendorId }, aVendor()),
    put(stockItems, { restaurantId }, someStockItems()),
  ]);
  const bill = (overrides: Partial<Bill> = {}): Bill => ({
    receiptId: newId(),
    vendorId,
    billNumber: 'R/118',
    billDay: dateOf(Date.now()),
    arrivedAt: Date.now(),
    lines: [paneer()],
    discountPaise: ZERO,
    chargesPaise: ZERO,
    roundOffPaise: ZERO,
    payment: { dueOn: dateOf(Date.now() + 7 * DAY) },
    purchaseOrderId: null,
    photo: null,
    note: '',
    isConfirmed: false,
    ...overrides,
  });
  return { house, restaurantId, vendorId, bill };
}

/** A restaurant that has received that bill and owes it. */
export async function aReceived(overrides: Partial<Bill> = {}) {
  const at = await aBuyer();
  const input = at.bill(overrides);
  await call(receiveGoods, input, at.house.owner);
  return { ...at, receiptId: input.receiptId };
}

/** A restaurant that has received that bill and paid it by UPI. */
export const aPaidReceipt = () => aReceived({ payment: { method: 'upi', day: dateOf(Date.now()) } });

/** Calls a callable that is refused, and returns the reason with the facts; null where it succeeds. */
export async function refusalOf<C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
  options: CallOptions,
): Promise<Readonly<Record<string, unknown>> | null> {
  const answer = await tryCall(contract, input, options);
  return 'output' in answer ? null : { ...answer.details, reason: answer.reason };
}

/** Calls a callable that refuses an input about buying, and returns why. */
export const whyOf = async <C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
  options: CallOptions,
): Promise<unknown> => (await refusalOf(contract, input, options))?.['why'];
