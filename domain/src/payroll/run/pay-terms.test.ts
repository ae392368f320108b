import { expect, it } from 'vitest';
import { rupees } from '../../money/money.ts';
import { NOTHING_FOR_ALL } from './entered.ts';
import { termsAfter, withPayTerms } from './pay-terms.ts';
import type { PayTerms } from './pay-terms.ts';

const terms = (stateCode: string | null, tax: number | null = null): PayTerms => ({
  stateCode,
  forAll: { ...NOTHING_FOR_ALL, professionTaxPaise: tax === null ? null : rupees(tax) },
});

it('takes what is typed and keeps the rest', () => {
  expect(withPayTerms(terms('27', 200), { stateCode: '33' }, terms('27', 200))).toEqual(terms('33', 200));
  expect(withPayTerms(terms('27', 200), terms('27', 300), terms('27', 200))).toEqual(terms('27', 300));
  expect(withPayTerms(terms('27', 200), {})).toEqual(terms('27', 200));
});

it('takes everything from a page that does not say what it read', () => {
  expect(withPayTerms(terms('27', 200), terms('33', 300))).toEqual(terms('33', 300));
});

it('refuses what was typed over other terms than those that stand, and names what changed', () => {
  const stands = { stateCode: '29', forAll: { ...terms('29', 200).forAll, minimumWagePaise: rupees(9_000) } };
  expect(() => withPayTerms(stands, terms('33', 300), terms('27', 200))).toThrow(
    expect.objectContaining({
      reason: 'pay-terms-changed',
      details: { changed: ['stateCode', 'minimumWagePaise'] },
    }),
  );
});

it('takes the same terms twice', () => {
  expect(withPayTerms(terms('33', 300), terms('33', 300), terms('27', 200))).toEqual(terms('33', 300));
});

it('begins the next month with the State and its minimum wages, and no other amount', () => {
  const minimumWages = { ...NOTHING_FOR_ALL.minimumWages, skilled: rupees(15_000) };
  const entered = { professionTaxPaise: rupees(200), minimumWagePaise: rupees(9_000), minimumWages };
  expect(termsAfter({ stateCode: '33', entered })).toEqual({
    stateCode: '33',
    forAll: { ...NOTHING_FOR_ALL, minimumWages },
  });
  expect(termsAfter(null)).toEqual({ stateCode: null, forAll: NOTHING_FOR_ALL });
});
