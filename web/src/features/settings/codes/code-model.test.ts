import { aDiscountCode } from '@bhoj/domain/fixtures/billing';
import { rupees } from '@bhoj/domain/money/money';
import { describe, expect, it } from 'vitest';
import { discountCodesPart } from '../../../messages/owner/discount-codes/en.ts';
import { factsOf, NEW_CODE, readCode, typedCode } from './code-model.ts';
import type { DiscountCode } from '@bhoj/domain/billing/shape/discount-code.schema';
import type { TypedCode } from './code-model.ts';

const diwali: TypedCode = { ...NEW_CODE, code: 'DIWALI10', note: 'Diwali', value: '10' };
const read = (over: Partial<TypedCode>) => readCode({ ...diwali, ...over });
const wrong = (over: Partial<TypedCode>): string[] => {
  const result = read(over);
  return 'wrong' in result ? [...result.wrong].toSorted() : [];
};
const terms = (over: Partial<TypedCode>) => {
  const result = read(over);
  return 'saved' in result ? result.saved.terms : null;
};

describe('a discount code in its form', () => {
  it('begins as a percentage of everything, once an order', () => {
    expect(NEW_CODE).toEqual({
      code: '',
      note: '',
      kind: 'percent',
      value: '',
      covers: 'everything',
      categories: [],
      cap: '',
      from: null,
      until: null,
      minimum: '',
      maxUses: '',
      perOrder: '1',
      active: true,
    });
  });

  it('is shown in rupees and per cent, with nothing where there is no limit', () => {
    const stored = aDiscountCode({
      value: 1_250,
      maxUses: 50,
      maxUsesPerOrder: 2,
      minimumPaise: rupees(500),
    });
    expect(typedCode('DIWALI10', stored)).toMatchObject({
      code: 'DIWALI10',
      value: '12.50',
      cap: '100',
      minimum: '500',
      maxUses: '50',
      perOrder: '2',
      covers: 'everything',
      categories: [],
    });
    expect(typedCode('D', aDiscountCode({ capPaise: null }))).toMatchObject({
      cap: '',
      minimum: '',
      maxUses: '',
    });
    const categories = [{ id: 'dosa', name: 'Dosa' }];
    expect(typedCode('D', aDiscountCode({ categories }))).toMatchObject({ covers: 'categories', categories });
  });

  it('is saved with its limits, and without those that were not typed', () => {
    expect(read({ code: ' diwali10 ' })).toMatchObject({ saved: { code: 'DIWALI10' } });
    expect(terms({ value: '12.5', cap: '100', minimum: '500', maxUses: '50', perOrder: '2' })).toEqual({
      active: true,
      note: 'Diwali',
      kind: 'percent',
      value: 1_250,
      covers: 'everything',
      from: null,
      until: null,
      capPaise: rupees(100),
      minimumPaise: rupees(500),
      maxUses: 50,
      maxUsesPerOrder: 2,
    });
    expect(terms({})).toMatchObject({ capPaise: null, minimumPaise: 0, maxUses: null, maxUsesPerOrder: 1 });
    expect(terms({ cap: '  ' })?.capPaise).toBeNull();
  });

  it('has a cap only where its kind may be capped', () => {
    expect(terms({ kind: 'amount', value: '50', cap: '20' })).toMatchObject({ value: 5_000, capPaise: null });
    expect(terms({ kind: 'amount', value: '50', cap: 'x' })).not.toBeNull();
  });

  it('covers food, everything, or chosen categories', () => {
    expect(terms({ covers: 'food' })).toMatchObject({ covers: 'food' });
    expect(terms({ covers: 'food' })).not.toHaveProperty('categories');
    const categories = [{ id: 'dosa', name: 'Dosa' }];
    expect(terms({ covers: 'categories', categories })).toMatchObject({ covers: 'everything', categories });
    expect(terms({ covers: 'everything', categories })).not.toHaveProperty('categories');
    expect(wrong({ covers: 'categories', categories: [] })).toEqual(['categories']);
  });

  it('names every field that is wrong', () => {
    expect(wrong({ code: 'no spaces' })).toEqual(['code']);
    expect(wrong({ value: '' })).toEqual(['value']);
    expect(wrong({ value: '100' })).toEqual([]);
    expect(wrong({ value: '100.01' })).toEqual(['value']);
    expect(wrong({ kind: 'amount', value: '100.01' })).toEqual([]);
    expect(wrong({ cap: 'x' })).toEqual(['cap']);
    expect(wrong({ minimum: '-1' })).toEqual(['minimum']);
    expect(wrong({ maxUses: '1.5' })).toEqual(['maxUses']);
    expect(wrong({ perOrder: '11' })).toEqual(['perOrder']);
    expect(wrong({ note: 'a'.repeat(500) })).toEqual(['note']);
    expect(wrong({ code: '', cap: 'x', minimum: 'x' })).toEqual(['cap', 'code', 'minimum']);
  });

  it('names the days and the percentage also beside other faults', () => {
    const days = { from: '2026-11-21', until: '2026-11-20' };
    expect(wrong({ from: '2026-11-20', until: '2026-11-20' })).toEqual([]);
    expect(wrong({ from: '2026-11-21', until: null })).toEqual([]);
    expect(wrong(days)).toContain('until');
    expect(wrong({ ...days, cap: 'x', value: '101' })).toEqual(['cap', 'until', 'value']);
    expect(wrong({ from: '2026-11-20', until: '2026-11-20', cap: 'x' })).toEqual(['cap']);
  });
});

describe('what a code is, in words', () => {
  const words = discountCodesPart.en;
  const facts = (over: Partial<DiscountCode>) => factsOf(words, aDiscountCode(over));

  it('is what it takes off and how often it was used', () => {
    expect(facts({ uses: 1 })).toEqual(['10 % off, at most ₹100', 'used on 1 order']);
    expect(facts({ capPaise: null, maxUses: 50, uses: 2 })).toEqual(['10 % off', 'used on 2 of 50 orders']);
  });

  it('is also on what, when, and from which bill on', () => {
    const categories = [
      { id: 'dosa', name: 'Dosa' },
      { id: 'drinks', name: 'Drinks' },
    ];
    expect(
      facts({
        covers: 'food',
        categories,
        from: '2026-11-01',
        until: '2026-11-30',
        minimumPaise: rupees(500),
      }).slice(1),
    ).toEqual([
      'food only',
      'Dosa, Drinks only',
      'from 2026-11-01',
      'until 2026-11-30',
      'bills of ₹500 or more',
      'used on 0 orders',
    ]);
  });
});
