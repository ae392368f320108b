import { nameKey } from '../../kernel/folded.ts';
import { joinedPairs, partedPairs } from './csv-cells.ts';
import { FOOD_RULES, SAID_ANSWERS } from '../shape/food-list.ts';
import type { FoodRule, SaidAnswer } from '../shape/food-list.ts';
import type { Food } from '../shape/food.schema.ts';
import type { Mark } from '../shape/menu.schema.ts';

/** The column of a dish's answers to the food rules. */
export const FOOD_COLUMN = 'Food rules';

/** The texts of rules and answers in a file. */
const RULE: Readonly<Record<FoodRule, string>> = {
  jain: 'Jain',
  'no-onion-garlic': 'No onion garlic',
  vrat: 'Vrat',
  eggless: 'Eggless',
  vegan: 'Vegan',
  halal: 'Halal',
  'no-nuts': 'No nuts',
  'no-dairy': 'No dairy',
};
const ANSWER: Readonly<Record<SaidAnswer, string>> = {
  fits: 'yes',
  'on-request': 'on request',
  'does-not': 'no',
};

/** Returns a cell such as `Jain = on request | No nuts = yes`. */
export const foodCell = (food: Food): string =>
  joinedPairs(
    FOOD_RULES.flatMap((rule) => {
      const answer = food[rule];
      return answer === undefined ? [] : [[RULE[rule], ANSWER[answer]] as const];
    }),
  );

/** Reads a cell of answers; null when a part of it is not a rule with an answer, or a rule occurs twice. */
export function foodIn(cell: string): Food | null {
  const food: Food = {};
  for (const [name, word] of partedPairs(cell) ?? [['', '']]) {
    const rule = FOOD_RULES.find((each) => nameKey(RULE[each]) === nameKey(name));
    const answer = SAID_ANSWERS.find((each) => ANSWER[each] === nameKey(word));
    if (rule === undefined || answer === undefined || food[rule] !== undefined) return null;
    food[rule] = answer;
  }
  return food;
}

/** The spellings of each mark, without blanks, dots, dashes and slashes. */
const MARK_WRITTEN: Readonly<Record<Mark, readonly string[]>> = {
  veg: ['veg', 'v', 'vegetarian', 'pureveg', 'vegeterian', 'green', 'वेज', 'शाकाहारी', 'शुद्धशाकाहारी'],
  egg: ['egg', 'e', 'eggetarian', 'eggitarian', 'containsegg', 'withegg', 'एग', 'अंडा', 'अण्डा'],
  'non-veg': [
    'nonveg',
    'nv',
    'nonvegetarian',
    'nonvegeterian',
    'red',
    'नॉनवेज',
    'नानवेज',
    'मांसाहारी',
    'माँसाहारी',
  ],
};
const MARK_OF = new Map(
  Object.entries(MARK_WRITTEN).flatMap(([mark, words]) =>
    words.map((word) => [nameKey(word), mark as Mark] as const),
  ),
);

/** Reads `Veg`, `NON VEG`, `n/v`, `Egg` or `शाकाहारी`; null for any other text. */
export const markIn = (cell: string): Mark | null =>
  MARK_OF.get(nameKey(cell).replaceAll(/[\s.\-–/_()]/g, '')) ?? null;
