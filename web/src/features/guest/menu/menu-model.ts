import { allNames } from '@bhoj/domain/catalogue/names';
import { hasWords } from '@bhoj/domain/kernel/folded';
import { isSoldOut } from '@bhoj/domain/menu/availability';
import { lowestPrice } from '@bhoj/domain/menu/lowest-price';
import { withinWindow } from '@bhoj/domain/time/hours';
import type { Availability, Category, Mark, Menu, MenuItem } from '@bhoj/domain/menu/menu.schema';
import type { Paise } from '@bhoj/domain/money/money';

export interface Row {
  readonly item: MenuItem;
  readonly pricePaise: Paise;
  /** Its sizes cost differently: the price is the least of them. */
  readonly isFrom: boolean;
  readonly isSoldOut: boolean;
}

export interface Section {
  readonly category: Category;
  /** Served at this hour. */
  readonly isServed: boolean;
  readonly rows: readonly Row[];
}

export interface Wanted {
  readonly search: string;
  /** Empty shows every mark. */
  readonly marks: readonly Mark[];
}

/** Every word that was typed stands somewhere in the dish's names, its description or its category. */
function fits(item: MenuItem, category: Category, { search, marks }: Wanted): boolean {
  if (marks.length > 0 && !marks.includes(item.mark)) return false;
  const texts = [...allNames(item), item.description, ...allNames(category)];
  return search.trim() === '' || hasWords(texts.join(' '), search);
}

const rowOf = (item: MenuItem, availability: Availability, at: number): Row => ({
  item,
  pricePaise: lowestPrice(item),
  isFrom: new Set(item.variants.map((variant) => variant.pricePaise)).size > 1,
  isSoldOut: isSoldOut(availability, item.id, at),
});

/** The menu as a guest sees it: in the owner's order, without categories that have nothing to show. */
export function sectionsOf(menu: Menu, availability: Availability, at: number, wanted: Wanted): Section[] {
  return menu.categories
    .map((category) => ({
      category,
      isServed: withinWindow(category.from, category.to, at),
      rows: menu.items
        .filter((item) => item.categoryId === category.id && fits(item, category, wanted))
        .map((item) => rowOf(item, availability, at)),
    }))
    .filter((section) => section.rows.length > 0);
}

/** More than a phone shows at once. */
const FIRST_DISHES = 8;

/** The beginning of the menu: what stands on the screen when it opens. */
export function firstOf(sections: readonly Section[]): Section[] {
  let left = FIRST_DISHES;
  return sections.flatMap((section) => {
    const rows = section.rows.slice(0, left);
    left -= rows.length;
    return rows.length > 0 ? [{ ...section, rows }] : [];
  });
}

/** The marks that the menu has at all: a vegetarian house needs no filter. */
export const marksOn = (menu: Menu): Mark[] =>
  (['veg', 'egg', 'non-veg'] as const).filter((mark) => menu.items.some((item) => item.mark === mark));
