import { describe, expect, it } from 'vitest';
import { plainSelection } from '../../../blocks/cart/cart.ts';
import { choiceFrom, withRules } from './food-choice.ts';

describe('what the phone kept', () => {
  it.each([null, 7, 'jain', {}, { rules: 'jain', hides: 1 }, { rules: ['keto', 3] }])(
    '%j asks for nothing',
    (kept) => {
      expect(choiceFrom(kept)).toEqual({ rules: [], hides: false });
    },
  );

  it('is read in one order, without what is no rule', () => {
    const kept = { rules: ['no-nuts', 'keto', 'jain'], hides: true };
    expect(choiceFrom(kept)).toEqual({ rules: ['jain', 'no-nuts'], hides: true });
  });
});

describe('the cart of a guest who changes their rules (P-FOOD-5)', () => {
  it('takes the new rules where it had the old ones, and leaves what is for somebody else', () => {
    const cart = [
      plainSelection('dosa', 2, ['jain']),
      plainSelection('tikka'),
      plainSelection('coffee', 1, ['vegan']),
    ];
    expect(withRules(cart, ['jain'], ['jain', 'no-nuts'])).toEqual([
      plainSelection('dosa', 2, ['jain', 'no-nuts']),
      plainSelection('tikka'),
      plainSelection('coffee', 1, ['vegan']),
    ]);
  });

  it('joins what becomes equal', () => {
    const cart = [plainSelection('dosa'), plainSelection('dosa', 1, ['jain'])];
    expect(withRules(cart, [], ['jain'])).toEqual([plainSelection('dosa', 2, ['jain'])]);
  });
});
