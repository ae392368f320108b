import { rupees } from '@bhoj/domain/money/money';
import { otherDescriptionsOf, otherNamesOf } from './words/in-other-languages.ts';
import type { Food } from '@bhoj/domain/menu/shape/food.schema';
import type { Category, Mark, MenuItem, TaxClass, Variant } from '@bhoj/domain/menu/shape/menu.schema';

export const STATIONS = ['Main kitchen', 'Tandoor', 'South Indian', 'Chinese', 'Bar & beverages'] as const;
type Station = (typeof STATIONS)[number];

/** A dish as on a menu card; values that most dishes share are left out. Prices in rupees. */
interface Dish {
  id: string;
  name: string;
  description: string;
  price: number | { half: number; full: number } | readonly Size[];
  /** Default: veg. */
  mark?: Mark;
  /** Its answers to the food rules; most dishes have none. */
  food?: Food;
  spice?: 1 | 2 | 3;
  station?: Station;
  prepMinutes?: number;
  addOns?: readonly string[];
  /** The slots of a combo. */
  slots?: readonly Slot[];
  /** The weights (grams) that a dish with a price per kilogram offers. */
  byWeight?: readonly number[];
  /** The highest price in rupees of an open dish, from `price` on. */
  openTo?: number;
}

/** A slot by its id and name, and its dishes. */
interface Slot {
  id: string;
  name: string;
  of: readonly { dish: string; size?: string; portions?: number; extra?: number }[];
}

interface Size {
  id: string;
  name: string;
  price: number;
}

interface Section {
  id: string;
  name: string;
  /** Start and end, when the category has hours. */
  hours?: readonly [from: string, to: string];
  station: Station;
  prepMinutes: number;
  taxClass?: TaxClass;
  dishes: readonly Dish[];
}

/** One category of the menu with its dishes. */
export interface MenuSection {
  readonly category: Category;
  readonly items: readonly MenuItem[];
}

function variantsOf({ id: dishId, price }: Pick<Dish, 'id' | 'price'>): Variant[] {
  if (typeof price === 'number') return [];
  const sizes: readonly Size[] =
    'half' in price
      ? [
          { id: 'half', name: 'Half', price: price.half },
          { id: 'full', name: 'Full', price: price.full },
        ]
      : price;
  return sizes.map((size) => ({
    id: size.id,
    name: size.name,
    otherNames: otherNamesOf(`${dishId}/${size.id}`, size.id),
    pricePaise: rupees(size.price),
  }));
}

const slotOf = ({ id, name, of }: Slot): NonNullable<MenuItem['combo']>['slots'][number] => ({
  id,
  name,
  otherNames: otherNamesOf(`slot-${id}`),
  take: 1,
  choices: of.map(({ dish, size = null, portions = 1, extra = 0 }) => ({
    itemId: dish,
    variantId: size,
    quantity: portions,
    extraPaise: rupees(extra),
  })),
});

export function section(s: Section): MenuSection {
  const [from, to] = s.hours ?? [null, null];
  return {
    category: { id: s.id, name: s.name, otherNames: otherNamesOf(s.id), from, to },
    items: s.dishes.map((dish): MenuItem => {
      const variants = variantsOf(dish);
      return {
        id: dish.id,
        categoryId: s.id,
        name: dish.name,
        otherNames: otherNamesOf(dish.id),
        description: dish.description,
        otherDescriptions: otherDescriptionsOf(dish.id),
        mark: dish.mark ?? 'veg',
        food: dish.food ?? {},
        spice: dish.spice ?? 0,
        photo: null,
        station: dish.station ?? s.station,
        taxClass: s.taxClass ?? 'standard',
        goods: null,
        prepMinutes: dish.prepMinutes ?? s.prepMinutes,
        pricePaise:
          typeof dish.price === 'number' ? rupees(dish.price) : (variants[0]?.pricePaise ?? rupees(0)),
        variants,
        addOnGroupIds: [...(dish.addOns ?? [])],
        ...(dish.slots && { combo: { slots: dish.slots.map(slotOf) } }),
        ...(dish.byWeight && { byWeight: { steps: [...dish.byWeight] } }),
        ...(dish.openTo !== undefined &&
          typeof dish.price === 'number' && {
            open: { minPaise: rupees(dish.price), maxPaise: rupees(dish.openTo) },
          }),
      };
    }),
  };
}
