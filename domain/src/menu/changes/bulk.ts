import { blamedForCombos } from '../combos/blamed-for-combos.ts';
import { withComboMarks } from '../combos/combo-faults.ts';
import { same } from '../../kernel/same.ts';
import { changedPrice } from './bulk-price.ts';
import { hasMrp, mrpFaultOf } from '../shape/mrp.ts';
import { lowestPrice } from '../dish/lowest-price.ts';
import { mayBeGoods } from '../shape/tax-class.ts';
import { wrongNamesInDish } from '../dish/wrong-names.ts';
import type { PriceChange } from './bulk-price.ts';
import type { TaxClass } from '../shape/tax-class.ts';
import type { Category, MenuContent, MenuItem } from '../shape/menu.schema.ts';

/** One change of all chosen dishes. Opening hours belong to categories; null `from` and `to` offer them all day. */
export type BulkEdit =
  | { readonly what: 'station'; readonly station: string }
  | { readonly what: 'taxClass'; readonly taxClass: TaxClass }
  | { readonly what: 'hours'; readonly from: string | null; readonly to: string | null }
  | { readonly what: 'price'; readonly change: PriceChange };

/** Why a chosen dish is not changed. */
export type BulkFault =
  | 'needs-hsn'
  | 'has-mrp'
  | 'liquor-as-food'
  | 'no-price'
  | 'open-price'
  | 'above-mrp'
  | 'part-of-category'
  | 'in-combo'
  | 'combo-class'
  | 'not-on-list';

interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

export interface BulkResult {
  readonly content: MenuContent;
  readonly dishes: readonly Pair<MenuItem>[];
  readonly categories: readonly Pair<Category>[];
  readonly refused: readonly {
    readonly dish: MenuItem;
    readonly fault: BulkFault;
    /** For `in-combo`: the name of the combo that needs the dish as it is. */
    readonly combo?: string;
  }[];
}

function priced(
  dish: MenuItem,
  change: PriceChange,
  { addOnGroups }: Pick<MenuContent, 'addOnGroups'>,
): MenuItem | BulkFault {
  if (dish.open !== undefined) return 'open-price';
  const variants: MenuItem['variants'] = [];
  for (const variant of dish.variants) {
    const pricePaise = changedPrice(variant.pricePaise, change);
    if (pricePaise === null) return 'no-price';
    variants.push({ ...variant, pricePaise });
  }
  const pricePaise =
    variants.length > 0 ? lowestPrice({ ...dish, variants }) : changedPrice(dish.pricePaise, change);
  if (pricePaise === null) return 'no-price';
  const after = { ...dish, variants, pricePaise };
  return mrpFaultOf(after, addOnGroups) === null ? after : 'above-mrp';
}

function classed(dish: MenuItem, taxClass: TaxClass): MenuItem | BulkFault {
  if (dish.taxClass === taxClass) return dish;
  if (taxClass === 'goods') return 'needs-hsn';
  if (hasMrp(dish)) return 'has-mrp';
  const hsn = mayBeGoods(taxClass) ? dish.goods?.hsn : undefined;
  const after = { ...dish, taxClass, goods: hsn === undefined ? null : { hsn, taxBp: 0 } };
  return wrongNamesInDish(dish, after).length > 0 ? 'liquor-as-food' : after;
}

function edited(
  dish: MenuItem,
  edit: Exclude<BulkEdit, { what: 'hours' }>,
  menu: Pick<MenuContent, 'addOnGroups'>,
): MenuItem | BulkFault {
  switch (edit.what) {
    case 'station':
      return { ...dish, station: edit.station };
    case 'taxClass':
      return classed(dish, edit.taxClass);
    case 'price':
      return priced(dish, edit.change, menu);
  }
}

/** Hours belong to a category, so they change only where all of its dishes are chosen. */
function withHours(
  menu: MenuContent,
  chosen: ReadonlySet<string>,
  { from, to }: Pick<Category, 'from' | 'to'>,
): BulkResult {
  const isWhole = (categoryId: string) =>
    menu.items.every((dish) => dish.categoryId !== categoryId || chosen.has(dish.id));
  const whole = new Set(
    menu.items.map((dish) => dish.categoryId).filter((id, i, ids) => ids.indexOf(id) === i && isWhole(id)),
  );
  const categories = menu.categories.map((category) =>
    whole.has(category.id) ? { ...category, from, to } : category,
  );
  return {
    content: { ...menu, categories },
    dishes: [],
    categories: menu.categories.flatMap((before, i) => {
      const after = categories[i] ?? before;
      return same(before, after) ? [] : [{ before, after }];
    }),
    refused: menu.items
      .filter((dish) => chosen.has(dish.id) && !whole.has(dish.categoryId))
      .map((dish) => ({ dish, fault: 'part-of-category' })),
  };
}

/** Returns a result without changes that make a combo unfit for sale: its dishes, or the combo itself, stay. */
function withCombosKept({ content, dishes, refused, ...rest }: BulkResult): BulkResult {
  const rows = new Map(dishes.map(({ before }) => [before.id, { known: before }]));
  const blamed = blamedForCombos(withComboMarks(content), rows);
  if (blamed.length === 0) return { content, dishes, refused, ...rest };
  const kept = new Map(blamed.map(({ id, combo }) => [id, combo]));
  const isKept = ({ before }: Pair<MenuItem>) => kept.has(before.id);
  const before = new Map(dishes.filter(isKept).map((pair) => [pair.before.id, pair.before]));
  const more = [...before.values()].map((dish): BulkResult['refused'][number] => {
    const combo = kept.get(dish.id) ?? null;
    return combo === null ? { dish, fault: 'combo-class' } : { dish, fault: 'in-combo', combo };
  });
  return withCombosKept({
    ...rest,
    content: { ...content, items: content.items.map((item) => before.get(item.id) ?? item) },
    dishes: dishes.filter((pair) => !isKept(pair)),
    refused: [...refused, ...more],
  });
}

/** Changes the chosen dishes. The result names dishes that cannot be changed, and they stay as they are. */
export function bulkEdited(menu: MenuContent, chosen: ReadonlySet<string>, edit: BulkEdit): BulkResult {
  if (edit.what === 'hours') return withHours(menu, chosen, edit);
  const dishes: Pair<MenuItem>[] = [];
  const refused: BulkResult['refused'][number][] = [];
  const items = menu.items.map((dish) => {
    if (!chosen.has(dish.id)) return dish;
    const after = edited(dish, edit, menu);
    if (typeof after === 'string') {
      refused.push({ dish, fault: after });
      return dish;
    }
    if (!same(dish, after)) dishes.push({ before: dish, after });
    return after;
  });
  return withCombosKept({ content: { ...menu, items }, dishes, categories: [], refused });
}
