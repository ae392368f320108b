import { same } from '../../kernel/same.ts';
import { comboFaultsOf } from './combo-faults.ts';
import type { MenuContent, MenuItem } from '../shape/menu.schema.ts';

interface Blamed {
  /** The dish that keeps its earlier state. */
  readonly id: string;
  /** The name of the combo that needs the dish as it was; null where it is itself the combo that cannot be sold. */
  readonly combo: string | null;
}

/**
 * Returns the changed dishes that are to blame for combos that cannot be sold. It is the combo itself where its own slots
 * changed, or where none of the dishes that make it unfit changed; otherwise it is those dishes. `rows` are the changed dishes by
 * id, each with the dish as it was.
 */
export function blamedForCombos(
  content: Pick<MenuContent, 'items' | 'addOnGroups'>,
  rows: ReadonlyMap<string, { readonly known: MenuItem | null }>,
): Blamed[] {
  const faults = Map.groupBy(comboFaultsOf(content), ({ combo }) => combo);
  const blamed = content.items.flatMap(({ id, name, combo }): Blamed[] => {
    const found = combo === undefined ? [] : (faults.get(name) ?? []);
    if (combo === undefined || found.length === 0) return [];
    const row = rows.get(id);
    const isAsBefore = row === undefined || (row.known !== null && same(row.known.combo, combo));
    const dishes = found.map(({ at }) =>
      at === null ? undefined : combo.slots[at[0]]?.choices[at[1]]?.itemId,
    );
    const ofDishes = dishes.filter((itemId) => itemId !== undefined && rows.has(itemId));
    if (isAsBefore && ofDishes.length > 0)
      return ofDishes.flatMap((itemId) => (itemId === undefined ? [] : [{ id: itemId, combo: name }]));
    return row === undefined ? [] : [{ id, combo: null }];
  });
  return blamed.filter((one, i) => blamed.findIndex(({ id }) => id === one.id) === i);
}
