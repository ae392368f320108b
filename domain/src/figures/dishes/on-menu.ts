import { dishKey } from '../../menu/dish/dish-key.ts';
import type { Menu } from '../../menu/shape/menu.schema.ts';

/** A dish on the menu in one size, with the key under which days count it. */
export interface MenuDish {
  readonly key: string;
  readonly itemId: string;
  readonly variantId: string | null;
  readonly name: string;
}

/** Every dish on the menu, once for each of its sizes. A combo is none: days count its dishes (P-COMBO-6). */
export const dishesOnMenu = ({ items }: Pick<Menu, 'items'>): MenuDish[] =>
  items.flatMap(({ id: itemId, name, variants, combo }) => {
    if (combo !== undefined) return [];
    const sizes = variants.length === 0 ? [null] : variants;
    return sizes.map((size): MenuDish => {
      const dish = {
        itemId,
        variantId: size?.id ?? null,
        name: size === null ? name : `${name} (${size.name})`,
      };
      return { key: dishKey(dish), ...dish };
    });
  });
