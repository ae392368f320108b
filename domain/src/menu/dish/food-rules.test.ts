import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FOOD_RULES, SAID_ANSWERS, sortedRules } from '../shape/food-list.ts';
import { FOOD_ANSWERS, foodAnswerOf, foodFaultsOf, foodTagsOf, judgeFood } from './food-rules.ts';
import { FOOD_MARKS } from '../shape/menu.schema.ts';
import type { Food } from '../shape/food.schema.ts';
import type { Mark } from '../shape/menu.schema.ts';

const veg = (food: Food = {}) => ({ mark: 'veg', food }) as const;
const egg = (food: Food = {}) => ({ mark: 'egg', food }) as const;
const meat = (food: Food = {}) => ({ mark: 'non-veg', food }) as const;

const foods: fc.Arbitrary<Food> = fc.dictionary(
  fc.constantFrom(...FOOD_RULES),
  fc.constantFrom(...SAID_ANSWERS),
);
const dish = (food: fc.Arbitrary<Food>) => fc.record({ mark: fc.constantFrom(...FOOD_MARKS), food });

it('repeats what the owner said (P-FOOD-1)', () => {
  const dal = veg({ vrat: 'fits', 'no-nuts': 'does-not', halal: 'on-request' });
  expect(foodAnswerOf(dal, 'vrat')).toBe('fits');
  expect(foodAnswerOf(dal, 'no-nuts')).toBe('does-not');
  expect(foodAnswerOf(dal, 'halal')).toBe('on-request');
});

it('says of a dish without a word only what its mark says', () => {
  const answers = (of: Parameters<typeof foodAnswerOf>[0]) =>
    FOOD_RULES.map((rule) => [rule, foodAnswerOf(of, rule)] as const).filter(([, a]) => a !== 'not-said');
  expect(answers(veg())).toEqual([['eggless', 'fits']]);
  expect(answers(egg())).toEqual(['jain', 'vrat', 'eggless', 'vegan'].map((rule) => [rule, 'does-not']));
  expect(answers(meat())).toEqual(['jain', 'vrat', 'vegan'].map((rule) => [rule, 'does-not']));
});

it('takes a dish that is Jain, or can be made so, as one without onion and garlic', () => {
  expect(foodAnswerOf(veg({ jain: 'on-request' }), 'no-onion-garlic')).toBe('on-request');
  expect(foodAnswerOf(veg({ jain: 'fits' }), 'no-onion-garlic')).toBe('fits');
});

it('takes a vegan dish as one without dairy, unless the owner said otherwise of dairy', () => {
  expect(foodAnswerOf(veg({ vegan: 'fits' }), 'no-dairy')).toBe('fits');
  expect(foodAnswerOf(veg({ vegan: 'fits', 'no-dairy': 'does-not' }), 'no-dairy')).toBe('does-not');
});

it('believes the worse of two answers that contradict each other (P-FOOD-3)', () => {
  const dish = veg({ vegan: 'fits', 'no-dairy': 'does-not' });
  expect(foodAnswerOf(dish, 'vegan')).toBe('does-not');
  expect(foodAnswerOf(veg({ jain: 'fits', 'no-onion-garlic': 'on-request' }), 'jain')).toBe('on-request');
});

it('infers nothing from a stricter rule that the dish does not keep', () => {
  expect(foodAnswerOf(veg({ vegan: 'does-not', jain: 'does-not' }), 'no-dairy')).toBe('not-said');
  expect(foodAnswerOf(veg({ jain: 'does-not' }), 'no-onion-garlic')).toBe('not-said');
});

it("lets the mark outweigh the owner's words: egg may be left out on request, meat may not", () => {
  expect(foodAnswerOf(egg({ eggless: 'fits' }), 'eggless')).toBe('does-not');
  expect(foodAnswerOf(egg({ eggless: 'on-request' }), 'eggless')).toBe('on-request');
  expect(foodAnswerOf(meat({ vegan: 'on-request' }), 'vegan')).toBe('does-not');
  expect(foodAnswerOf(meat({ jain: 'on-request' }), 'jain')).toBe('does-not');
});

it("judges by the worst answer and names every open rule in the list's order", () => {
  const dal = veg({ jain: 'on-request', 'no-nuts': 'does-not', vrat: 'fits' });
  expect(judgeFood(dal, ['no-nuts', 'halal', 'vrat', 'jain'])).toEqual({
    answer: 'does-not',
    open: [
      { rule: 'jain', answer: 'on-request' },
      { rule: 'halal', answer: 'not-said' },
      { rule: 'no-nuts', answer: 'does-not' },
    ],
  });
  expect(judgeFood(dal, ['jain', 'halal']).answer).toBe('not-said');
  expect(judgeFood(dal, ['jain', 'vrat']).answer).toBe('on-request');
  expect(judgeFood(dal, ['vrat'])).toEqual({ answer: 'fits', open: [] });
  expect(judgeFood(meat(), [])).toEqual({ answer: 'fits', open: [] });
});

it('never says that a dish fits what nobody said of it', () => {
  fc.assert(
    fc.property(dish(fc.constant({})), fc.constantFrom(...FOOD_RULES), (of, rule) => {
      const fits = foodAnswerOf(of, rule) === 'fits';
      expect(fits).toBe(rule === 'eggless' && of.mark === 'veg');
    }),
  );
});

it('fits fewer dishes with every further rule', () => {
  fc.assert(
    fc.property(
      dish(foods),
      fc.subarray([...FOOD_RULES]),
      fc.constantFrom(...FOOD_RULES),
      (of, rules, more) => {
        const before = FOOD_ANSWERS.indexOf(judgeFood(of, rules).answer);
        const after = FOOD_ANSWERS.indexOf(judgeFood(of, [...rules, more]).answer);
        expect(after).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});

it('tells everybody what a dish keeps, what it can be made, and what it contains (P-FOOD-2)', () => {
  const kulfi = veg({ jain: 'fits', vegan: 'does-not', 'no-nuts': 'does-not', vrat: 'on-request' });
  expect(foodTagsOf(kulfi)).toEqual([
    { rule: 'jain', answer: 'fits' },
    { rule: 'vrat', answer: 'on-request' },
    { rule: 'no-nuts', answer: 'does-not' },
  ]);
  expect(foodTagsOf(veg())).toEqual([]);
  expect(foodTagsOf(meat({ vegan: 'fits', halal: 'fits' }))).toEqual([{ rule: 'halal', answer: 'fits' }]);
});

it('finds answers that the mark or a stricter answer contradicts (P-FOOD-3)', () => {
  expect(foodFaultsOf(egg({ eggless: 'fits' }))).toEqual([{ rule: 'eggless', against: 'mark' }]);
  expect(foodFaultsOf(egg({ eggless: 'on-request' }))).toEqual([]);
  expect(foodFaultsOf(meat({ jain: 'on-request' }))).toEqual([{ rule: 'jain', against: 'mark' }]);
  expect(foodFaultsOf(veg({ eggless: 'does-not' }))).toEqual([{ rule: 'eggless', against: 'mark' }]);
  expect(foodFaultsOf(veg({ vegan: 'fits', 'no-dairy': 'does-not' }))).toEqual([
    { rule: 'no-dairy', against: 'vegan' },
  ]);
  expect(foodFaultsOf(veg({ jain: 'fits', 'no-onion-garlic': 'on-request' }))).toEqual([
    { rule: 'no-onion-garlic', against: 'jain' },
  ]);
  expect(foodFaultsOf(veg({ jain: 'on-request', 'no-onion-garlic': 'fits' }))).toEqual([]);
  expect(foodFaultsOf(veg({ jain: 'does-not', 'no-onion-garlic': 'does-not' }))).toEqual([]);
});

it.each<Mark>([...FOOD_MARKS])('finds no fault in a %s dish of which nothing is said', (mark) => {
  expect(foodFaultsOf({ mark, food: {} })).toEqual([]);
});

it('judges a dish with its add-ons, which have a mark and no answers (P-FOOD-4)', () => {
  const pizza = veg({ jain: 'fits', 'no-dairy': 'on-request' });
  const rules = ['jain', 'eggless', 'no-dairy'] as const;
  expect(judgeFood(pizza, rules, []).open).toEqual([{ rule: 'no-dairy', answer: 'on-request' }]);
  expect(judgeFood(pizza, rules, [veg()]).open).toEqual([
    { rule: 'jain', answer: 'not-said' },
    { rule: 'no-dairy', answer: 'not-said' },
  ]);
  expect(judgeFood(pizza, rules, [veg(), egg()]).open).toEqual([
    { rule: 'jain', answer: 'does-not' },
    { rule: 'eggless', answer: 'does-not' },
    { rule: 'no-dairy', answer: 'not-said' },
  ]);
});

it('never calls a dish with an add-on better than the dish alone', () => {
  const rank = (answer: (typeof FOOD_ANSWERS)[number]) => FOOD_ANSWERS.indexOf(answer);
  const rules = fc.uniqueArray(fc.constantFrom(...FOOD_RULES));
  fc.assert(
    fc.property(dish(foods), rules, fc.constantFrom(...FOOD_MARKS), (of, asked, mark) => {
      const alone = rank(judgeFood(of, asked).answer);
      expect(rank(judgeFood(of, asked, [{ mark }]).answer)).toBeGreaterThanOrEqual(alone);
    }),
  );
});

it('names each rule once, in one order', () => {
  expect(sortedRules(['no-nuts', 'jain', 'no-nuts'])).toEqual(['jain', 'no-nuts']);
  expect(sortedRules(undefined)).toEqual([]);
});
