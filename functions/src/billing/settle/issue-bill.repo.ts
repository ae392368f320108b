import { followAccount } from '@bhoj/domain/billing/records/customer-totals';
import { invoices } from '@bhoj/domain/billing/documents/document.collection';
import { seriesCounterId } from '@bhoj/domain/billing/documents/invoice';
import { invoiceId } from '@bhoj/domain/billing/documents/series';
import { addSettlement, issueInvoice } from '@bhoj/domain/billing/settle/settlement';
import { inTill } from '@bhoj/domain/cash/sums';
import { countInvoice } from '@bhoj/domain/days/day';
import { newShareToken } from '@bhoj/domain/kernel/ids';
import { readOnBill } from '../../shared/deposits.repo.ts';
import { readFacts } from '../../shared/days.repo.ts';
import { readCodeUse, writeCodeUse } from '../discounts/code-use.repo.ts';
import { readIssue, writeIssue } from '../documents/documents.repo.ts';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { Payment } from '@bhoj/domain/billing/documents/invoice';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { DocumentSettings, ServiceSettings } from '@bhoj/domain/restaurant/settings.schema';
import type { Store } from '../../firebase/store.ts';
import type { Till } from '../../shared/cash.repo.ts';
import type { OrderAt, StoredAccount } from '../../shared/orders.repo.ts';

interface Issuing {
  readonly at: OrderAt;
  readonly account: StoredAccount;
  readonly restaurant: Restaurant & ServiceSettings & DocumentSettings;
  readonly bill: Bill;
  readonly portions: Portions;
  readonly payments: readonly Payment[];
  readonly requestId: string;
  readonly by: Author;
  readonly now: number;
  /** Returns the day with further amounts that it counts beside the document. */
  readonly countAlso?: (day: Day) => Day;
  /** Where the money goes. */
  readonly till: Till;
}

/**
 * Issues the document of some portions: writes it, its number, its day, its customer and its code. Returns the account
 * after it, which the handler writes.
 */
export async function issueBill(store: Store, i: Issuing) {
  const { at, account, restaurant, bill, now, till, countAlso = (day) => day } = i;
  const { restaurantId, orderId } = at;
  const { order, money } = account;
  const counterId = seriesCounterId(restaurant.invoiceSeries, now);
  const customerId = order.customer?.id ?? null;
  const [slot, code, deposits] = await Promise.all([
    readIssue(store, { restaurantId, counterId, customerId, settings: restaurant, at: now }),
    readCodeUse(store, restaurantId, money.discount),
    readOnBill(store, restaurantId, money.payments),
  ]);
  const named = await readFacts(store, { restaurantId, day: slot.day, bill });
  const issued = issueInvoice({
    restaurant,
    orderId,
    order,
    money,
    bill,
    portions: i.portions,
    payments: i.payments,
    businessDay: slot.day.day,
    sequence: slot.sequence,
    shareToken: newShareToken(),
    by: i.by,
    at: now,
  });
  const invoice = { ...issued, ...till.named };
  const documentId = invoiceId(invoice.series, invoice.financialYear, slot.sequence);
  const { account: after, settlement } = addSettlement(account, {
    requestId: i.requestId,
    invoiceId: documentId,
    invoice,
    countedFor: slot.customer?.namedAs ?? null,
  });
  store.create(invoices, { restaurantId, invoiceId: documentId }, invoice);
  deposits.write(documentId, invoice);
  const counted = deposits.count(countInvoice(slot.day, invoice));
  writeIssue(store, slot, {
    day: () => countAlso(named(counted)),
    customer: (customer, id) => ({
      ...followAccount(customer, { customerId: id, orderId, before: account, after }),
      lastSeenAt: now,
    }),
  });
  till.write(store, { day: { before: slot.day, after: counted }, released: inTill(money.payments) });
  writeCodeUse(store, code, { before: account, after });
  return { settlement, after };
}
