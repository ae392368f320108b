import type { Mark } from './menu.schema.ts';

/** What a person may ask of their food (P-FOOD-1). `no-nuts` and `no-dairy` are checked against what a dish contains. */
export const FOOD_RULES = [
  'jain',
  'no-onion-garlic',
  'vrat',
  'eggless',
  'vegan',
  'halal',
  'no-nuts',
  'no-dairy',
] as const;
export type FoodRule = (typeof FOOD_RULES)[number];

/** A dish's answer to a rule, from the best to the worst. `not-said` is never shown as fitting. */
export const FOOD_ANSWERS = ['fits', 'on-request', 'not-said', 'does-not'] as const;
export type FoodAnswer = (typeof FOOD_ANSWERS)[number];

/** What the owner said about a dish. A missing rule was not said. */
export type SaidAnswers = Readonly<Partial<Record<FoodRule, Exclude<FoodAnswer, 'not-said'>>>>;

export interface FoodFacts {
  readonly mark: Mark;
  /** The dish can be made Jain. */
  readonly jain: boolean;
}

/** A dish that keeps the first rule keeps the others, too. */
const INCLUDES: Readonly<Partial<Record<FoodRule, readonly FoodRule[]>>> = {
  jain: ['no-onion-garlic', 'eggless'],
  vegan: ['eggless', 'no-dairy'],
};

/** Rules that a dish with this mark does not keep as it is served. */
const BROKEN_BY: Readonly<Record<Mark, readonly FoodRule[]>> = {
  veg: [],
  egg: ['jain', 'vrat', 'eggless', 'vegan'],
  'non-veg': ['jain', 'vrat', 'vegan'],
};

const better = (one: FoodAnswer, other: FoodAnswer): FoodAnswer =>
  FOOD_ANSWERS.indexOf(one) <= FOOD_ANSWERS.indexOf(other) ? one : other;

const stated = ({ mark, jain }: FoodFacts, said: SaidAnswers, rule: FoodRule): FoodAnswer => {
  const own = said[rule] ?? (rule === 'jain' && jain ? 'on-request' : undefined);
  if (BROKEN_BY[mark].includes(rule)) {
    // A dish with egg can be made without it; one with meat or fish stays a dish with meat or fish.
    return mark === 'egg' && own === 'on-request' ? 'on-request' : 'does-not';
  }
  // The green mark says that there is no egg in it.
  return own ?? (rule === 'eggless' && mark === 'veg' ? 'fits' : 'not-said');
};

/**
 * A dish's answer to one rule, from its mark, from what the owner said, and from stricter rules that include this one.
 * The mark outweighs what was said, and what was said about the rule itself outweighs what follows from another.
 */
export const foodAnswerOf = (dish: FoodFacts, said: SaidAnswers, rule: FoodRule): FoodAnswer => {
  const own = stated(dish, said, rule);
  if (own !== 'not-said') return own;
  return FOOD_RULES.filter((stricter) => INCLUDES[stricter]?.includes(rule))
    .map((stricter) => stated(dish, said, stricter))
    .filter((answer) => answer !== 'does-not')
    .reduce(better, own);
};

export interface FoodVerdict {
  /** The worst answer to any of the person's rules; `fits` when they have none. */
  readonly answer: FoodAnswer;
  /** The rules that the dish does not keep as it is served, in the order of `FOOD_RULES`. */
  readonly open: readonly { readonly rule: FoodRule; readonly answer: Exclude<FoodAnswer, 'fits'> }[];
}

/** Whether a dish is for somebody with these rules. It repeats what the restaurant said, and is no medical promise. */
export const judgeFood = (dish: FoodFacts, said: SaidAnswers, rules: readonly FoodRule[]): FoodVerdict => {
  const open = FOOD_RULES.filter((rule) => rules.includes(rule)).flatMap((rule) => {
    const answer = foodAnswerOf(dish, said, rule);
    return answer === 'fits' ? [] : [{ rule, answer }];
  });
  const answer = FOOD_ANSWERS.findLast((each) => open.some((fault) => fault.answer === each)) ?? 'fits';
  return { answer, open };
};
