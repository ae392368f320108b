import { menuItemSchema } from '../shape/menu.schema.ts';
import type { MenuContent, MenuItem } from '../shape/menu.schema.ts';

/** The fields of a dish that this program knows. Each save of a menu names them. */
export const knownFields = (): string[] => Object.keys(menuItemSchema.shape);

/** The fields that a program knows if it names none. The list never grows: such a program knows no later fields. */
const FIRST_FIELDS: readonly string[] = [
  'id',
  'categoryId',
  'name',
  'otherNames',
  'description',
  'otherDescriptions',
  'mark',
  'food',
  'spice',
  'photo',
  'station',
  'taxClass',
  'goods',
  'prepMinutes',
  'pricePaise',
  'mrpPaise',
  'packingPaise',
  'variants',
  'addOnGroupIds',
  'code',
];

/**
 * Returns a menu with the stored values of the dishes' fields that the sending program does not know: a tab from before
 * a deployment reads a dish without them, and its next save must not delete them.
 */
export function withUnknownKept<C extends Pick<MenuContent, 'items'>>(
  stored: Pick<MenuContent, 'items'>,
  content: C,
  knows: readonly string[] = FIRST_FIELDS,
): C {
  const before = new Map(stored.items.map((item) => [item.id, Object.entries(item)]));
  const items = content.items.map((item): MenuItem => {
    const unknown = (before.get(item.id) ?? []).filter(([field]) => !knows.includes(field));
    return unknown.length === 0 ? item : { ...item, ...Object.fromEntries(unknown) };
  });
  return { ...content, items };
}
