import { readFileSync } from 'node:fs';
import { foodFaultsOf } from '@bhoj/domain/menu/dish/food-rules';
import { describe, expect, it } from 'vitest';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { countCreditNote, countInvoice, countVoid } from '@bhoj/domain/days/day';
import { customerTotals } from '@bhoj/domain/billing/records/customer-totals';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import { seriesCounterId } from '@bhoj/domain/billing/documents/invoice';
import { kotCounterId } from '@bhoj/domain/orders/kitchen/kot-number';
import { closings } from '@bhoj/domain/days/day.collection';
import { expenses, expenseTemplates } from '@bhoj/domain/expenses/expense.collection';
import { availabilityLogs } from '@bhoj/domain/menu/dish/availability-log.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import {
  invoices as invoiceCollection,
  orderMoney,
} from '@bhoj/domain/billing/documents/document.collection';
import { orders as orderCollection } from '@bhoj/domain/orders/shape/order.collection';
import { saveMenu } from '@bhoj/domain/menu/dish/menu.contract';
import { fitsSize } from '@bhoj/domain/menu/shape/photo-bytes';
import { MENU_MAX_BYTES } from '@bhoj/domain/menu/shape/menu.schema';
import { sum, ZERO } from '@bhoj/domain/money/money';
import { priceSelection } from '@bhoj/domain/orders/rounds/price';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { idSchema } from '@bhoj/domain/kernel/ids.schema';
import { mobileSchema } from '@bhoj/domain/kernel/text';
import { isGstin } from '@bhoj/domain/statute/gstin';
import { projectProfile } from '@bhoj/domain/restaurant/profile';
import { legalDetailsSchema } from '@bhoj/domain/restaurant/settings';
import { openingAt } from '@bhoj/domain/time/hours';
import { HOUR, businessDayOf, dateOf, startOf } from '@bhoj/domain/time/ist';
import { DEMO_MENU, demoMenuSavedAt } from './demo-menu.ts';
import { HINDI_DESCRIPTIONS } from './menu/words/hindi-descriptions.ts';
import { HINDI_NAMES } from './menu/words/hindi-names.ts';
import { MARATHI_DESCRIPTIONS } from './menu/words/marathi-descriptions.ts';
import { MARATHI_NAMES } from './menu/words/marathi-names.ts';
import { captainsOf, demoRestaurant, HISTORY_DAYS, signedUpAt, YEAR_DAYS } from './demo-settings.ts';
import { DEMO_PRICES } from './demo-prices.ts';
import { historyOf } from './history/history.ts';
import { DRAWINGS } from './pictures/drawings.ts';
import { PICTURED, pictureUrl, withPictures } from './pictures/pictures.ts';
import { assertWithinMrp, pricesWith } from '@bhoj/domain/menu/prices/price-lists';
import type { Invoice } from '@bhoj/domain/billing/documents/invoice';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { PhotoSize } from '@bhoj/domain/menu/shape/photo';
import type { Call } from './live/callable.ts';
import type { Pictured } from './pictures/pictures.ts';

/** A Monday evening; the 60 days before it include the turn of a financial year. */
const NOW = startOf('2026-05-11') + 19 * HOUR;

/** A Sunday evening; the year before it began after today's rates came into force. */
const LATER = startOf('2026-11-22') + 19 * HOUR;

const CAPTAINS = captainsOf({ captain: 'uidOfSuresh', secondCaptain: 'uidOfAnita' });

const OWNER = { kind: 'owner', label: 'Meera Deshpande', id: memberIdOf('uidOfMeera') } as const;

const at = (now: number, seed?: string) => {
  const restaurant = demoRestaurant({ uid: 'owner', email: 'owner@annapurna.example', at: signedUpAt(now) });
  const menu = demoMenuSavedAt(signedUpAt(now));
  return {
    restaurant,
    menu,
    history: historyOf({
      menu,
      restaurant,
      captains: CAPTAINS,
      owner: OWNER,
      now,
      ...(seed ? { seed } : {}),
    }),
  };
};

const { restaurant, menu, history } = at(NOW);
const invoices = [...history.invoices.values()];
const voidNumbers = new Set([...history.voids.values()].map(({ number }) => number));
const isVoid = ({ number }: { number: string }): boolean => voidNumbers.has(number);
const inOrder = invoices.toSorted((a, b) => a.issuedAt - b.issuedAt);

const groups = <T>(list: readonly T[], keyOf: (entry: T) => string) => Map.groupBy(list, keyOf);

describe('the demo menu', () => {
  const { items, categories } = DEMO_MENU;

  it('is accepted by saveMenu, and far below the largest menu', () => {
    expect(saveMenu.input.parse({ baseVersion: 0, content: DEMO_MENU }).content).toEqual(DEMO_MENU);
    expect(new TextEncoder().encode(JSON.stringify(DEMO_MENU)).length).toBeLessThan(MENU_MAX_BYTES / 10);
  });

  it('has the size of a real card, each category with dishes', () => {
    expect(items.length).toBeGreaterThanOrEqual(60);
    expect(items.length).toBeLessThanOrEqual(75);
    expect(categories).toHaveLength(11);
    for (const { id } of categories) expect(items.some((item) => item.categoryId === id)).toBe(true);
  });

  const named = [
    ...items,
    ...categories,
    ...DEMO_MENU.addOnGroups,
    ...items.flatMap((item) => item.variants),
    ...items.flatMap((item) => item.combo?.slots ?? []),
    ...DEMO_MENU.addOnGroups.flatMap((group) => group.options),
  ];
  const devanagari = /[\u0900-\u097f]/;

  it.each(['hi', 'mr'] as const)('names and describes all in Devanagari too: %s', (language) => {
    expect(named.filter(({ otherNames }) => !devanagari.test(otherNames[language] ?? ''))).toEqual([]);
    const described = (item: MenuItem) => item.otherDescriptions?.[language] ?? '';
    expect(items.filter((item) => !devanagari.test(described(item)))).toEqual([]);
  });

  it('has no word for what is not on the card', () => {
    const words = named.flatMap(({ otherNames }) => [otherNames.hi, otherNames.mr]);
    const said = new Set([...words, ...items.flatMap((item) => Object.values(item.otherDescriptions ?? {}))]);
    const all = [HINDI_NAMES, MARATHI_NAMES, HINDI_DESCRIPTIONS, MARATHI_DESCRIPTIONS];
    expect(all.flatMap((of) => Object.values(of)).filter((word) => !said.has(word))).toEqual([]);
  });

  it('shows the features of Bhoj: marks, hours, stations, sizes, required and free choices, liquor', () => {
    expect(new Set(items.map((item) => item.mark))).toEqual(new Set(['veg', 'egg', 'non-veg']));
    expect(categories.filter((c) => c.from !== null).map((c) => c.id)).toEqual(['breakfast', 'bar']);
    expect(new Set(items.map((item) => item.station))).toEqual(new Set(restaurant.stations));
    expect(items.some((item) => item.variants.some((v) => v.id === 'half'))).toBe(true);
    const used = new Set(items.flatMap((item) => item.addOnGroupIds));
    expect(DEMO_MENU.addOnGroups.filter((group) => !used.has(group.id))).toEqual([]);
    expect(DEMO_MENU.addOnGroups.some((group) => group.min > 0)).toBe(true);
    for (const item of items) expect(item.taxClass === 'liquor').toBe(item.categoryId === 'bar');
    expect(items.flatMap(foodFaultsOf)).toEqual([]);
  });

  it('has a price for every simple choice of every dish', () => {
    const { tax } = projectProfile(restaurant);
    for (const item of items) {
      const variantIds = item.variants.length > 0 ? item.variants.map((v) => v.id) : [null];
      const addOnIds = item.addOnGroupIds.flatMap((groupId) => {
        const group = DEMO_MENU.addOnGroups.find((g) => g.id === groupId);
        return (group?.options.slice(0, group.min) ?? []).map((o) => ({ groupId, optionId: o.id }));
      });
      for (const variantId of variantIds) {
        const selection = {
          itemId: item.id,
          variantId,
          addOnIds,
          quantity: 1,
          note: '',
          ...(item.byWeight && { grams: item.byWeight.steps[0] ?? 0 }),
          ...(item.open && { open: { name: item.name, pricePaise: item.open.minPaise } }),
        };
        expect(priceSelection(menu, item, selection, tax).unitPaise).toBeGreaterThanOrEqual(2_000);
      }
    }
  });
});

describe('the demo’s pictures', () => {
  const bytesOf = (dish: Pictured, size: PhotoSize) => readFileSync(pictureUrl(dish, size));

  it('are a dozen, each of a dish of the menu, and some of each kind of food', () => {
    expect(PICTURED).toHaveLength(12);
    const dishes = PICTURED.map((id) => DEMO_MENU.items.find((item) => item.id === id));
    expect(dishes).not.toContain(undefined);
    expect(new Set(dishes.map((dish) => dish?.categoryId)).size).toBeGreaterThanOrEqual(7);
    expect(Object.keys(DRAWINGS)).toEqual(PICTURED);
  });

  it.each(PICTURED)('%s is a photo that Bhoj accepts in both sizes, and light in a clone', (dish) => {
    for (const size of ['small', 'detail'] as const) expect(fitsSize(bytesOf(dish, size), size)).toBe(true);
    expect(bytesOf(dish, 'small').length).toBeLessThanOrEqual(3000);
    expect(bytesOf(dish, 'detail').length).toBeLessThanOrEqual(6000);
  });

  it('are on the menu that the seed saves', async () => {
    const call = (async (_: unknown, { small }: { small: string }) => ({
      photoId: small.slice(-22),
    })) as Call;
    const { items } = await withPictures(DEMO_MENU, call);
    const pictured = items.filter(({ photo }) => photo !== null);
    expect(pictured.map(({ id }) => id).toSorted()).toEqual([...PICTURED].toSorted());
    expect(new Set(pictured.map(({ photo }) => photo)).size).toBe(12);
    expect(items.map((item) => ({ ...item, photo: null }))).toEqual(DEMO_MENU.items);
  });
});

describe('the demo restaurant', () => {
  it('may issue tax invoices and is open at every hour', () => {
    expect(isGstin(restaurant.gstin)).toBe(true);
    expect(legalDetailsSchema.safeParse(restaurant).success).toBe(true);
    expect(restaurants.schema.safeParse(restaurants.encode(restaurant)).success).toBe(true);
    for (let hour = 0; hour < 24 * 7; hour += 1) {
      expect(openingAt(restaurant.operatingHours, NOW + hour * HOUR).isOpen).toBe(true);
    }
  });
});

describe('the history', { timeout: 60_000 }, () => {
  it('is the same for the same seed and time, and different for another seed', () => {
    expect(at(NOW).history).toEqual(history);
    expect(at(NOW, 'other').history.orders).not.toEqual(history.orders);
  });

  it('has the same parties on a date, whatever day it is made on', () => {
    const later = [...at(NOW + 24 * HOUR).history.orders].filter(([, o]) => o.businessDay === '2026-05-01');
    const known = [...history.orders].filter(([, o]) => o.businessDay === '2026-05-01');
    expect(later.map(([id, o]) => [id, o.lines])).toEqual(known.map(([id, o]) => [id, o.lines]));
    expect(known.length).toBeGreaterThan(20);
  });

  it('covers the 60 business days before today, 25 to 50 bills on each', () => {
    expect(history.days.size).toBe(HISTORY_DAYS);
    expect([...history.days.keys()].at(0)).toBe('2026-03-12');
    expect([...history.days.keys()].at(-1)).toBe('2026-05-10');
    for (const day of history.days.values()) {
      expect(day.bills).toBeGreaterThanOrEqual(20);
      expect(day.bills).toBeLessThanOrEqual(52);
    }
    expect(invoices.length).toBeGreaterThan(1_700);
    expect(invoices.length).toBeLessThan(2_300);
  });

  it.each(['02:30', '04:00', '12:00', '23:59'])(
    'has nothing in the future or of today, made at %s',
    (clock) => {
      const [hours = '0', minutes = '0'] = clock.split(':');
      const now = startOf('2026-05-11') + (Number(hours) + Number(minutes) / 60) * HOUR;
      const made = at(now).history;
      const today = businessDayOf(now, restaurant.dayCutoff);
      for (const order of made.orders.values()) {
        expect(order.closedAt).toBeLessThan(now);
        expect(order.businessDay < today).toBe(true);
      }
      expect(Math.max(...[...made.invoices.values()].map((i) => i.issuedAt))).toBeLessThan(now);
      for (const customer of made.customers.values()) expect(customer.lastSeenAt).toBeLessThan(now);
    },
  );

  it('numbers invoices without a gap, from 1 again in a new financial year', () => {
    const years = groups(inOrder, (invoice) => invoice.financialYear);
    expect([...years.keys()]).toEqual(['2025-26', '2026-27']);
    for (const [year, issued] of years) {
      expect(issued.map((i) => i.sequence)).toEqual(issued.map((_, n) => n + 1));
      const last = issued.at(-1) as Invoice;
      expect(history.counters.get(seriesCounterId('INV', last.issuedAt))).toEqual({ last: issued.length });
      expect(last.number).toMatch(new RegExp(`^INV/${year.slice(2)}/\\d{6}$`));
    }
    for (const [id, i] of history.invoices) {
      expect(id).toBe(`${i.financialYear}_INV_${String(i.sequence).padStart(6, '0')}`);
    }
  });

  it('numbers the KOTs of every business day without a gap, in order of time', () => {
    const rounds = [...history.orders.values()].flatMap((order) =>
      Object.values(order.rounds).map((round) => ({ ...round, day: order.businessDay })),
    );
    for (const [day, sent] of groups(rounds, (round) => round.day)) {
      const kots = sent.toSorted((a, b) => a.at - b.at).map((round) => round.kot);
      expect(kots).toEqual(kots.map((_, n) => n + 1));
      expect(history.counters.get(kotCounterId(day))).toEqual({ last: kots.length });
      for (const { at: sentAt } of sent) expect(businessDayOf(sentAt, '04:00')).toBe(day);
    }
  });

  it('has in each day exactly the sums of its invoices', () => {
    for (const [day, rollUp] of history.days) {
      const issued = inOrder.filter((invoice) => invoice.businessDay === day);
      const voided = issued.filter((invoice) => isVoid(invoice));
      const notes = [...history.creditNotes.values()].filter((note) => note.businessDay === day);
      const { byDish, closedAt, ...sums } = notes.reduce(
        countCreditNote,
        voided.reduce(countVoid, issued.reduce(countInvoice, emptyDay(day))),
      );
      expect(rollUp).toMatchObject(sums);
      expect(rollUp.closedAt === closedAt).toBe(day === [...history.days.keys()].at(-1));
      for (const [key, { itemId, quantity, amountPaise }] of Object.entries(byDish)) {
        expect(rollUp.byDish[key]).toMatchObject({ itemId, quantity, amountPaise });
      }
      const stand = issued.filter((invoice) => !isVoid(invoice));
      expect(sum(stand.map((i) => i.bill.totalPaise))).toBe(rollUp.totalPaise);
      expect(sum(Object.values(rollUp.byMethod))).toBe(rollUp.totalPaise);
    }
  });

  it('settles every order with the bill of its invoice, fully paid', () => {
    expect(history.orders.size).toBe(history.invoices.size);
    for (const [id, order] of history.orders) {
      const [settlement] = history.money.get(id)?.settlements ?? [];
      expect(order.billing.documents).toMatchObject([
        { invoiceId: settlement?.invoiceId, isVoid: history.voids.has(settlement?.invoiceId ?? '') },
      ]);
      expect([CAPTAINS.captain.id, CAPTAINS.secondCaptain.id]).toContain(
        history.invoices.get(settlement?.invoiceId ?? '')?.settledBy?.id,
      );
      const invoice = history.invoices.get(settlement?.invoiceId ?? '');
      expect(order.state).toBe('Completed');
      expect(invoice?.orderId).toBe(id);
      expect(settlement?.bill).toEqual(invoice?.bill);
      expect(settlement?.payments).toEqual(invoice?.payments);
      expect(sum(settlement?.payments.map((p) => p.amountPaise) ?? [])).toBe(invoice?.bill.totalPaise);
      expect(order.closedAt).toBe(invoice?.issuedAt);
      expect(Object.keys(order.progress.served)).toEqual(Object.keys(order.lines));
      for (const [line, { at: orderedAt }] of Object.entries(order.lines)) {
        const { cooking, ready, served } = order.progress;
        const times = [orderedAt, cooking[line] ?? 0, ready[line] ?? 0, served[line] ?? 0];
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(served[line]).toBeLessThan(order.closedAt ?? 0);
      }
      for (const round of Object.values(order.rounds)) {
        expect(round.at).toBeGreaterThan(order.createdAt);
        expect(round.at).toBeLessThan(order.closedAt ?? 0);
      }
    }
  });

  it('corrects a few bills of the day on which they were issued', () => {
    expect(history.voids.size).toBeGreaterThan(8);
    expect(history.creditNotes.size).toBeGreaterThan(8);
    for (const [id, { businessDay, at: voidedAt }] of history.voids) {
      expect(history.invoices.get(id)?.issuedAt).toBeLessThan(voidedAt);
      expect(businessDayOf(voidedAt, restaurant.dayCutoff)).toBe(businessDay);
    }
    const years = groups([...history.creditNotes.values()], (note) => note.financialYear);
    for (const notes of years.values())
      expect(notes.map((n) => n.sequence)).toEqual(notes.map((_, n) => n + 1));
  });

  it('never has two parties at one table', () => {
    const seated = [...history.orders.values()].filter((order) => order.tableId !== null);
    for (const stays of groups(seated, (order) => order.tableId ?? '').values()) {
      const sorted = stays.toSorted((a, b) => a.createdAt - b.createdAt);
      sorted.slice(1).forEach((order, i) => {
        expect(order.createdAt).toBeGreaterThan(sorted[i]?.closedAt ?? Infinity);
      });
    }
  });

  it('has in each customer the sums of their bills', () => {
    for (const [id, customer] of history.customers) {
      const accounts = [...history.orders].map(([orderId, order]) => ({
        order,
        money: history.money.get(orderId) ?? NO_MONEY,
      }));
      const { visits, spentPaise } = customerTotals(id, accounts, [...history.creditNotes.values()]);
      expect({ visits, spentPaise }).toEqual({ visits: customer.visits, spentPaise: customer.spentPaise });
      expect(mobileSchema.safeParse(customer.mobile).success).toBe(true);
      expect(customer.consent.purpose).toBe('bill');
    }
    expect(Math.max(...[...history.customers.values()].map((c) => c.visits))).toBeGreaterThan(8);
    expect(new Set([...history.customers.values()].map((c) => c.mobile)).size).toBe(history.customers.size);
  });

  it('has the rhythm of a restaurant', () => {
    const mean = (days: readonly string[]) =>
      [...history.days.values()].filter((d) => days.includes(new Date(d.day).toUTCString().slice(0, 3)));
    const bills = (days: readonly string[]) => {
      const chosen = mean(days);
      return chosen.reduce((total, day) => total + day.bills, 0) / chosen.length;
    };
    expect(bills(['Sat', 'Sun'])).toBeGreaterThan(1.3 * bills(['Mon', 'Tue', 'Wed', 'Thu']));
    const byHour = (hours: readonly string[]) =>
      sum([...history.days.values()].flatMap((day) => hours.map((h) => day.byHour[h] ?? ZERO)));
    expect(byHour(['20', '21', '22', '23'])).toBeGreaterThan(byHour(['12', '13', '14', '15']));
    expect(byHour(['12', '13', '14', '15'])).toBeGreaterThan(byHour(['08', '09', '10', '11']));
    const afterMidnight = invoices.filter((i) => dateOf(i.issuedAt) > i.businessDay);
    expect(afterMidnight.length).toBeGreaterThan(30);
    const orders = [...history.orders.values()];
    expect(orders.filter((o) => o.type === 'takeaway').length / orders.length).toBeGreaterThan(0.12);
    expect(new Set(orders.map((o) => o.tableId)).size).toBe(15);
    for (const method of ['cash', 'upi', 'card']) {
      expect(invoices.some((i) => i.payments.some((p) => p.method === method))).toBe(true);
    }
    const average = sum(invoices.map((i) => i.bill.totalPaise)) / invoices.length / 100;
    expect(average).toBeGreaterThan(400);
    expect(average).toBeLessThan(1_600);
    expect(invoices.filter((i) => i.bill.vat.length > 0).length).toBeGreaterThan(50);
  });

  it('fits its collections, with ids in the form that Bhoj makes', () => {
    for (const [id, order] of history.orders) {
      expect(idSchema.safeParse(id).success).toBe(true);
      expect(orderCollection.schema.safeParse(orderCollection.encode(order)).success).toBe(true);
    }
    for (const money of history.money.values()) {
      expect(orderMoney.schema.safeParse(orderMoney.encode(money)).success).toBe(true);
    }
    for (const invoice of invoices) {
      expect(invoiceCollection.schema.safeParse(invoiceCollection.encode(invoice)).success).toBe(true);
    }
    const ids = [...history.orders.values()].flatMap((order) => Object.keys(order.rounds));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the price list of the dining hall', () => {
  const listed = historyOf({
    menu,
    prices: DEMO_PRICES,
    restaurant,
    captains: CAPTAINS,
    owner: OWNER,
    now: NOW,
  });
  const lines = [...listed.orders.values()].flatMap((order) =>
    Object.values(order.lines).map((line) => ({ order, line })),
  );

  it('has amounts for dishes of the menu alone, none above an MRP', () => {
    const after = pricesWith(DEMO_PRICES, menu, DEMO_PRICES.lists);
    expect(after).toEqual(DEMO_PRICES);
    expect(() => assertWithinMrp(menu, after)).not.toThrow();
  });

  it('sets prices at its tables and nowhere else', () => {
    const atList = lines.filter(({ line }) => line.list !== undefined);
    expect(atList.length).toBeGreaterThan(1_000);
    for (const { order } of atList) expect(order.tableId).toMatch(/^F1-/);
    expect(lines.some(({ order }) => order.tableId?.startsWith('F2-'))).toBe(true);
  });

  it('is counted as the bills of each day say', () => {
    expect(listed.howSold).toHaveLength(HISTORY_DAYS);
    for (const { day, lists } of listed.howSold) {
      const sold = listed.days.get(day);
      const net = (sold?.subtotalPaise ?? 0) - (sold?.discountPaise ?? 0);
      expect(lists['ac-hall']?.amountPaise).toBeGreaterThan(0);
      expect(lists['ac-hall']?.amountPaise).toBeLessThan(net);
    }
  });
});

describe('the first year', { timeout: 60_000 }, () => {
  const year = historyOf({
    menu,
    restaurant,
    captains: CAPTAINS,
    owner: OWNER,
    now: LATER,
    yearDays: YEAR_DAYS,
  });
  const days = [...year.days.values()];

  it('has figures of 365 days, documents of the last 60, and a closing for every day but yesterday', () => {
    expect(days).toHaveLength(YEAR_DAYS);
    expect(new Set([...year.invoices.values()].map((i) => i.businessDay)).size).toBe(HISTORY_DAYS);
    expect([...year.closings.keys()]).toEqual(days.slice(0, -1).map(({ day }) => day));
    expect(days.filter(({ closedAt }) => closedAt === null)).toEqual(days.slice(-1));
  });

  it('knows what dishes cost, but for a few, and which category they are of', () => {
    const dishes = days
      .flatMap(({ byDish }) => Object.values(byDish))
      .filter(({ itemId }) => itemId !== null);
    const unknown = new Set(dishes.filter(({ costPaise }) => costPaise === null).map(({ itemId }) => itemId));
    expect(unknown).toEqual(new Set(['bharli-vangi', 'mutton-seekh', 'sula-red']));
    expect(dishes.every(({ category }) => category !== null)).toBe(true);
  });

  it('spends on food what a restaurant of its size spends, and closes with small differences', () => {
    const sales = days.reduce((all, day) => all + day.subtotalPaise - day.discountPaise, 0);
    const food = [...year.purchases.expenses.values()].filter(({ parts }) =>
      parts.some(({ category }) => ['Vegetables', 'Dairy', 'Meat and fish', 'Groceries'].includes(category)),
    );
    const share = food.reduce((all, { amountPaise }) => all + amountPaise, 0) / sales;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.4);
    const differing = [...year.closings.values()].filter(({ differencePaise }) => differencePaise !== 0);
    expect(differing.length).toBeGreaterThan(20);
    expect(differing.every(({ note }) => note !== '')).toBe(true);
    expect(
      Math.max(...differing.map(({ differencePaise }) => Math.abs(differencePaise))),
    ).toBeLessThanOrEqual(200_00);
  });

  it('fits its collections', () => {
    for (const closing of year.closings.values()) closings.decode(closings.encode(closing));
    for (const expense of year.purchases.expenses.values()) expenses.decode(expenses.encode(expense));
    for (const template of year.purchases.templates.values())
      expenseTemplates.decode(expenseTemplates.encode(template));
    for (const log of year.soldOut) availabilityLogs.decode(availabilityLogs.encode(log));
    expect(year.soldOut.length).toBeGreaterThan(10);
  });
});
