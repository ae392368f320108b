import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { choosePortions } from '@bhoj/domain/billing/bill/portions';
import { billOf } from '@bhoj/domain/billing/settle/running-bill';
import { addSettlement, issueInvoice } from '@bhoj/domain/billing/settle/settlement';
import { anOrderMoney } from '@bhoj/domain/fixtures/billing';
import { NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { lineOf } from '@bhoj/domain/fixtures/lines';
import { anOrder, RAVI } from '@bhoj/domain/fixtures/orders';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { paise, sum } from '@bhoj/domain/money/money';
import { extrasFor } from '@bhoj/domain/orders/rounds/extras';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { Invoice, Payment } from '@bhoj/domain/billing/documents/invoice';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order, OrderType } from '@bhoj/domain/orders/shape/order.schema';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import type { PricedLine } from '@bhoj/domain/orders/rounds/price';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';

/**
 * A bill computed by hand, in paise. A rate of GST is [basis points, value, half of the tax]; of VAT [.., value, tax].
 */
export interface Pencil {
  readonly kind?: Bill['kind'];
  readonly gst?: readonly (readonly [number, number, number])[];
  readonly vat?: readonly (readonly [number, number, number])[];
  readonly off?: number;
  readonly round?: number;
  readonly total: number;
}

/** One worked case: seller, lines, buyer, and the expected amounts of each document. */
export interface Worked {
  /** The arithmetic in words. */
  readonly what: string;
  readonly seller?: Partial<WholeRestaurant>;
  readonly type?: OrderType;
  readonly lines: readonly PricedLine[];
  readonly deliveryPaise?: number;
  readonly money?: Partial<OrderMoney>;
  readonly at?: number;
  /** The portions of each document; missing for one document of everything. */
  readonly parts?: readonly (Portions | null)[];
  /** The payment of the last document; missing for UPI. */
  readonly paid?: readonly Payment[];
  readonly gives: readonly Pencil[];
}

/** The nth case, counted from 0. */
export function nth(cases: readonly Worked[], n: number): Worked {
  const found = cases[n];
  if (found === undefined) throw new Error(`there is no case ${n}`);
  return found;
}

/** A dish with a price that includes its tax. */
export const within = (name: string, rupees: number, overrides: Partial<PricedLine> = {}): PricedLine =>
  lineOf(name, rupees, { taxIncluded: true, ...overrides });
export const goods = (taxBp: number, hsn = '21069099') => ({ taxClass: 'goods', hsn, taxBp }) as const;
export const milk = { taxClass: 'exempt', hsn: '0401', taxBp: 0 } as const;
export const rum = { taxClass: 'liquor', taxBp: 2000 } as const;
export const TO_FIRM = {
  name: 'Tata Sons',
  gstin: '27AAPFU0939F1ZV',
  address: '1 Fort, Mumbai',
  stateCode: '27',
};

export function accountOf({ seller, type = 'dine-in', lines, deliveryPaise = 0, money }: Worked): Account {
  const { packingPaise, tax } = projectProfile(aRestaurant(seller));
  const order: Order = {
    ...anOrder({ rounds: [{ by: RAVI, lines: [...lines] }] }),
    type,
    ...(type === 'takeaway' || type === 'delivery' ? { tableId: null } : {}),
    extras: { ...extrasFor(type, { packingPaise, tax }), deliveryPaise: paise(deliveryPaise) },
  };
  return { order, money: anOrderMoney(money) };
}

/** Issues the documents of a case, one after the other. The guard refuses a wrong one. */
export function issued(worked: Worked): { invoices: Invoice[]; account: Account } {
  const restaurant = aRestaurant(worked.seller);
  const { at = NOW, parts = [null] } = worked;
  let account = accountOf(worked);
  const invoices = parts.map((named, n): Invoice => {
    const { order, money } = account;
    const portions = choosePortions(order, named);
    const bill = billOf(account, restaurant, portions);
    const isLast = n === parts.length - 1;
    const held = isLast ? sum(money.payments.map(({ amountPaise }) => amountPaise)) : 0;
    const rest = exactly('upi', paise(bill.totalPaise - held));
    const invoice = issueInvoice({
      restaurant,
      orderId: ORDER_ID,
      order,
      money,
      by: RAVI,
      bill,
      portions,
      payments: (isLast && worked.paid) || [rest],
      businessDay: businessDayOf(at, '04:00'),
      sequence: n + 1,
      shareToken: 'ShareTokenShareTokenShareTok',
      at,
    });
    const invoiceId = `2026-27_INV_00000${n + 1}`;
    const requestId = `RequestAAAAAAAAAAAA${n}`;
    account = addSettlement(account, { requestId, invoiceId, invoice: { ...invoice, portions } }).account;
    return invoice;
  });
  return { invoices, account };
}
