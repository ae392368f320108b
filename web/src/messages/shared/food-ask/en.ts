import type { FoodAnswer } from '@bhoj/domain/menu/dish/food-rules';
import { part } from '../../part.ts';

/** A person's food rules for their own plate, and a dish's answers to them (P-FOOD-4). */
export const foodAsk = {
  title: 'Food rules',
  titleWith: (rules: string) => `Food rules: ${rules}`,
  hint: 'Choose the rules for your food. This phone remembers it, and the kitchen sees it with every dish that you add. Other guests choose on their own phones.',
  hide: 'Hide dishes that do not fit',
  noPromise:
    'The menu repeats what the restaurant says of its dishes. It is no medical promise: with an allergy, always ask the staff.',
  /** Above the menu of somebody with rules: the same in two lines. */
  caution: 'The menu repeats the restaurant. With an allergy, always ask the staff.',
  /** On a button, where the rules leave no dish. */
  change: 'Change your food rules',
  done: 'Done',
  close: 'Close',
  /** The rules without an answer from the restaurant. */
  notSaid: (rules: string) => `Not said: ${rules}`,
  /** The worst answer of a dish, above its answers to each rule. */
  verdicts: {
    'on-request': 'The kitchen makes it so',
    'not-said': 'The restaurant has not said whether it fits',
    'does-not': 'It does not fit',
  } satisfies Readonly<Record<Exclude<FoodAnswer, 'fits'>, string>>,
};

export const foodAskPart = part('foodAsk', foodAsk);
