import { UNTIL_TOLD } from '@bhoj/domain/menu/portions/until-told';
import { allDescriptions, allNames } from '@bhoj/domain/catalogue/names';
import { folded, sameName, wordsOf } from '@bhoj/domain/kernel/folded';
import { same } from '@bhoj/domain/kernel/same';
import { isNearly, soundsLike } from '@bhoj/domain/menu/dish/dish-search';
import { DAY, MINUTE, businessDayOf, minutesOf, startOf } from '@bhoj/domain/time/ist';
import type {
  AddOnGroup,
  Category,
  Mark,
  Menu,
  MenuContent,
  MenuItem,
} from '@bhoj/domain/menu/shape/menu.schema';

/** A change of the menu. It may be applied more than once, so it must not make ids itself. */
export type Change = (content: MenuContent) => MenuContent;

export const contentOf = ({ categories, items, addOnGroups }: MenuContent | Menu): MenuContent => ({
  categories,
  items,
  addOnGroups,
});

/** The filters of the menu list. */
export interface Wanted {
  readonly search: string;
  readonly categoryId: string | null;
  /** Empty shows every mark. */
  readonly marks: readonly Mark[];
  readonly onlySoldOut: boolean;
}
export const EVERYTHING: Wanted = { search: '', categoryId: null, marks: [], onlySoldOut: false };

export interface CategoryGroup {
  readonly category: Category;
  readonly items: readonly MenuItem[];
}

/** Returns the text that a search looks in: names, description, station, and tags as words. */
export const searchTextOf = (item: MenuItem, tags: readonly string[]): string =>
  folded([...allNames(item), item.code, ...allDescriptions(item), item.station, ...tags].join(' '));

/** Returns the menu in its own order. Empty categories show only without a filter. */
export function grouped(
  menu: Pick<Menu, 'categories' | 'items'>,
  wanted: Wanted,
  isSoldOut: (item: MenuItem) => boolean,
  textOf: (item: MenuItem) => string,
): CategoryGroup[] {
  const words = wordsOf(wanted.search);
  const isNarrowed = words.length > 0 || wanted.marks.length > 0 || wanted.onlySoldOut;
  const isFound = (item: MenuItem) =>
    words.every((word) => textOf(item).includes(word)) || soundsLike(allNames(item), wanted.search);
  // One wrong letter is forgiven where nothing else is found.
  const mayErr = words.length > 0 && !menu.items.some(isFound);
  const fits = (item: MenuItem) =>
    (wanted.marks.length === 0 || wanted.marks.includes(item.mark)) &&
    (!wanted.onlySoldOut || isSoldOut(item)) &&
    (mayErr ? isNearly(allNames(item), wanted.search) : isFound(item));
  return menu.categories
    .filter(({ id }) => wanted.categoryId === null || id === wanted.categoryId)
    .map((category) => ({
      category,
      items: menu.items.filter((item) => item.categoryId === category.id && fits(item)),
    }))
    .filter(({ items }) => !isNarrowed || items.length > 0);
}

/** Replaces the dish in its place, or adds it at the end; adds its category when that does not exist yet. */
export const withDish =
  (dish: MenuItem, category: Category): Change =>
  (content) => {
    const isNew = content.items.every(({ id }) => id !== dish.id);
    const hasCategory = content.categories.some(({ id }) => id === category.id);
    return {
      ...content,
      categories: hasCategory ? content.categories : [...content.categories, category],
      items: isNew ? [...content.items, dish] : content.items.map((i) => (i.id === dish.id ? dish : i)),
    };
  };

/** Returns the category with the name, or a new one. */
export const categoryNamed = (categories: readonly Category[], name: string, newId: () => string): Category =>
  categories.find((known) => sameName(known.name, name)) ?? {
    id: newId(),
    name: name.trim(),
    otherNames: {},
    from: null,
    to: null,
  };

export const withoutDish =
  (itemId: string): Change =>
  (content) => ({ ...content, items: content.items.filter(({ id }) => id !== itemId) });

/** A copy right below the dish, under another id and name, and without its code. */
export const withCopy =
  (itemId: string, copy: Pick<MenuItem, 'id' | 'name'>): Change =>
  (content) => ({
    ...content,
    items: content.items.flatMap((item) => {
      const { code: _, ...rest } = item;
      return item.id === itemId ? [item, { ...rest, ...copy }] : [item];
    }),
  });

/** Moves a dish to the place of another, and into its category; `below` puts it below the other. */
export const withDishAt =
  (itemId: string, overId: string, below: boolean): Change =>
  (content) => {
    const item = content.items.find(({ id }) => id === itemId);
    const over = content.items.find(({ id }) => id === overId);
    if (item === undefined || over === undefined || item === over) return content;
    const moved = { ...item, categoryId: over.categoryId };
    const rest = content.items.filter(({ id }) => id !== itemId);
    return { ...content, items: rest.toSpliced(rest.indexOf(over) + (below ? 1 : 0), 0, moved) };
  };

export const withCategory =
  (category: Category): Change =>
  (content) => ({
    ...content,
    categories: content.categories.some(({ id }) => id === category.id)
      ? content.categories.map((known) => (known.id === category.id ? category : known))
      : [...content.categories, category],
  });

/** Removes the category and its dishes. */
export const withoutCategory =
  (categoryId: string): Change =>
  (content) => ({
    ...content,
    categories: content.categories.filter(({ id }) => id !== categoryId),
    items: content.items.filter((item) => item.categoryId !== categoryId),
  });

export const withCategoryAt =
  (categoryId: string, overId: string): Change =>
  (content) => {
    const at = (id: string) => content.categories.findIndex((category) => category.id === id);
    const category = content.categories[at(categoryId)];
    if (category === undefined || at(overId) < 0) return content;
    const rest = content.categories.filter(({ id }) => id !== categoryId);
    return { ...content, categories: rest.toSpliced(at(overId), 0, category) };
  };

export const withGroup =
  (group: AddOnGroup): Change =>
  (content) => ({
    ...content,
    addOnGroups: content.addOnGroups.some(({ id }) => id === group.id)
      ? content.addOnGroups.map((known) => (known.id === group.id ? group : known))
      : [...content.addOnGroups, group],
  });

/** Removes the group, also from the dishes that offered it. */
export const withoutGroup =
  (groupId: string): Change =>
  (content) => ({
    ...content,
    addOnGroups: content.addOnGroups.filter(({ id }) => id !== groupId),
    items: content.items.map((item) =>
      item.addOnGroupIds.includes(groupId)
        ? { ...item, addOnGroupIds: item.addOnGroupIds.filter((id) => id !== groupId) }
        : item,
    ),
  });

/** Returns the dishes above and below one within its category, the targets of "move up" and "move down". */
export function neighboursOf(
  items: readonly MenuItem[],
  item: MenuItem,
): { above: string | null; below: string | null } {
  const siblings = items.filter(({ categoryId }) => categoryId === item.categoryId);
  const at = siblings.findIndex(({ id }) => id === item.id);
  return { above: siblings[at - 1]?.id ?? null, below: at < 0 ? null : (siblings[at + 1]?.id ?? null) };
}

export const isSameContent = (a: MenuContent, b: MenuContent): boolean => same(contentOf(a), contentOf(b));

/** Returns when the next business day begins (epoch ms); "until tomorrow" lasts until then. */
export const tomorrow = (now: number, cutoff: string): number =>
  startOf(businessDayOf(now, cutoff)) + DAY + minutesOf(cutoff) * MINUTE;

export const isUntilTold = (until: number): boolean => until >= UNTIL_TOLD;
