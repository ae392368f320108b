import { folded, nameKey } from '../kernel/folded.ts';
import { CATEGORIES } from './expense.schema.ts';
import { FOOD_WORDS, OTHER_WORDS } from './food-words.ts';
import type { ExpenseKind, ExpenseKinds } from './expense-kind.schema.ts';

/** The categories on offer that are food and drink. All others on offer are other costs. */
const FOOD_CATEGORIES: readonly (typeof CATEGORIES)[number][] = [
  'Vegetables',
  'Dairy',
  'Meat and fish',
  'Groceries',
  'Drinks',
];

const ON_OFFER: ReadonlyMap<string, ExpenseKind> = new Map(
  CATEGORIES.map((name) => [nameKey(name), FOOD_CATEGORIES.includes(name) ? 'food' : 'other']),
);
const FOOD: ReadonlySet<string> = new Set(Object.values(FOOD_WORDS).flat().map(folded));
const OTHER: ReadonlySet<string> = new Set(OTHER_WORDS);

/** What a category counts as, and who says so: the owner, the list on offer, or a guess by the words of its name. */
export interface KnownKind {
  readonly kind: ExpenseKind;
  readonly by: 'owner' | 'list' | 'words';
}

/** Returns what a category of expenses counts as. */
export function kindOfCategory(category: string, chosen: ExpenseKinds): KnownKind {
  const key = nameKey(category);
  const own = Object.hasOwn(chosen, key) ? chosen[key] : undefined;
  if (own !== undefined) return { kind: own, by: 'owner' };
  const offered = ON_OFFER.get(key);
  if (offered !== undefined) return { kind: offered, by: 'list' };
  const words = folded(key).split(/[^\p{L}\p{M}]+/u);
  const isFood = words.some((word) => FOOD.has(word)) && !words.some((word) => OTHER.has(word));
  return { kind: isFood ? 'food' : 'other', by: 'words' };
}
