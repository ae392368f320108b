import { FOOD_RULES, sortedRules } from '../shape/food-list.ts';
import type { FoodRule, SaidAnswer } from '../shape/food-list.ts';
import type { Mark, MenuItem } from '../shape/menu.schema.ts';

/** A dish's answer to a rule, from the best to the worst. `not-said` is never shown as fitting. */
export const FOOD_ANSWERS = ['fits', 'on-request', 'not-said', 'does-not'] as const;
export type FoodAnswer = (typeof FOOD_ANSWERS)[number];

/** The fields of a dish that decide its answers. */
export type FoodFacts = Pick<MenuItem, 'mark' | 'food'>;

/** A dish that keeps the first rule also keeps the others. */
const INCLUDES: Readonly<Partial<Record<FoodRule, readonly FoodRule[]>>> = {
  jain: ['no-onion-garlic', 'eggless'],
  vegan: ['eggless', 'no-dairy'],
};

/** The rules that a dish with this mark breaks as it is served. */
const BROKEN_BY: Readonly<Record<Mark, readonly FoodRule[]>> = {
  veg: [],
  egg: ['jain', 'vrat', 'eggless', 'vegan'],
  'non-veg': ['jain', 'vrat', 'vegan'],
};

const better = (one: FoodAnswer, other: FoodAnswer): FoodAnswer =>
  FOOD_ANSWERS.indexOf(one) <= FOOD_ANSWERS.indexOf(other) ? one : other;

const worse = (one: FoodAnswer, other: FoodAnswer): FoodAnswer => (better(one, other) === one ? other : one);

const stated = ({ mark, food }: FoodFacts, rule: FoodRule): FoodAnswer => {
  const own = food[rule];
  if (BROKEN_BY[mark].includes(rule)) {
    // A dish with egg can be made without it; one with meat or fish stays a dish with meat or fish.
    return mark === 'egg' && own === 'on-request' ? 'on-request' : 'does-not';
  }
  // The green mark means that the dish has no egg.
  return own ?? (rule === 'eggless' && mark === 'veg' ? 'fits' : 'not-said');
};

/**
 * Returns a dish's answer to one rule, from its mark, the owner's answers, and stricter rules that include this one.
 * The mark overrides the owner's answers, and the owner's answer to the rule itself overrides one that follows from
 * another rule.
 */
export const foodAnswerOf = (dish: FoodFacts, rule: FoodRule): FoodAnswer => {
  const own = stated(dish, rule);
  if (own !== 'not-said') {
    // A dish that breaks an included rule breaks this one.
    const included = (INCLUDES[rule] ?? []).map((each) => stated(dish, each));
    return included.filter((answer) => answer !== 'not-said').reduce(worse, own);
  }
  return FOOD_RULES.filter((stricter) => INCLUDES[stricter]?.includes(rule))
    .map((stricter) => stated(dish, stricter))
    .filter((answer) => answer !== 'does-not')
    .reduce(better, own);
};

/** A food that a guest eats with a dish: an add-on, or a part of a combo. */
export type Beside = Pick<FoodFacts, 'mark'> & Partial<FoodFacts>;

export interface FoodVerdict {
  /** The worst answer to any of the person's rules; `fits` when they have none. */
  readonly answer: FoodAnswer;
  /** The rules that the dish does not keep as served, in the order of `FOOD_RULES`. */
  readonly open: readonly { readonly rule: FoodRule; readonly answer: Exclude<FoodAnswer, 'fits'> }[];
}

/**
 * Judges whether a dish with these add-ons suits a person with these rules. An add-on has a mark and no answers of its
 * own; a part of a combo has both. The result repeats the restaurant's answers and is no medical promise.
 */
export const judgeFood = (
  dish: FoodFacts,
  rules: readonly FoodRule[],
  addOns: readonly Beside[] = [],
): FoodVerdict => {
  const open = sortedRules(rules).flatMap((rule) => {
    const answer = addOns
      .map(({ mark, food = {} }) => foodAnswerOf({ mark, food }, rule))
      .reduce(worse, foodAnswerOf(dish, rule));
    return answer === 'fits' ? [] : [{ rule, answer }];
  });
  const answer = FOOD_ANSWERS.findLast((each) => open.some((fault) => fault.answer === each)) ?? 'fits';
  return { answer, open };
};

/** The rules about ingredients: a menu tells every guest of a dish that breaks them. */
const CONTAINED: readonly FoodRule[] = ['no-nuts', 'no-dairy'];

/**
 * Returns the tags that a menu shows everybody: the rules that a dish keeps or can be made to keep, and whether it contains nuts
 * or dairy.
 */
export const foodTagsOf = ({ mark, food }: FoodFacts): { rule: FoodRule; answer: SaidAnswer }[] =>
  FOOD_RULES.flatMap((rule) => {
    const answer = food[rule] === undefined ? undefined : stated({ mark, food }, rule);
    if (answer === undefined || answer === 'not-said') return [];
    return answer === 'does-not' && !CONTAINED.includes(rule) ? [] : [{ rule, answer }];
  });

export interface FoodFault {
  /** The rule with the impossible answer. */
  readonly rule: FoodRule;
  /** The contradicting fact: the dish's mark, or its answer to a stricter rule. */
  readonly against: 'mark' | FoodRule;
}

/** Returns the answers that contradict the mark or the answer to a stricter rule. */
export const foodFaultsOf = (dish: FoodFacts): FoodFault[] =>
  FOOD_RULES.flatMap((rule): FoodFault[] => {
    const own = dish.food[rule];
    if (own === undefined) return [];
    const hasNoEgg = dish.mark === 'veg' && rule === 'eggless';
    if (stated(dish, rule) !== own || (hasNoEgg && own !== 'fits')) return [{ rule, against: 'mark' }];
    const stricter = FOOD_RULES.find((other) => {
      const promise = INCLUDES[other]?.includes(rule) ? dish.food[other] : undefined;
      return promise !== undefined && promise !== 'does-not' && better(promise, own) !== own;
    });
    return stricter === undefined ? [] : [{ rule, against: stricter }];
  });
