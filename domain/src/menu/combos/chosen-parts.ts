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

/**
 * Returns the choices of a slot before anybody has chosen: the first choice that is not sold out, as many times as the
 * slot takes. A choice without an extra price comes first, so that the combo costs what the menu says.
 */
export function firstOf({ choices, take }: ComboSlot, isOut: IsOut): ComboChoice[] {
  const open = choices.filter((choice) => !isOut(choice));
  const from = open.length > 0 ? open : choices;
  const first = from.find(({ extraPaise }) => extraPaise === 0) ?? from[0];
  return first === undefined ? [] : Array.from({ length: take }, () => first);
}

/** A choice, once for each time that it is taken. */
export interface Taken {
  readonly slot: ComboSlot;
  readonly choice: ComboChoice;
}

/**
 * Returns the dishes that a guest takes from a combo, in the order of its slots; null where `chosen` names a slot or a choice
 * that the combo does not have, or too few or too many dishes of a slot. A slot that it does not name gets its first choice,
 * unless that has an extra price: the guest saw no such price.
 */
export function takenOf(
  { slots }: Combo,
  chosen: readonly ChosenPart[] = [],
  isOut: IsOut = () => false,
): Taken[] | null {
  const taken = slots.flatMap((slot) => {
    const own = chosen.filter(({ slotId }) => slotId === slot.id);
    const choices =
      own.length === 0
        ? firstOf(slot, isOut).filter(({ extraPaise }) => extraPaise === 0 || isFixed(slot))
        : own.map((part) =>
            slot.choices.find((one) => one.itemId === part.itemId && one.variantId === part.variantId),
          );
    return choices.length === slot.take ? choices.map((choice) => choice && { slot, choice }) : [undefined];
  });
  const known = taken.filter((one) => one !== undefined);
  const isAllOfIt = chosen.every(({ slotId }) => slots.some(({ id }) => id === slotId));
  return isAllOfIt && known.length === taken.length ? known : null;
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

/** Returns the parts of a combo as `takenOf` does, each dish once with its size; null if the menu lacks it. */
export function partsOfCombo(
  menu: Pick<Menu, 'items'>,
  combo: Combo,
  ...chosen: [chosen?: readonly ChosenPart[] | undefined, isOut?: IsOut]
): Part[] | null {
  const taken = takenOf(combo, ...chosen);
  if (taken === null) return null;
  const parts: Part[] = [];
  for (const choice of new Set(taken.map((one) => one.choice))) {
    const same = taken.filter((one) => one.choice === choice);
    const found = dishOfChoice(menu, choice);
    if (found === null || same[0] === undefined) return null;
    parts.push({ ...same[0], times: same.length, ...found });
  }
  return parts;
}

/** The portions of a part in one combo. */
export const portionsOfPart = ({ choice, times }: Part): number => choice.quantity * times;

/** The extra price of the chosen parts, on top of the combo's. */
export const extrasOf = (parts: readonly Part[]): Paise =>
  sum(parts.map((part) => times(part.choice.extraPaise, part.times)));
