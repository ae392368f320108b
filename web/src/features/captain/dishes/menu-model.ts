import { allNames, otherNamesOf } from '@bhoj/domain/catalogue/names';
import { folded, wordsOf } from '@bhoj/domain/kernel/folded';
import { isNearly, soundsLike } from '@bhoj/domain/menu/dish/dish-search';
import { isOffered } from '@bhoj/domain/orders/rounds/price';
import type { Availability, Category, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';

type Findable = Pick<MenuItem, 'name' | 'otherNames' | 'code'>;

/** True when the dish's short code was typed. */
const isCode = ({ code }: Pick<Findable, 'code'>, query: string): boolean =>
  code !== undefined && code === query.trim().toUpperCase();

/**
 * True when somebody typed the dish's code, or when every typed word begins a word of its name, is part of a name in a
 * further language, or sounds like a word of one of its names.
 */
export function matches(item: Findable, query: string): boolean {
  if (isCode(item, query) || soundsLike(allNames(item), query)) return true;
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

/** The id of the favourites among the categories; a menu's ids have no blank. */
export const FAVOURITES = 'the favourites';

interface Wanted {
  readonly query: string;
  /** Null for every category. */
  readonly categoryId: string | null;
  readonly now: number;
  readonly favourites?: readonly MenuItem[];
}

export interface ChoiceGroup {
  /** Null for the favourites. */
  readonly category: Category | null;
  readonly choices: readonly Choice[];
}

const codeFirst = ({ category, choices }: ChoiceGroup, query: string): ChoiceGroup => ({
  category,
  choices: choices.toSorted((a, b) => Number(isCode(b.item, query)) - Number(isCode(a.item, query))),
});

/**
 * Returns the dishes by category in the menu's order, dishes outside their hours last. A search covers all categories,
 * and puts a dish with the typed code first.
 */
export function choicesOf(
  menu: Menu,
  availability: Availability,
  { query, categoryId, now, favourites = [] }: Wanted,
): ChoiceGroup[] {
  const isSearch = query.trim() !== '';
  if (!isSearch && categoryId === FAVOURITES) {
    const choices = favourites.map((item) => ({ item, isOffered: isOffered(menu, availability, item, now) }));
    return choices.length === 0 ? [] : [{ category: null, choices }];
  }
  // One wrong letter is forgiven where nothing else is found.
  const found = isSearch ? menu.items.filter((item) => matches(item, query)) : menu.items;
  const items = found.length > 0 ? found : menu.items.filter((item) => isNearly(allNames(item), query));
  const groups: ChoiceGroup[] = menu.categories
    .filter(({ id }) => isSearch || categoryId === null || id === categoryId)
    .map((category) => ({
      category,
      choices: items
        .filter((item) => item.categoryId === category.id)
        .map((item) => ({ item, isOffered: isOffered(menu, availability, item, now) })),
    }))
    .filter(({ choices }) => choices.length > 0)
    .toSorted((a, b) => Number(isOver(a.choices)) - Number(isOver(b.choices)));
  const coded = isSearch
    ? groups.filter(({ choices }) => choices.some(({ item }) => isCode(item, query)))
    : [];
  return [
    ...coded.map((group) => codeFirst(group, query)),
    ...groups.filter((group) => !coded.includes(group)),
  ];
}

/** Returns the dish with the typed code; null without one, or when it is not offered now. */
export const choiceByCode = (groups: readonly ChoiceGroup[], query: string): MenuItem | null =>
  groups.flatMap(({ choices }) => choices).find((one) => one.isOffered && isCode(one.item, query))?.item ??
  null;
