import { foodTagsOf } from '@bhoj/domain/menu/dish/food-rules';
import type { FoodFacts } from '@bhoj/domain/menu/dish/food-rules';
import { foodPart } from '../../messages/shared/food/en.ts';
import { useWords } from '../../words/use-words.ts';

/** The food tags of a dish for a person without rules (P-FOOD-2). */
export function FoodTags({ dish }: { readonly dish: FoodFacts }) {
  const food = useWords(foodPart);
  const tags = foodTagsOf(dish).map(({ rule, answer }) => food.tag(rule, answer));
  return tags.length > 0 && <span>{tags.join(' · ')}</span>;
}
