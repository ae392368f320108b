import type { ReactNode } from 'react';
import { allDescriptions, allNames } from '@bhoj/domain/catalogue/names';
import { hasWords } from '@bhoj/domain/kernel/folded';
import type * as DishSearch from '@bhoj/domain/menu/dish/dish-search';
import { isDishSoldOut } from '@bhoj/domain/menu/dish/availability';
import { lowestPrice } from '@bhoj/domain/menu/dish/lowest-price';
import { withinWindow } from '@bhoj/domain/time/hours';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { Availability, Category, Mark, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { cartKey, needsChoice, plainSelection, quantityOf } from '../../../blocks/cart/cart.ts';
import type { Cart } from '../../../blocks/cart/cart.ts';

/** A dish in the menu's list. */
export interface ShownDish extends MenuItem {
  /** Beside its price: its answers to food rules. */
  readonly tags?: ReactNode;
  /** Below its price: its offer, and whether it suits the guest. */
  readonly note?: ReactNode;
  /** The guest's food rules. */
  readonly askedFood?: readonly FoodRule[];
  /** True when a sheet opens before it is added: for a choice, or because it may not suit the guest. */
  readonly asks?: boolean;
  /** True when it does not suit, and the guest hides such dishes. */
  readonly isHidden?: boolean;
}

export interface Row {
  readonly item: ShownDish;
  readonly pricePaise: Paise;
  /** True when sizes differ in price; the price is then the lowest. */
  readonly isFrom: boolean;
  readonly isSoldOut: boolean;
}

/** The number of characters that fit into one line beside the button, on the narrowest phone. */
const ONE_LINE = 26;

export const isOneLine = (text: string): boolean => text.length <= ONE_LINE;

export const priceText = ({ byWeight }: Pick<MenuItem, 'byWeight'>, price: Paise): string =>
  formatMoney(price) + (byWeight ? ' / kg' : '');

export interface Section {
  readonly category: Category;
  /** True when the category is served at this hour. */
  readonly isServed: boolean;
  readonly rows: readonly Row[];
}

export interface Wanted {
  readonly search: string;
  /** Empty shows every mark. */
  readonly marks: readonly Mark[];
}

/** How a search compares names by their sound; loaded with the first search. */
export type Forgiving = Pick<typeof DishSearch, 'soundsLike' | 'isNearly'>;

/** True when every typed word occurs in the dish's names, its description or its category, or `alike` says so of its names. */
function fits(
  item: ShownDish,
  category: Category,
  { search, marks }: Wanted,
  alike: Forgiving['isNearly'] = () => false,
): boolean {
  if (item.isHidden) return false;
  if (marks.length > 0 && !marks.includes(item.mark)) return false;
  const texts = [...allNames(item), ...allDescriptions(item), ...allNames(category)];
  return search.trim() === '' || hasWords(texts.join(' '), search) || alike(allNames(item), search);
}

const rowOf = (item: MenuItem, availability: Availability, at: number): Row => ({
  item,
  pricePaise: lowestPrice(item),
  isFrom: new Set(item.variants.map((variant) => variant.pricePaise)).size > 1,
  isSoldOut: isDishSoldOut(availability, item, at),
});

/**
 * Returns the menu for a guest: in the owner's order, without empty categories. Categories outside their hours come
 * last, so that the first dish can be ordered.
 */
export function sectionsOf(
  menu: Menu,
  availability: Availability,
  at: number,
  wanted: Wanted,
  forgiving: Forgiving | null = null,
): Section[] {
  const found = sectionsWith(menu, availability, at, wanted, forgiving?.soundsLike);
  // One wrong letter is forgiven where nothing else is found.
  return found.length > 0 || forgiving === null
    ? found
    : sectionsWith(menu, availability, at, wanted, forgiving.isNearly);
}

function sectionsWith(
  menu: Menu,
  availability: Availability,
  at: number,
  wanted: Wanted,
  alike: Forgiving['isNearly'] | undefined,
): Section[] {
  const sections = menu.categories
    .map((category) => ({
      category,
      isServed: withinWindow(category.from, category.to, at),
      rows: menu.items
        .filter((item) => item.categoryId === category.id && fits(item, category, wanted, alike))
        .map((item) => rowOf(item, availability, at)),
    }))
    .filter((section) => section.rows.length > 0);
  return [...sections.filter(({ isServed }) => isServed), ...sections.filter(({ isServed }) => !isServed)];
}

/** The id of a section's element. */
export const sectionId = (categoryId: string): string => `category-${categoryId}`;

/** More dishes than a phone can show at once. */
const FIRST_DISHES = 8;

/** Returns, for each section, how many of its dishes are visible when the menu opens. */
export function firstIn(sections: readonly Section[]): number[] {
  let left = FIRST_DISHES;
  return sections.map(({ rows }) => {
    const shown = Math.min(rows.length, left);
    left -= shown;
    return shown;
  });
}

/** Returns the sections and dishes that are visible when the menu opens. */
export const firstOf = (sections: readonly Section[]): Section[] =>
  firstIn(sections).flatMap((count, i) => {
    const section = sections[i];
    return section === undefined || count === 0 ? [] : [{ ...section, rows: section.rows.slice(0, count) }];
  });

/** The rows of a section that are drawn together when they come near the screen. */
export const ROWS_TOGETHER = 8;

/** Divides the rows of a section into blocks. */
export const blocksOf = (rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_TOGETHER) }, (_, i) =>
    rows.slice(i * ROWS_TOGETHER, (i + 1) * ROWS_TOGETHER),
  );

/** True when two rows look the same. */
export const isSameRow = (a: Row, b: Row): boolean =>
  a.item === b.item && a.pricePaise === b.pricePaise && a.isFrom === b.isFrom && a.isSoldOut === b.isSoldOut;

/** Returns the portions in the cart that a dish's row shows: those of its plain form, or of all its forms. */
export const shownQuantity = (cart: Cart, item: ShownDish): number => {
  if (asksFor(item)) return quantityOf(cart, item.id);
  const key = cartKey(plainSelection(item.id, 1, item.askedFood));
  return cart.find((entry) => cartKey(entry) === key)?.quantity ?? 0;
};

/** True when a sheet opens before the dish is added. */
export const asksFor = (item: ShownDish): boolean => item.asks ?? needsChoice(item);

/** In the order of the filter. */
export const MARKS = ['veg', 'egg', 'non-veg'] as const;

/** Returns the marks that occur on the menu; a vegetarian restaurant needs no filter. */
export const marksOn = (menu: Menu): Mark[] =>
  MARKS.filter((mark) => menu.items.some((item) => item.mark === mark));
