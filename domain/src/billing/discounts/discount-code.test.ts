import { describe, expect, it } from 'vitest';
import { aDiscount, aDiscountCode, anOrderMoney, aSettlement } from '../../fixtures/billing.ts';
import { aDearDal, anOrderAtNewYear } from '../../fixtures/new-year.ts';
import { ASHA, withBilling } from '../../fixtures/orders.ts';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { paise } from '../../money/money.ts';
import { setComplimentary } from './complimentary.ts';
import { assertMayDiscount } from './discount.ts';
import { enterCode, followCode, usesIn } from './discount-code.ts';
import { codeSchema, codeTermsSchema } from '../shape/discount-code.schema.ts';
import { billOf } from '../settle/running-bill.ts';
import type { Account } from '../shape/account.ts';
import type { DiscountCode } from '../shape/discount-code.schema.ts';
import type { Settlement } from '../shape/order-money.schema.ts';

/** One dal at ₹1,247, at 01:30 on 1 April 2027. */
const order = anOrderAtNewYear([aDearDal()]);
const table: Account = { order, money: anOrderMoney() };
const entering = (stored: DiscountCode | null, account: Account = table) =>
  enterCode(account, { code: 'DIWALI24', stored, entry: 'r1', today: '2027-04-01' });

describe('a code', () => {
  it('is at least five capital letters and digits, however it is typed', () => {
    expect(codeSchema.parse(' diwali24 ')).toBe('DIWALI24');
    for (const wrong of ['ABCD', 'DIWALI 24', 'दीवाली', 'A'.repeat(21)])
      expect(codeSchema.safeParse(wrong).success).toBe(false);
  });

  it.each([
    ['more than 100 %', { value: 10_001 }],
    ['an end before its beginning', { from: '2026-11-02', until: '2026-11-01' }],
    ['a limit of no use', { maxUses: 0 }],
    ['a cap of nothing', { capPaise: paise(0) }],
  ])('does not have %s', (_, over) => {
    expect(codeTermsSchema.safeParse(aDiscountCode(over)).success).toBe(false);
  });

  /** 10 % of 1247 = 124.70, at most 100. 1147 + 2.5 % twice (28.675 → 28.68) = 1204.36 → 1204. */
  it('is the discount of what is open, up to its cap, and the bill names it', () => {
    const bill = billOf(entering(aDiscountCode()), aRestaurant());
    expect(bill).toMatchObject({
      discountPaise: 100_00,
      discountNote: { covers: 'everything', code: 'DIWALI24' },
      totalPaise: 1_204_00,
    });
  });

  it('of more than the bill takes off the bill', () => {
    const bill = billOf(entering(aDiscountCode({ kind: 'amount', value: 5_000_00 })), aRestaurant());
    expect(bill).toMatchObject({ discountPaise: 1_247_00, totalPaise: 0 });
  });

  it('is called by the owner’s note, or by itself', () => {
    expect(entering(aDiscountCode({ note: 'Diwali' })).money.discount?.reason).toBe('Diwali');
    expect(entering(aDiscountCode({ note: '' })).money.discount).toMatchObject({
      reason: 'DIWALI24',
      by: { kind: 'owner', label: 'DIWALI24', id: null },
    });
  });

  it('brings its categories and, of a percentage, its cap', () => {
    const categories = [{ id: 'dosa', name: 'Dosa' }];
    const percent = entering(aDiscountCode({ categories, capPaise: paise(50_00) })).money.discount;
    expect(percent).toMatchObject({ categories, capPaise: 50_00 });
    const amount = entering(aDiscountCode({ kind: 'amount', value: 10_00, capPaise: paise(50_00) }));
    expect(amount.money.discount).toMatchObject({ capPaise: null });
    expect(amount.money.discount).not.toHaveProperty('categories');
  });

  it("is not held back by a captain's limit: the owner made it", () => {
    const limit = { kind: 'captain', limitPaise: paise(0) } as const;
    expect(() => assertMayDiscount(entering(aDiscountCode()), limit)).not.toThrow();
  });
});

describe('entering is refused', () => {
  it.each<[string, DiscountCode | null]>([
    ['for a code that does not exist', null],
    ['for one that has ended', aDiscountCode({ active: false })],
    ['the day before it begins', aDiscountCode({ from: '2027-04-02' })],
    ['the day after its last', aDiscountCode({ until: '2027-03-31' })],
  ])('as not valid %s', (_, stored) => {
    expect(() => entering(stored)).toThrow('code-not-valid');
  });

  it('on no day from the first to the last', () => {
    expect(() => entering(aDiscountCode({ from: '2027-04-01', until: '2027-04-01' }))).not.toThrow();
  });

  it('beside another discount', () => {
    const money = anOrderMoney({ discount: aDiscount() });
    expect(() => entering(aDiscountCode(), { order, money })).toThrow('code-beside-discount');
  });

  it('below its minimum, without what is given for nothing', () => {
    const stored = aDiscountCode({ minimumPaise: paise(1_247_00) });
    expect(() => entering(stored)).not.toThrow();
    const free = setComplimentary(table, ['1-1'], { reason: 'Birthday', by: ASHA });
    expect(() => entering(stored, free)).toThrow(
      expect.objectContaining({
        reason: 'code-minimum',
        details: { minimumPaise: 1_247_00, valuePaise: 0 },
      }),
    );
  });

  it('once it is used up, in all or on this order', () => {
    expect(() => entering(aDiscountCode({ maxUses: 3, uses: 2 }))).not.toThrow();
    expect(() => entering(aDiscountCode({ maxUses: 3, uses: 3 }))).toThrow('code-used-up');
    const money = anOrderMoney({ settlements: [billed('r0')] });
    expect(() => entering(aDiscountCode(), { order, money })).toThrow('code-used-up');
    expect(() => entering(aDiscountCode({ maxUsesPerOrder: 2 }), { order, money })).not.toThrow();
  });
});

/** A document that took something off by an entry of the code. */
function billed(entry: string, over: Partial<Settlement> = {}): Settlement {
  const discount = aDiscount({ code: { id: 'DIWALI24', entry } });
  return aSettlement(order, { discount, ...over });
}

describe('the use of a code', () => {
  const at = (...settlements: Settlement[]): Account => ({ order, money: anOrderMoney({ settlements }) });
  const follow = (before: Account, after: Account, stored = aDiscountCode({ uses: 4 })) =>
    followCode(stored, { code: 'DIWALI24', before, after }).uses;

  it('is one of an order, over how many documents it is split', () => {
    expect(usesIn(at(billed('r1'), billed('r1'), billed('r2')).money, 'DIWALI24')).toBe(2);
    expect(follow(at(), at(billed('r1')))).toBe(5);
    expect(follow(at(billed('r1')), at(billed('r1'), billed('r1')))).toBe(4);
  });

  it('counts the documents of this code alone', () => {
    const plain = aSettlement(order, { discount: null });
    const byHand = aSettlement(order, { discount: aDiscount() });
    const other = billed('r3', { discount: aDiscount({ code: { id: 'HOLI2027', entry: 'r3' } }) });
    expect(usesIn(at(plain, byHand, other).money, 'DIWALI24')).toBe(0);
  });

  it('asks nothing of a document that does not use it once more', () => {
    const last = aDiscountCode({ maxUses: 4, uses: 4, minimumPaise: paise(9_000_00) });
    expect(follow(at(billed('r1')), at(billed('r1'), billed('r1')), last)).toBe(4);
  });

  /** ₹1,247 is open. A standing document of ₹1,247 counts, a void one does not: a higher minimum is then refused. */
  it('counts towards the minimum what stands on documents', () => {
    const dear = aDiscountCode({ minimumPaise: paise(2_494_00) });
    const standing = aSettlement(order, { discount: null });
    const two = { ...table, money: anOrderMoney({ settlements: [standing] }) };
    expect(() => entering(dear, two)).not.toThrow();
    const gone = { ...table, money: anOrderMoney({ settlements: [{ ...standing, voidedAt: 1 }] }) };
    expect(() => entering(dear, gone)).toThrow('code-minimum');
  });

  it('is given back when the last of its documents is void', () => {
    const gone = billed('r1', { voidedAt: 1 });
    expect(follow(at(billed('r1'), billed('r1')), at(gone, billed('r1')))).toBe(4);
    expect(follow(at(gone, billed('r1')), at(gone, gone))).toBe(3);
  });

  it('is refused where others took the last one, or the order shrank below the minimum', () => {
    const last = aDiscountCode({ maxUses: 4, uses: 4 });
    expect(() => follow(at(), at(billed('r1')), last)).toThrow('code-used-up');
    const dear = aDiscountCode({ minimumPaise: paise(9_000_00) });
    expect(() => follow(at(), at(billed('r1')), dear)).toThrow('code-minimum');
    const again = { ...at(billed('r1')), order: withBilling(order, { billsAgain: 'INV/26-27/000001' }) };
    expect(follow(at(), again, { ...dear, maxUses: 1, uses: 1 })).toBe(2);
  });
});
