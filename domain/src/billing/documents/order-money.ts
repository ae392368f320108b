import { fromHindiNames, withItemIds } from '../shape/bill-upgrades.ts';
import { UNUSED } from '../shape/discount.schema.ts';
import { orderMoneySchema } from '../shape/order-money.schema.ts';
import { withScheme, withTip } from './invoice.ts';
import type { z } from 'zod';
import type { Bill } from '../bill/bill.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { OrderMoney } from '../shape/order-money.schema.ts';

/** The money of an order without payments, discount or documents. */
export const NO_MONEY: OrderMoney = {
  discount: null,
  complimentary: {},
  buyer: null,
  payments: [],
  partRequests: {},
  returnedPayments: [],
  settlements: [],
};

type Stored = Record<string, unknown>;

/** The service code on every document from before room service had its own. */
const FIRST_SERVICE_CODE = '996331';

/** A discount of when nobody kept what documents had used of it. */
const withUse = (discount: unknown): Stored | null =>
  discount === null ? null : { used: UNUSED, ...(discount as Stored) };

/** A discount of when it was on every line, wherever it came from. */
const onEveryLine = (discount: unknown): Stored | null =>
  discount === null ? null : { outside: [], ...(discount as Stored) };

/** A discount of when each was on everything, without a limit of its own, and there were no codes. */
const onEverything = (discount: unknown): Stored | null =>
  discount === null ? null : { covers: 'everything', capPaise: null, code: null, ...(discount as Stored) };

/** A document's copy from before it said what it bills, and to whom. */
const withPortions = (settlement: Stored): Stored => ({
  portions: null,
  discount: null,
  issuedTo: null,
  sac: FIRST_SERVICE_CODE,
  ...settlement,
  seller: withScheme(settlement['seller'], settlement['bill'] as Bill),
});

/** Part payments given back of when only their ids were kept. */
const withoutFacts = (ids: unknown): Stored[] => (ids as string[]).map((id) => ({ id, returned: null }));

/** Version 2 of an order's money. */
export const withDocumentFacts = (stored: Stored): Stored => ({
  ...stored,
  discount: withUse(stored['discount']),
  returnedPayments: withoutFacts(stored['returnedPayments']),
  settlements: (stored['settlements'] as Stored[]).map(withPortions),
});

/** A document, or an order's copy of one, from before it could name its buyer and its seller's VAT TIN. */
export const withoutParticulars = (document: Stored): Stored => ({
  particulars: null,
  ...document,
  seller: { vatTin: '', ...(document['seller'] as object) },
});

/** Version 4 of an order's money: it knew no buyer. */
export const withoutBuyer = (stored: Stored): Stored => ({
  buyer: null,
  ...stored,
  settlements: (stored['settlements'] as Stored[]).map(withoutParticulars),
});

/** Version 5 of an order's money: nothing was complimentary. */
export const withoutComplimentary = (stored: Stored): Stored => ({
  complimentary: {},
  ...stored,
  discount: onEverything(stored['discount']),
  settlements: (stored['settlements'] as Stored[]).map((settlement) => ({
    complimentary: {},
    ...settlement,
    discount: onEverything(settlement['discount']),
  })),
});

/** Version 3 of an order's money: its documents did not say whose totals they count towards. */
export const withOutsideLines = (stored: Stored): Stored => ({
  ...stored,
  discount: onEveryLine(stored['discount']),
  settlements: (stored['settlements'] as Stored[]).map((settlement) => ({
    ...settlement,
    discount: onEveryLine(settlement['discount']),
    customer: null,
  })),
});

const upgradedSettlement = (settlement: Stored): Stored => ({
  ...withoutParticulars(withPortions(settlement)),
  customer: null,
  complimentary: {},
  bill: fromHindiNames(withItemIds(settlement['bill'])),
  payments: (settlement['payments'] as unknown[]).map(withTip),
});

/** What of an order says which money it kept in itself. */
interface WithEarlierMoney {
  readonly billing: Pick<Order['billing'], 'earlierMoney'>;
}

/** Returns the money that versions before 3 stored in the order itself, or null. */
export function earlierMoneyOf({ billing: { earlierMoney } }: WithEarlierMoney): OrderMoney | null {
  if (earlierMoney === null) return null;
  const discount = earlierMoney['discount'] as Stored | null;
  const settlements = earlierMoney['settlements'] as Stored[];
  return orderMoneySchema.decode({
    buyer: null,
    complimentary: {},
    ...earlierMoney,
    returnedPayments: withoutFacts(earlierMoney['returnedPayments']),
    discount: onEverything(
      onEveryLine(withUse(discount && { ...discount, by: { id: null, ...(discount['by'] as Stored) } })),
    ),
    settlements: settlements.map(upgradedSettlement),
  } as z.input<typeof orderMoneySchema>);
}

/** Returns an order's money: the stored document, else the money in an older order document, else none. */
export const moneyOf = (order: WithEarlierMoney, stored: OrderMoney | null): OrderMoney =>
  stored ?? earlierMoneyOf(order) ?? NO_MONEY;
