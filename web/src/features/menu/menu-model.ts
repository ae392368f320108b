import { newId } from '@bhoj/domain/platform/ids';
import { DAY, MINUTE, businessDayOf, minutesOf, startOf } from '@bhoj/domain/time/ist';
import type { Category, Menu, MenuContent, MenuItem } from '@bhoj/domain/menu/menu.schema';

export const contentOf = ({ categories, items, addOnGroups }: Menu): MenuContent => ({
  categories,
  items,
  addOnGroups,
});

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

export interface CategoryGroup {
  readonly category: Category;
  readonly items: readonly MenuItem[];
}

/** The menu in its own order. With a search, only the dishes that match, and the categories that hold one. */
export function grouped(menu: Pick<Menu, 'categories' | 'items'>, search: string): CategoryGroup[] {
  const wanted = folded(search);
  const matches = (item: MenuItem) =>
    wanted === '' ||
    [item.name, item.nameHi ?? '', item.description].some((text) => folded(text).includes(wanted));
  return menu.categories
    .map((category) => ({
      category,
      items: menu.items.filter((item) => item.categoryId === category.id && matches(item)),
    }))
    .filter(({ items }) => wanted === '' || items.length > 0);
}

/** The menu with a dish put in its old place, or at the end where it is new; its category is made where none has its name. */
export function withDish(
  content: MenuContent,
  dish: Omit<MenuItem, 'categoryId'>,
  categoryName: string,
): MenuContent {
  const known = content.categories.find(({ name }) => folded(name) === folded(categoryName));
  const category = known ?? { id: newId(), name: categoryName.trim(), nameHi: null, from: null, to: null };
  const item: MenuItem = { ...dish, categoryId: category.id };
  const isNew = content.items.every(({ id }) => id !== item.id);
  return {
    ...content,
    categories: known === undefined ? [...content.categories, category] : content.categories,
    items: isNew ? [...content.items, item] : content.items.map((i) => (i.id === item.id ? item : i)),
  };
}

export const withoutDish = (content: MenuContent, itemId: string): MenuContent => ({
  ...content,
  items: content.items.filter(({ id }) => id !== itemId),
});

/** Undo: the dish back where it stood, and its category with it where that is gone too. */
export function withDishBack(
  content: MenuContent,
  item: MenuItem,
  index: number,
  category: Category,
): MenuContent {
  if (content.items.some(({ id }) => id === item.id)) return content;
  const hasCategory = content.categories.some(({ id }) => id === item.categoryId);
  return {
    ...content,
    categories: hasCategory ? content.categories : [...content.categories, category],
    items: content.items.toSpliced(index, 0, item),
  };
}

export const withCategory = (content: MenuContent, category: Category): MenuContent => ({
  ...content,
  categories: content.categories.map((known) => (known.id === category.id ? category : known)),
});

export const withoutCategory = (content: MenuContent, categoryId: string): MenuContent => ({
  ...content,
  categories: content.categories.filter(({ id }) => id !== categoryId),
});

/** The lowest price that a guest can order the dish at. */
export const lowestPrice = (item: MenuItem): MenuItem['pricePaise'] =>
  item.variants.reduce(
    (low, v) => (v.pricePaise < low ? v.pricePaise : low),
    item.variants[0]?.pricePaise ?? item.pricePaise,
  );

/** When the next business day begins (epoch ms): what "until tomorrow" means. */
export const tomorrow = (now: number, cutoff: string): number =>
  startOf(businessDayOf(now, cutoff)) + DAY + minutesOf(cutoff) * MINUTE;

/** Sold out until somebody says otherwise: an instant that nobody waits for, within what Firestore stores. */
export const UNTIL_TOLD = Date.UTC(9990, 0, 1);

export const isUntilTold = (until: number): boolean => until >= UNTIL_TOLD;
