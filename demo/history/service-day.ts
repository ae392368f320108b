import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { countInvoice } from '@bhoj/domain/days/day';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { seriesCounterId } from '@bhoj/domain/billing/documents/invoice';
import { invoiceId } from '@bhoj/domain/billing/documents/series';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { paysWhole } from '@bhoj/domain/billing/settle/payments';
import { openPortions } from '@bhoj/domain/billing/bill/portions';
import { billOf, dueOf } from '@bhoj/domain/billing/settle/running-bill';
import { addSettlement, assertCanSettle, issueInvoice } from '@bhoj/domain/billing/settle/settlement';
import { priceRound } from '@bhoj/domain/orders/rounds/price-round';
import { assertTakesOrders, addRound } from '@bhoj/domain/orders/rounds/round';
import { businessDayOf, MINUTE } from '@bhoj/domain/time/ist';
import { listedAt } from '../demo-prices.ts';
import { paymentsFor } from './tender.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { corrected } from './corrections.ts';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { Random } from '../random.ts';
import type { InvoiceCounters, ServedDay, SettledOrder } from './served-day.ts';
import type { House, Party } from './party.ts';

/** Sends all rounds of the day to the kitchen in order of time, so that KOT numbers are consecutive. */
function cook(parties: readonly Party[], { menu, prices, profile }: House) {
  const orders = new Map(parties.map((party) => [party.orderId, party.order]));
  const rounds = parties
    .flatMap((party) => party.rounds.map((round) => ({ orderId: party.orderId, round })))
    .toSorted((a, b) => a.round.at - b.round.at);
  rounds.forEach(({ orderId, round: { selections, ...round } }, i) => {
    const order = orders.get(orderId);
    if (order === undefined) return;
    assertTakesOrders(profile, round.by.kind, round.at);
    const asked = { at: round.at, type: order.type };
    const listed = prices && listedAt(prices, { ...asked, tableId: order.tableId }, profile.dayCutoff);
    const ordering = { menu, profile, availability: NOTHING_SOLD_OUT };
    const lines = priceRound(selections, { ...ordering, at: round.at, asked, listed });
    orders.set(orderId, addRound(order, { ...round, kot: i + 1, lines }));
  });
  return { orders, lastKot: rounds.length };
}

/** ms from the order of a dish to the table, at most. */
const SERVED_WITHIN = 15 * MINUTE;

/** Marks all lines as cooked and served before the party paid. */
function served(order: Order, paysAt: number): Order {
  const reached = (share: number) =>
    Object.fromEntries(
      Object.entries(order.lines).map(([id, { at }]) => [
        id,
        Math.floor(at + share * Math.min(SERVED_WITHIN, paysAt - at)),
      ]),
    );
  const times = { cooking: reached(0.2), ready: reached(0.8), served: reached(0.9) };
  return { ...order, progress: { ...order.progress, ...times } };
}

interface Till {
  readonly restaurant: WholeRestaurant;
  readonly counters: InvoiceCounters;
  readonly random: Random;
}

function settle(party: Party, open: Order, { restaurant, counters, random }: Till): SettledOrder {
  const { orderId, visit } = party;
  const at = visit.paysAt;
  assertCanSettle(open, Object.keys(open.rounds).length);
  const money = NO_MONEY;
  const bill = billOf({ order: open, money }, restaurant);
  const payments = paymentsFor(bill.totalPaise, visit.heads, random);
  paysWhole(dueOf(money, bill), payments, { order: open, money, portions: null });
  const counterId = seriesCounterId(restaurant.invoiceSeries, at);
  const sequence = (counters.get(counterId) ?? 0) + 1;
  counters.set(counterId, sequence);
  const shareToken = `${random.id()}${random.id().slice(0, 8)}`;
  const invoice = issueInvoice({
    restaurant,
    orderId,
    order: open,
    money,
    by: party.captain,
    bill,
    portions: openPortions(open),
    payments,
    businessDay: businessDayOf(at, restaurant.dayCutoff),
    sequence,
    shareToken,
    at,
  });
  const id = invoiceId(invoice.series, invoice.financialYear, sequence);
  const settlement = { requestId: random.id(), invoiceId: id, invoice };
  const { account } = addSettlement({ order: open, money }, settlement);
  return { party, account, invoiceId: id, invoice };
}

/** Serves a day's parties from the first KOT to the last bill; invoice numbers continue from `counters`. */
export function serveDay(
  day: IsoDate,
  parties: readonly Party[],
  { house, till, owner, seed }: { house: House; till: Till; owner: Author; seed: string },
): ServedDay {
  const { orders, lastKot } = cook(parties, house);
  const settled = parties
    .toSorted((a, b) => a.visit.paysAt - b.visit.paysAt)
    .flatMap((party) => {
      const order = orders.get(party.orderId);
      return order === undefined ? [] : [settle(party, served(order, party.visit.paysAt), till)];
    });
  const rollUp = settled.reduce((sum, { invoice }) => countInvoice(sum, invoice), emptyDay(day));
  return {
    ...corrected({ settled, rollUp }, { owner, series: till.restaurant, counters: till.counters, seed }),
    lastKot,
  };
}
