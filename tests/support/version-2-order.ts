import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { asOfVersion8 } from './flat-order.ts';
import { withHindiNames } from './hindi-names.ts';
import { find, get } from './arrange.ts';
import { db } from './mount.ts';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { PathParams } from '@bhoj/domain/kernel/collection';

type Stored = Record<string, unknown>;
const mapOf = (value: unknown) => value as Record<string, Stored>;

/** Removes a person's id, which version 2 did not store. */
const nameless = (by: unknown): Stored => {
  const { id: _, ...known } = by as Stored;
  return known;
};
const each = (map: unknown, to: (value: Stored) => Stored) =>
  Object.fromEntries(Object.entries(mapOf(map)).map(([id, value]) => [id, to(value)]));
const labelOf = (author: unknown) => (author === null ? null : (author as Stored)['label']);

const withoutItemIds = (line: Stored): Stored =>
  Object.fromEntries(Object.entries(line).filter(([key]) => key !== 'itemId' && key !== 'variantId'));

function settlementAsOfVersion2({ bill, ...copy }: Stored): Stored {
  const { lines, ...sums } = bill as { lines: Stored[] };
  return { ...copy, bill: { ...sums, lines: lines.map((line) => withHindiNames(withoutItemIds(line))) } };
}

/** Returns an order and its money in one document of 44 fields, as version 2 stored them. */
function asOfVersion2(order: Stored, money: Stored | null): Stored {
  const { joining, acceptance, progress, requests, ending, customer, takenBy, lines, rounds, ...kept } =
    asOfVersion8(order);
  const { documents: _, hasMoney: __, earlierMoney: ___, ...same } = kept;
  const { guests, ...code } = mapOf({ joining })['joining'] ?? {};
  const { waiting, declined } = acceptance as Stored;
  const marks = mapOf(progress);
  const { service, upiDeclaration } = requests as Stored;
  const { discount = null, settlements = [], payments = [], ...paid } = money ?? {};
  const asked = service as Stored | null;
  const off = discount as Stored | null;
  return {
    ...same,
    ...code,
    ...(ending as Stored),
    joined: guests,
    pendingRounds: waiting,
    declinedRounds: declined,
    lines: each(lines, ({ by, ...line }) => ({ ...withHindiNames(line), by: nameless(by) })),
    rounds: each(rounds, ({ kot, at: sentAt, by }) => ({ kot, at: sentAt, by: nameless(by) })),
    takenBy: labelOf(takenBy),
    customerId: (customer as Stored | null)?.['id'] ?? null,
    customerName: (customer as Stored | null)?.['name'] ?? null,
    cooking: Object.keys(marks['cooking'] ?? {}),
    ready: Object.keys(marks['ready'] ?? {}),
    served: Object.keys(marks['served'] ?? {}),
    cancelled: Object.keys(marks['cancelled'] ?? {}),
    cancelSeen: Object.keys(marks['cancelSeen'] ?? {}),
    cancelReasons: Object.fromEntries(
      Object.entries(mapOf(marks['cancelled'])).map(([id, why]) => [id, why['reason']]),
    ),
    request: asked && { ...asked, takenBy: labelOf(asked['takenBy']) },
    upiClaim: upiDeclaration,
    partRequests: {},
    returnedPayments: [],
    ...paid,
    payments,
    discount: off && { ...off, by: nameless(off['by']) },
    settlements: (settlements as Stored[]).map(settlementAsOfVersion2),
    schemaVersion: 2,
  };
}

/** Stores an order in the form of version 2, with its money in it. */
export async function storeAsVersion2(at: PathParams<typeof orders.pattern>): Promise<void> {
  const money = await find(orderMoney, at);
  const { schemaVersion: _, ...order } = orders.encode(await get(orders, at));
  const { schemaVersion: __, ...paid } = money === null ? {} : orderMoney.encode(money);
  await db.doc(orders.path(at)).set(asOfVersion2(order, money === null ? null : paid));
  await db.doc(orderMoney.path(at)).delete();
}

/** Returns the money in the form of version 2: without ids of people, customers and dishes. */
export const withoutIds = (money: OrderMoney): unknown => ({
  ...money,
  discount: money.discount && { ...money.discount, by: { ...money.discount.by, id: null } },
  settlements: money.settlements.map(({ bill, ...copy }) => ({
    ...copy,
    customer: null,
    bill: { ...bill, lines: bill.lines.map((line) => ({ ...line, itemId: null, variantId: null })) },
  })),
});
