import { sum, times } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Menu, MenuItem, Variant } from '../shape/menu.schema.ts';
import type { ChosenPart, Combo, ComboChoice, ComboSlot } from '../shape/combo.schema.ts';

/** A dish of a combo as somebody chose it, `times` times. */
export interface Part {
  readonly slot: ComboSlot;
  readonly choice: ComboChoice;
  readonly times: number;
  readonly dish: MenuItem;
  readonly variant: Variant | null;
}

type IsOut = (choice: ComboChoice) => boolean;

/** True where nobody has to choose: the slot has one choice. */
export const isFixed = ({ choices }: ComboSlot): boolean => choices.length === 1;

/** Returns the choices of a slot before anybody has chosen: its first ones that are not sold out. */
export function firstOf({ choices, take }: ComboSlot, isOut: IsOut): ComboChoice[] {
  const open = choices.filter((choice) => !isOut(choice));
  const from = open.length > 0 ? open : choices;
  return Array.from({ length: take }, (_, i) => from[i % from.length]).filter((one) => one !== undefined);
}

/** Returns the dish of a choice and its size; null where the menu does not have them. */
export function dishOfChoice(
  { items }: Pick<Menu, 'items'>,
  { itemId, variantId }: Pick<ComboChoice, 'itemId' | 'variantId'>,
): Pick<Part, 'dish' | 'variant'> | null {
  const dish = items.find(({ id }) => id === itemId);
  const variant = dish?.variants.find(({ id }) => id === variantId) ?? null;
  return dish === undefined || (variant === null) !== (variantId === null && dish.variants.length === 0)
    ? null
    : { dish, variant };
}

/**
 * Returns the parts of a combo, in the order of its slots; null where `chosen` names a slot or a choice that the combo does
 * not have, or too few or too many of a slot. A slot that it does not name gets its first choices.
 */
export function partsOf(
  menu: Pick<Menu, 'items'>,
  { slots }: Combo,
  chosen: readonly ChosenPart[] = [],
  isOut: IsOut = () => false,
): Part[] | null {
  const parts: Part[] = [];
  let known = 0;
  for (const slot of slots) {
    const own = chosen.filter(({ slotId }) => slotId === slot.id);
    known += own.length;
    const taken =
      own.length === 0
        ? firstOf(slot, isOut)
        : own.flatMap(
            ({ itemId, variantId }) =>
              slot.choices.find((one) => one.itemId === itemId && one.variantId === variantId) ?? [],
          );
    if (taken.length !== slot.take) return null;
    for (const choice of new Set(taken)) {
      const found = dishOfChoice(menu, choice);
      if (found === null) return null;
      parts.push({ slot, choice, times: taken.filter((one) => one === choice).length, ...found });
    }
  }
  return known === chosen.length ? parts : null;
}

/** The portions of a part in one combo. */
export const portionsOfPart = ({ choice, times }: Part): number => choice.quantity * times;

/** What the chosen parts cost beside the price of the combo. */
export const extrasOf = (parts: readonly Part[]): Paise =>
  sum(parts.map((part) => times(part.choice.extraPaise, part.times)));
