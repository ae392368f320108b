import { sortedRules } from '@bhoj/domain/menu/shape/food-list';
import type { FoodVerdict } from '@bhoj/domain/menu/dish/food-rules';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { Words } from '../../words/part.ts';

/** The names of rules in one line; empty for none. */
export const rulesText = ({ rules }: Words<'foodWords'>, asked: readonly FoodRule[] | undefined): string =>
  sortedRules(asked)
    .map((rule) => rules[rule])
    .join(' · ');

/** Returns a dish's answers to the rules that it does not keep as served, the worst first; empty when it keeps all. */
export function openText(food: Words<'foodWords'>, ask: Words<'foodAsk'>, { open }: FoodVerdict): string {
  const unsaid = open.filter(({ answer }) => answer === 'not-said').map(({ rule }) => rule);
  return [
    ...open.flatMap(({ rule, answer }) => (answer === 'does-not' ? food.tag(rule, answer) : [])),
    ...(unsaid.length > 0 ? [ask.notSaid(rulesText(food, unsaid))] : []),
    ...open.flatMap(({ rule, answer }) => (answer === 'on-request' ? food.tag(rule, answer) : [])),
  ].join(' · ');
}
