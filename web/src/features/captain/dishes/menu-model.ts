import { isOffered } from '@bhoj/domain/orders/price';
import type { Availability, Category, Menu, MenuItem } from '@bhoj/domain/menu/menu.schema';

/** Letters without accents and case, so that "Crepe" finds "Crêpe". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('en');

/** Every word that was typed begins a word of the dish's name, or stands in its Hindi name. */
export function matches(item: Pick<MenuItem, 'name' | 'nameHi'>, query: string): boolean {
  const words = plain(item.name).split(/[^\p{L}\p{N}]+/u);
  return query
    .split(/\s+/)
    .filter((typed) => typed !== '')
    .every(
      (typed) => words.some((word) => word.startsWith(plain(typed))) || (item.nameHi ?? '').includes(typed),
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
