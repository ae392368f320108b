import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDiscount, aPartPayment, anOrderMoney } from '../../fixtures/billing.ts';
import { lineOf } from '../../fixtures/lines.ts';
import { anOrder, RAVI, withStages, withBilling } from '../../fixtures/orders.ts';
import { aProfile } from '../../fixtures/restaurant.ts';
import { sum } from '../../money/money.ts';
import { openPortions } from '../bill/portions.ts';
import { ownPartOf, openPortionsBy } from './own-part.ts';
import { runningBillOf } from './running-bill.ts';
import type { Account } from '../shape/account.ts';

const MINT = { kind: 'guest', label: 'mint', id: null } as const;
const SAFFRON = { kind: 'guest', label: 'saffron', id: null } as const;
const PEOPLE = [SAFFRON, MINT, RAVI] as const;
const { tax } = aProfile();

const guests = { asha: 'saffron', meera: 'mint', idle: 'clove' };
const order = anOrder({
  guests,
  rounds: [
    { kot: 1, by: SAFFRON, lines: [lineOf('Dosa', 121), lineOf('Chai', 30, { quantity: 2 })] },
    { kot: 2, by: MINT, lines: [lineOf('Idli', 90)] },
    { kot: 3, by: RAVI, lines: [lineOf('Water', 20)] },
  ],
});
const table: Account = { order, money: anOrderMoney() };

describe('a guest’s own part of the bill (P-OWN-1)', () => {
  it('is what the guest ordered and nobody paid, with its taxes', () => {
    expect(openPortionsBy(order, SAFFRON)).toEqual({ '1-1': 1, '1-2': 2 });
    // 181.00; 2.5 % = 4.525 → 4.53 twice; 190.06 → 190
    expect(ownPartOf(table, tax, 'asha')).toMatchObject({ subtotalPaise: 181_00, totalPaise: 190_00 });
    const billed = withBilling(order, { billed: { '1-2': 1 } });
    expect(openPortionsBy(billed, SAFFRON)).toEqual({ '1-1': 1, '1-2': 1 });
    expect(openPortionsBy(withStages(order, { cancelled: ['1-1'] }), SAFFRON)).toEqual({ '1-2': 2 });
  });

  it('takes its share of the discount', () => {
    const money = anOrderMoney({ discount: aDiscount({ kind: 'percent', value: 1000 }) });
    expect(ownPartOf({ order, money }, tax, 'asha')).toMatchObject({ discountPaise: 18_10 });
  });

  it('is none for a stranger, for a guest without dishes, or where all open dishes are the guest’s', () => {
    expect(ownPartOf(table, tax, 'nobody')).toBeNull();
    expect(ownPartOf(table, tax, 'toString')).toBeNull();
    expect(ownPartOf(table, tax, 'idle')).toBeNull();
    const alone = withBilling(order, { billed: { '2-1': 1, '3-1': 1 } });
    expect(ownPartOf({ ...table, order: alone }, tax, 'asha')).toBeNull();
  });

  it('is none while part payments are held: they count for the whole bill', () => {
    const money = anOrderMoney({ payments: [aPartPayment()] });
    expect(ownPartOf({ order, money }, tax, 'asha')).toBeNull();
  });

  it('leaves no portion to two people or to nobody, and the amounts before tax add up', () => {
    const round = fc.record({
      by: fc.constantFrom(...PEOPLE),
      lines: fc.array(
        fc
          .record({ price: fc.integer({ min: 1, max: 900 }), quantity: fc.integer({ min: 1, max: 9 }) })
          .map(({ price, quantity }) => lineOf('Dosa', price, { quantity })),
        { minLength: 1, maxLength: 4 },
      ),
    });
    fc.assert(
      fc.property(
        fc.array(round, { minLength: 1, maxLength: 5 }),
        fc.subarray(['1-1', '2-1', '3-1']),
        (rounds, cancelled) => {
          const made = anOrder({ guests, rounds: rounds.map((one, i) => ({ ...one, kot: i + 1 })) });
          const ids = cancelled.filter((id) => Object.hasOwn(made.lines, id));
          const account = { order: withStages(made, { cancelled: ids }), money: anOrderMoney() };
          const parts = PEOPLE.map((by) => openPortionsBy(account.order, by));
          const keys = parts.flatMap((part) => Object.keys(part));
          expect(new Set(keys).size).toBe(keys.length);
          expect(Object.assign({}, ...parts)).toEqual(openPortions(account.order));
          const amounts = parts.map((part) => runningBillOf(account, tax, part).subtotalPaise);
          expect(sum(amounts)).toBe(runningBillOf(account, tax).subtotalPaise);
        },
      ),
    );
  });
});
