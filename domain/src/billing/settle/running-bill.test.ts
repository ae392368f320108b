import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, anOrderMoney } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear, NEW_YEAR as AT } from '../../fixtures/new-year.ts';
import { aRound, ASHA, RAVI, withStages, withExtras } from '../../fixtures/orders.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { paise, rateOf, sum, ZERO } from '../../money/money.ts';
import { liveLines } from '../../orders/kitchen/progress.ts';
import { addRound } from '../../orders/rounds/round.ts';
import { projectProfile } from '../../restaurant/profile.ts';
import { complimentaryOf, discountOfBill } from '../bill/bill.ts';
import { complimentaryPortions, setComplimentary } from '../discounts/complimentary.ts';
import { exactly } from '../documents/invoice.ts';
import { allPayments, holdPayments, paysWhole } from './payments.ts';
import { discountedPortions } from '../discounts/discount.ts';
import { amountOf, choosePortions, openPortions } from '../bill/portions.ts';
import { equalParts } from './equal-split.ts';
import { billOf, dueOf, runningBillOf } from './running-bill.ts';
import { addSettlement, issueInvoice } from './settlement.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { WholeRestaurant } from '../../restaurant/whole-restaurant.ts';
import type { PricedLine } from '../../orders/rounds/price.ts';
import type { Discount } from '../shape/discount.schema.ts';
import type { Invoice } from '../documents/invoice.ts';
import type { Account } from '../shape/account.ts';
import type { Portions } from '../../orders/rounds/portions.ts';

const line: fc.Arbitrary<PricedLine> = fc
  .record({
    name: fc.constantFrom('Dal', 'Naan', 'Thali', 'Rajma', 'Milk', 'Biryani'),
    quantity: fc.integer({ min: 1, max: 12 }),
    // Includes one paisa, round prices and odd prices
    unitPaise: fc.oneof(fc.constantFrom(1, 99, 100, 12_345), fc.nat({ max: 900_00 })).map(paise),
    // Restaurant service has two lawful rates; the VAT on liquor is the State's.
    tax: fc.constantFrom(
      ['standard', 500] as const,
      ['standard', 1800] as const,
      ['exempt', 0] as const,
      ['liquor', 525] as const,
      ['liquor', 2200] as const,
    ),
  })
  .map(({ tax: [taxClass, taxBp], ...known }) => aDearDal({ ...known, taxClass, taxBp }));

const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc
    .record({
      value: fc.integer({ min: 1, max: 10_000 }),
      covers: fc.constantFrom('everything', 'food'),
      capPaise: fc.constantFrom(null, paise(1), paise(25_00), paise(333_33)),
    } satisfies { [K in keyof Discount]?: fc.Arbitrary<Discount[K]> })
    .map((says) => aDiscount({ kind: 'percent', ...says })),
  fc
    .tuple(fc.integer({ min: 1, max: 500_00 }), fc.constantFrom<Discount['covers']>('everything', 'food'))
    .map(([value, covers]) => aDiscount({ kind: 'amount', value, covers })),
);

/**
 * Orders with lines of every kind: some cancelled, some from another order after the discount was given, some given for nothing.
 * They have any discount; some are deliveries with a charge.
 */
const accounts: fc.Arbitrary<Account> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    cancelled: fc.subarray(['1-2', '1-4', '1-6']),
    discount,
    outside: fc.subarray(['1-1', '1-2', '1-3', '1-5']),
    free: fc.subarray(['1-1', '1-3', '1-5', 'delivery'], { maxLength: 3 }),
    delivery: fc.constantFrom(null, ZERO, paise(40_00), paise(33_33)),
  })
  .map(({ lines, cancelled, outside, free, delivery, discount: off }) => {
    const order = anOrderAtNewYear(lines);
    const stages = { cancelled: cancelled.filter((id) => Object.hasOwn(order.lines, id)) };
    const made: Order = {
      ...withStages(withExtras(order, { deliveryPaise: delivery ?? ZERO }), stages),
      ...(delivery !== null && { type: 'delivery' as const, tableId: null }),
    };
    const given = anOrderMoney({ discount: off && { ...off, outside } });
    const open = free.filter((id) => Object.hasOwn(openPortions(made), id));
    return setComplimentary({ order: made, money: given }, open, { reason: 'Birthday', by: ASHA });
  });

/** One seller for each way to stand towards GST. Under composition nobody sells liquor. */
const sellersFor = ({ order: { lines } }: Account): fc.Arbitrary<WholeRestaurant> => {
  const hasLiquor = Object.values(lines).some(({ taxClass }) => taxClass === 'liquor');
  const others = [aRestaurant(), aRestaurant({ gstin: '' }), aRestaurant({ gstin: '04AAGCB7383J1ZG' })];
  return fc.constantFrom(...others, ...(hasLiquor ? [] : [aRestaurant({ composition: true })]));
};

/** Divides portions among documents: chooses for each portion the document that bills it. */
const dealt = (open: Portions, documents: number): fc.Arbitrary<Portions[]> => {
  const portions = Object.entries(open).flatMap(([id, quantity]) =>
    Array.from({ length: quantity }, () => id),
  );
  return fc
    .array(fc.nat({ max: documents - 1 }), { minLength: portions.length, maxLength: portions.length })
    .map((places) =>
      Array.from({ length: documents }, (_, document) => {
        const here: Record<string, number> = {};
        portions.forEach((id, i) => {
          if (places[i] === document) here[id] = (here[id] ?? 0) + 1;
        });
        return here;
      }).filter((here) => Object.keys(here).length > 0),
    );
};

const order = anOrderAtNewYear();
const open: Account = { order, money: anOrderMoney() };

describe('billOf', () => {
  it('charges GST when the restaurant is registered and charges tax', () => {
    expect(billOf(open, aRestaurant())).toMatchObject({ kind: 'tax-invoice', totalPaise: 1_309_00 });
  });

  it.each([
    ['unregistered', { gstin: '' }, 'bill'],
    ['tax switched off', { taxSettings: { enabled: false, percentage: 5 } }, 'bill'],
    ['composition', { composition: true }, 'bill-of-supply'],
  ])('charges no GST: %s', (_, over, kind) => {
    expect(billOf(open, aRestaurant(over))).toMatchObject({ kind, taxes: [], totalPaise: 1_247_00 });
  });

  it('leaves out cancelled lines', () => {
    const two = addRound(order, aRound(2, { lines: [aDearDal({ name: 'Naan' })] }));
    const left = { ...open, order: withStages(two, { cancelled: ['1-1'] }) };
    expect(billOf(left, aRestaurant()).lines.map((l) => l.name)).toEqual(['Naan']);
  });

  it('takes a discount off before tax', () => {
    // 1247 less 10 % = 1122.30; 2.5 % = 28.0575 → 28.06 twice; 1178.42 → 1178
    const money = anOrderMoney({ discount: aDiscount({ kind: 'percent', value: 1000 }) });
    const bill = billOf({ order, money }, aRestaurant());
    expect(bill).toMatchObject({ discountPaise: 124_70, roundOffPaise: -42, totalPaise: 1_178_00 });
    expect(bill.taxes).toMatchObject([{ taxablePaise: 1_122_30, cgstPaise: 28_06 }]);
  });

  it('charges a delivery as a line of its own, taxed like food', () => {
    const delivery = {
      ...withExtras(order, { deliveryPaise: paise(40_00) }),
      type: 'delivery',
    } as const;
    const bill = billOf({ ...open, order: delivery }, aRestaurant());
    expect(bill.lines.at(-1)).toMatchObject({ name: 'Delivery charge', amountPaise: 40_00, taxBp: 500 });
    expect(bill.taxes).toMatchObject([{ taxablePaise: 1_287_00 }]);
  });
});

describe('a discount on an order that lines came into from another one', () => {
  const beer = aDearDal({ name: 'Beer', unitPaise: paise(350_00), taxClass: 'liquor', taxBp: 2200 });
  const grown = addRound(order, aRound(2, { lines: [beer, aDearDal()] }));
  const outside = ['2-1', '2-2'];

  it.each([
    ['half', aDiscount({ kind: 'percent', value: 5000, outside }), 623_50],
    ['the whole', aDiscount({ kind: 'percent', value: 10_000, outside }), 1_247_00],
    ['more than it was given on', aDiscount({ value: 2_000_00, outside }), 1_247_00],
  ])('takes %s off the lines it was given on, and nothing off the others', (_, off, discountPaise) => {
    const bill = billOf({ order: grown, money: anOrderMoney({ discount: off }) }, aRestaurant());
    expect(bill.discountPaise).toBe(discountPaise);
    expect(bill.vat).toMatchObject([{ taxablePaise: 350_00 }]);
    const beers = bill.lines.filter(({ name }) => name === 'Beer');
    expect(beers.map((line) => line.discountPaise)).toEqual([0]);
  });

  it('is on a line of the bill that joins dishes of both only as far as they were there', () => {
    const off = aDiscount({ kind: 'percent', value: 10_000, outside });
    const bill = billOf({ order: grown, money: anOrderMoney({ discount: off }) }, aRestaurant());
    expect(bill.lines[0]).toMatchObject({ quantity: 2, discountPaise: 1_247_00, taxablePaise: 1_247_00 });
  });
});

describe('an order split three ways by item, with ₹100 off', () => {
  it('has discounts and subtotals that add up to those of the order', () => {
    const lines = [
      aDearDal({ quantity: 3, unitPaise: paise(199_99) }),
      aDearDal({ name: 'Beer', quantity: 2, unitPaise: paise(350_00), taxClass: 'liquor', taxBp: 2200 }),
      aDearDal({ name: 'Milk', unitPaise: paise(45_01), taxClass: 'exempt', taxBp: 0 }),
    ];
    const account = { order: anOrderAtNewYear(lines), money: anOrderMoney({ discount: aDiscount() }) };
    const bills = settleAll(account, aRestaurant(), [
      { '1-1': 1 },
      { '1-1': 1, '1-2': 2 },
      { '1-1': 1, '1-3': 1 },
    ]).map(({ bill }) => bill);
    expect(bills).toHaveLength(3);
    expect(sum(bills.map((bill) => bill.discountPaise))).toBe(100_00);
    expect(sum(bills.map((bill) => bill.subtotalPaise))).toBe(3 * 199_99 + 2 * 350_00 + 45_01);
  });
});

/** Issues one document for each entry of `parts`; the last one takes all that is left. */
function settleAll(account: Account, restaurant: WholeRestaurant, parts: readonly Portions[]): Invoice[] {
  let left = account;
  return parts.map((named, i) => {
    const isLast = i === parts.length - 1;
    const portions = choosePortions(left.order, isLast ? null : named);
    const bill = billOf(left, restaurant, isLast ? null : named);
    const payments = bill.totalPaise === 0 ? [] : [exactly('upi', bill.totalPaise)];
    const due = dueOf(left.money, bill);
    expect(paysWhole(due, payments, { ...left, portions: isLast ? null : named })).toBe(true);
    const to = { orderId: 'o1', businessDay: '2027-03-31', sequence: i + 1, shareToken: 't', by: RAVI };
    const invoice = issueInvoice({ restaurant, ...left, bill, portions, payments, ...to, at: AT });
    left = addSettlement(left, { requestId: `r${i}`, invoiceId: `i${i}`, invoice }).account;
    expect(left.order.state).toBe(isLast ? 'Completed' : 'open');
    return invoice;
  });
}

const splits = fc
  .tuple(accounts, fc.integer({ min: 1, max: 4 }))
  .filter(([{ order: made }]) => Object.keys(openPortions(made)).length > 0)
  .chain(([account, documents]) =>
    fc.tuple(
      fc.constant(account),
      sellersFor(account),
      // The delivery charge is not divided: it goes with the last dishes.
      dealt(
        Object.fromEntries(Object.entries(openPortions(account.order)).filter(([id]) => id !== 'delivery')),
        documents,
      ),
    ),
  )
  .filter(([, , parts]) => parts.length > 0);

describe('for every order, discount and split', () => {
  it('the guard accepts each document, and together they bill every portion once', () => {
    fc.assert(
      fc.property(splits, ([account, seller, parts]) => {
        const bills = settleAll(account, seller, parts).map(({ bill }) => bill);
        const { order: made } = account;
        const dishes = liveLines(made).map(([, line]) => line.unitPaise * line.quantity);
        const charge = made.type === 'delivery' ? made.extras.deliveryPaise : 0;
        expect(sum(bills.map((bill) => bill.subtotalPaise))).toBe(
          dishes.reduce((a, b) => a + b, charge as number),
        );
        for (const bill of bills) {
          expect(bill.totalPaise % 100).toBe(0);
          expect(bill.lines.every((line) => line.taxablePaise >= 0 && line.discountPaise >= 0)).toBe(true);
        }
      }),
    );
  });

  it('the shares of a discount, amount or percentage, add up to it over all documents', () => {
    fc.assert(
      fc.property(splits, ([account, seller, parts]) => {
        const { discount: off } = account.money;
        fc.pre(off !== null);
        const issued = settleAll(account, seller, parts);
        const bills = issued.map(({ bill }) => bill);
        const whole = billOf(account, seller);
        expect(sum(bills.map((bill) => bill.discountPaise))).toBe(whole.discountPaise);
        const on = amountOf(account.order, discountedPortions(account, openPortions(account.order)));
        const offOn = off?.kind === 'amount' ? Math.min(off.value, on) : rateOf(on, off?.value ?? 0);
        expect(discountOfBill(whole)).toBe(Math.min(offOn, off?.capPaise ?? offOn));
        for (const { bill } of issued) {
          if (off?.covers !== 'food') continue;
          const liquor = bill.lines.filter((l) => l.taxClass === 'liquor' && l.complimentary !== true);
          expect(sum(liquor.map((l) => l.discountPaise))).toBe(0);
        }
      }),
    );
  });

  it('what is given for nothing costs nothing, and all documents together give it once', () => {
    fc.assert(
      fc.property(splits, ([account, seller, parts]) => {
        const bills = settleAll(account, seller, parts).map(({ bill }) => bill);
        const free = complimentaryPortions(account.money, openPortions(account.order));
        expect(sum(bills.map(complimentaryOf))).toBe(amountOf(account.order, free));
        const lines = bills.flatMap((bill) => bill.lines).filter((l) => l.complimentary === true);
        expect(lines.every((l) => l.taxablePaise === 0 && l.discountPaise === l.amountPaise)).toBe(true);
      }),
    );
  });

  it('the running bill of any portions equals the issued one to the paisa', () => {
    fc.assert(
      fc.property(splits, ([account, seller, parts]) => {
        for (const named of [null, ...parts]) {
          const { kind: _, ...running } = runningBillOf(account, projectProfile(seller).tax, named);
          expect(billOf(account, seller, named)).toMatchObject(running);
        }
      }),
    );
  });

  it('part payments add up to the bill, and the last one completes it', () => {
    fc.assert(
      fc.property(
        splits,
        fc.array(fc.integer({ min: 1, max: 400_00 }), { maxLength: 5 }),
        ([account, seller], tries) => {
          const bill = billOf(account, seller);
          let left = account;
          for (const [i, amount] of tries.entries()) {
            const due = dueOf(left.money, bill);
            if (amount >= due.duePaise) continue;
            const payments = [exactly('cash', paise(amount))];
            expect(paysWhole(due, payments, { ...left, portions: null })).toBe(false);
            left = holdPayments(left, { requestId: `p${i}`, payments, due, at: AT }).account;
          }
          const { duePaise } = dueOf(left.money, bill);
          const rest = duePaise === ZERO ? [] : [exactly('upi', duePaise)];
          expect(paysWhole(dueOf(left.money, bill), rest, { ...left, portions: null })).toBe(true);
          expect(sum(allPayments(left.money, rest).map((p) => p.amountPaise))).toBe(bill.totalPaise);
        },
      ),
    );
  });
});

describe('equal parts', () => {
  it('are whole rupees when the amount is', () => {
    expect(equalParts(paise(1_000_00), 3)).toEqual([334_00, 333_00, 333_00]);
    expect(equalParts(paise(1_000_01), 3)).toEqual([333_34, 333_34, 333_33]);
  });

  it('add up to the amount and differ by at most one unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 1, max: 20 }), (due, people) => {
        const parts = equalParts(paise(due), people);
        expect(parts).toHaveLength(people);
        expect(sum(parts)).toBe(due);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(due % 100 === 0 ? 100 : 1);
      }),
    );
  });
});

describe('a rate that changes while a table eats (CGST Act s. 14(a)(i))', () => {
  it('bears the rate of its issue on all dishes: ₹1,247 at 5 % and ₹1,247 at 18 % are one bill at 18 %', () => {
    // ₹2,494 × 9 % = ₹224.46 to each; ₹2,494 + ₹448.92 = ₹2,942.92, rounded to ₹2,943.
    const lines = [aDearDal({ taxBp: 500 }), aDearDal({ taxBp: 1800 })];
    const account = { order: anOrderAtNewYear(lines), money: anOrderMoney() };
    const bill = billOf(account, aRestaurant({ taxSettings: { enabled: true, percentage: 18 } }));
    expect(bill.taxes).toEqual([
      { taxBp: 1800, taxablePaise: paise(2_494_00), cgstPaise: paise(224_46), sgstPaise: paise(224_46) },
    ]);
    expect(bill.totalPaise).toBe(2_943_00);
  });
});
