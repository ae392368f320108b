import { otherNamesOf } from '@bhoj/domain/catalogue/names';
import { folded, wordsOf } from '@bhoj/domain/kernel/folded';
import { isOffered } from '@bhoj/domain/orders/price';
import type { Availability, Category, Menu, MenuItem } from '@bhoj/domain/menu/menu.schema';

/** Every word that was typed begins a word of the dish's name, or is part of its name in a further language. */
export function matches(item: Pick<MenuItem, 'name' | 'otherNames'>, query: string): boolean {
  const words = folded(item.name).split(/[^\p{L}\p{N}]+/u);
  const others = otherNamesOf(item).map(([, name]) => folded(name));
  return wordsOf(query).every(
    (typed) => words.some((word) => word.startsWith(typed)) || others.some((name) => name.includes(typed)),
  );
}

export interface Choice {
  readonly item: MenuItem;
  readonly isOffered: boolean;
}

const isOver = (choices: readonly Choice[]): boolean => choices.every((choice) => !choice.isOffered);

/**
 * The dishes to choose from, category by category as on the menu, those out of their hours last; a search looks in all
 * of them.
 */
export function choicesOf(
  menu: Menu,
  availability: Availability,
  { query, categoryId, now }: { query: string; categoryId: string | null; now: number },
): { category: Category; choices: Choice[] }[] {
  const isSearch = query.trim() !== '';
  return menu.categories
    .filter(({ id }) => isSearch || categoryId === null || id === categoryId)
    .map((category) => ({
      category,
      choices: menu.items
        .filter((item) => item.categoryId === category.id && (!isSearch || matches(item, query)))
        .map((item) => ({ item, isOffered: isOffered(menu, availability, item, now) })),
    }))
    .filter(({ choices }) => choices.length > 0)
    .toSorted((a, b) => Number(isOver(a.choices)) - Number(isOver(b.choices)));
}
