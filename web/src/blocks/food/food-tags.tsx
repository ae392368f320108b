import { foodTagsOf } from '@bhoj/domain/menu/dish/food-rules';
import type { FoodFacts } from '@bhoj/domain/menu/dish/food-rules';
import { foodPart } from '../../words/shared/food.ts';
import { useWords } from '../../words/use-words.ts';

/** What a menu says of a dish to somebody without rules (P-FOOD-2). */
export function FoodTags({ dish }: { readonly dish: FoodFacts }) {
  const food = useWords(foodPart);
  const tags = foodTagsOf(dish).map(({ rule, answer }) => food.tag(rule, answer));
  return tags.length > 0 && <span>{tags.join(' · ')}</span>;
}
