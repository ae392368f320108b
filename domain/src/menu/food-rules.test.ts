import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FOOD_ANSWERS, FOOD_RULES, foodAnswerOf, judgeFood, type SaidAnswers } from './food-rules.ts';
import { MARKS } from './menu.schema.ts';

const VEG = { mark: 'veg', jain: false } as const;
const EGG = { mark: 'egg', jain: false } as const;
const MEAT = { mark: 'non-veg', jain: false } as const;

const dish = fc.record({ mark: fc.constantFrom(...MARKS), jain: fc.boolean() });
const saids: fc.Arbitrary<SaidAnswers> = fc.dictionary(
  fc.constantFrom(...FOOD_RULES),
  fc.constantFrom('fits', 'on-request', 'does-not'),
);

it('repeats what the owner said (P-FOOD-1)', () => {
  const said = { vrat: 'fits', 'no-nuts': 'does-not', halal: 'on-request' } as const;
  expect(foodAnswerOf(VEG, said, 'vrat')).toBe('fits');
  expect(foodAnswerOf(VEG, said, 'no-nuts')).toBe('does-not');
  expect(foodAnswerOf(VEG, said, 'halal')).toBe('on-request');
});

it('says of a dish without a word only what its mark says', () => {
  const answers = (of: Parameters<typeof foodAnswerOf>[0]) =>
    FOOD_RULES.map((rule) => [rule, foodAnswerOf(of, {}, rule)] as const).filter(([, a]) => a !== 'not-said');
  expect(answers(VEG)).toEqual([['eggless', 'fits']]);
  expect(answers(EGG)).toEqual(['jain', 'vrat', 'eggless', 'vegan'].map((rule) => [rule, 'does-not']));
  expect(answers(MEAT)).toEqual(['jain', 'vrat', 'vegan'].map((rule) => [rule, 'does-not']));
});

it('takes a dish that can be made Jain as Jain, and without onion and garlic, on request', () => {
  const jain = { mark: 'veg', jain: true } as const;
  expect(foodAnswerOf(jain, {}, 'jain')).toBe('on-request');
  expect(foodAnswerOf(jain, {}, 'no-onion-garlic')).toBe('on-request');
  expect(foodAnswerOf(jain, { jain: 'fits' }, 'no-onion-garlic')).toBe('fits');
});

it('takes a vegan dish as one without dairy, unless the owner said otherwise of dairy', () => {
  expect(foodAnswerOf(VEG, { vegan: 'fits' }, 'no-dairy')).toBe('fits');
  expect(foodAnswerOf(VEG, { vegan: 'fits', 'no-dairy': 'does-not' }, 'no-dairy')).toBe('does-not');
});

it('infers nothing from a stricter rule that the dish does not keep', () => {
  expect(foodAnswerOf(VEG, { vegan: 'does-not', jain: 'does-not' }, 'no-dairy')).toBe('not-said');
  expect(foodAnswerOf(VEG, { jain: 'does-not' }, 'no-onion-garlic')).toBe('not-said');
});

it("lets the mark outweigh the owner's words: egg may be left out on request, meat may not", () => {
  expect(foodAnswerOf(EGG, { eggless: 'fits' }, 'eggless')).toBe('does-not');
  expect(foodAnswerOf(EGG, { eggless: 'on-request' }, 'eggless')).toBe('on-request');
  expect(foodAnswerOf(MEAT, { vegan: 'on-request' }, 'vegan')).toBe('does-not');
  expect(foodAnswerOf({ ...MEAT, jain: true }, {}, 'jain')).toBe('does-not');
});

it("judges by the worst answer and names every open rule in the list's order", () => {
  const said = { jain: 'on-request', 'no-nuts': 'does-not', vrat: 'fits' } as const;
  expect(judgeFood(VEG, said, ['no-nuts', 'halal', 'vrat', 'jain'])).toEqual({
    answer: 'does-not',
    open: [
      { rule: 'jain', answer: 'on-request' },
      { rule: 'halal', answer: 'not-said' },
      { rule: 'no-nuts', answer: 'does-not' },
    ],
  });
  expect(judgeFood(VEG, said, ['jain', 'halal']).answer).toBe('not-said');
  expect(judgeFood(VEG, said, ['jain', 'vrat']).answer).toBe('on-request');
  expect(judgeFood(VEG, said, ['vrat'])).toEqual({ answer: 'fits', open: [] });
  expect(judgeFood(MEAT, {}, [])).toEqual({ answer: 'fits', open: [] });
});

it('never says that a dish fits what nobody said of it', () => {
  fc.assert(
    fc.property(dish, fc.constantFrom(...FOOD_RULES), (of, rule) => {
      const fits = foodAnswerOf(of, {}, rule) === 'fits';
      expect(fits).toBe(rule === 'eggless' && of.mark === 'veg');
    }),
  );
});

it('fits fewer dishes with every further rule', () => {
  fc.assert(
    fc.property(
      dish,
      saids,
      fc.subarray([...FOOD_RULES]),
      fc.constantFrom(...FOOD_RULES),
      (of, said, rules, more) => {
        const before = FOOD_ANSWERS.indexOf(judgeFood(of, said, rules).answer);
        const after = FOOD_ANSWERS.indexOf(judgeFood(of, said, [...rules, more]).answer);
        expect(after).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});
