import { plus, sum, times } from '@bhoj/domain/money/money';
import { sizeKey } from '@bhoj/domain/menu/dish/availability';
import { firstOf, isFixed } from '@bhoj/domain/menu/combos/chosen-parts';
import { quotedParts } from '@bhoj/domain/menu/combos/quoted';
import { judgeFood } from '@bhoj/domain/menu/dish/food-rules';
import { weighed } from '@bhoj/domain/menu/sale/weight';
import { addOnKey } from '@bhoj/domain/menu/portions/portion-keys';
import type { Beside } from '@bhoj/domain/menu/dish/food-rules';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { ChosenPart, ComboChoice, ComboSlot } from '@bhoj/domain/menu/shape/combo.schema';
import type { AddOnGroup, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Paise } from '@bhoj/domain/money/money';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';

/** The choices made for a dish so far; `picked` holds `group/option`, as often as it is taken. */
export interface DishChoice {
  readonly variantId: string | null;
  readonly picked: readonly string[];
  readonly note: string;
  /** The person's food rules for this plate. */
  readonly food: readonly FoodRule[];
  readonly quantity: number;
  /** The dishes chosen for the slots of a combo that have several; missing for a plain dish. */
  readonly parts?: readonly ChosenPart[];
  /** The weight of a dish that is sold by weight; missing for any other. */
  readonly grams?: number;
}

export const groupsOf = (menu: Menu, item: MenuItem): AddOnGroup[] =>
  item.addOnGroupIds.flatMap((id) => menu.addOnGroups.find((group) => group.id === id) ?? []);

/** Whether a dish is sold out as a part of a combo. */
export const isPartOut = (
  { itemId, variantId }: Pick<ChosenPart, 'itemId' | 'variantId'>,
  isOut: (key: string) => boolean,
): boolean => isOut(itemId) || (variantId !== null && isOut(sizeKey(itemId, variantId)));

export const partOf = ({ id }: ComboSlot, { itemId, variantId }: ComboChoice): ChosenPart => ({
  slotId: id,
  itemId,
  variantId,
});

/**
 * The starting choice: the first size that is not sold out, no add-ons, and for each slot of a combo the first dish
 * that is not sold out and breaks none of the person's food rules.
 */
export const firstChoice = (
  menu: Pick<Menu, 'items'>,
  item: MenuItem,
  isOut: (key: string) => boolean,
  food: readonly FoodRule[] = [],
): DishChoice => ({
  variantId: (item.variants.find(({ id }) => !isOut(sizeKey(item.id, id))) ?? item.variants[0])?.id ?? null,
  picked: [],
  note: '',
  food,
  quantity: 1,
  ...(item.byWeight !== undefined && { grams: item.byWeight.steps[0] ?? 0 }),
  ...(item.combo !== undefined && {
    parts: item.combo.slots
      .filter((slot) => !isFixed(slot))
      .flatMap((slot) =>
        firstOf(slot, (one) => {
          const dish = menu.items.find(({ id }) => id === one.itemId);
          const isUnfit = dish !== undefined && judgeFood(dish, food).answer === 'does-not';
          return isUnfit || isPartOut(one, isOut);
        }).map((one) => partOf(slot, one)),
      ),
  }),
});

export const pickedIn = (choice: DishChoice, group: AddOnGroup): number =>
  group.options.filter((option) => choice.picked.includes(addOnKey(group.id, option.id))).length;

/** How many of an option are taken. */
export const countOf = ({ picked }: DishChoice, key: string): number =>
  picked.filter((each) => each === key).length;

/** Takes so many of an option. */
export const withCount = (choice: DishChoice, key: string, count: number): DishChoice => ({
  ...choice,
  picked: [...choice.picked.filter((each) => each !== key), ...Array.from({ length: count }, () => key)],
});

/** The picked options of all groups, each as often as it is taken. */
const pickedOptions = (menu: Menu, item: MenuItem, choice: DishChoice): AddOnGroup['options'] =>
  groupsOf(menu, item).flatMap(({ id, options }) =>
    options.flatMap((option) =>
      Array.from({ length: countOf(choice, addOnKey(id, option.id)) }, () => option),
    ),
  );

/** How many more options the group requires. */
export const missingIn = (choice: DishChoice, group: AddOnGroup): number =>
  Math.max(group.min - pickedIn(choice, group), 0);

/**
 * Picks or unpicks an option; null clears the group. In a group that allows only one, an option replaces the earlier
 * one.
 */
export function toggleOption(choice: DishChoice, group: AddOnGroup, optionId: string | null): DishChoice {
  const key = optionId === null ? null : addOnKey(group.id, optionId);
  const without = choice.picked.filter((picked) => picked !== key);
  if (without.length < choice.picked.length) return { ...choice, picked: without };
  if (group.max === 1 || key === null) {
    const others = without.filter(
      (picked) => !group.options.some((option) => picked === addOnKey(group.id, option.id)),
    );
    return { ...choice, picked: key === null ? others : [...others, key] };
  }
  return pickedIn(choice, group) >= group.max ? choice : { ...choice, picked: [...without, key] };
}

/** Everything that is eaten with the choice: its add-ons, and the parts of a combo. */
export const eatenWith = (menu: Menu, item: MenuItem, choice: DishChoice): Beside[] => [
  ...pickedOptions(menu, item, choice),
  ...(quotedParts(menu, item, choice.parts) ?? []),
];

/** The price of the choice so far. */
export function choicePrice(menu: Menu, item: MenuItem, choice: DishChoice): Paise {
  const variant = item.variants.find((candidate) => candidate.id === choice.variantId);
  const addOns = [...pickedOptions(menu, item, choice), ...(quotedParts(menu, item, choice.parts) ?? [])];
  const pricePaise = variant?.pricePaise ?? item.pricePaise;
  const own = choice.grams === undefined ? pricePaise : weighed(pricePaise, choice.grams);
  const unit = plus(own, sum(addOns.map((addOn) => addOn.pricePaise)));
  return times(unit, choice.quantity);
}

/** The choice as an order's selection, with add-ons in the menu's order. */
export const selectionOf = (menu: Menu, item: MenuItem, choice: DishChoice): Selection => ({
  itemId: item.id,
  variantId: choice.variantId,
  addOnIds: groupsOf(menu, item).flatMap((group) =>
    group.options.flatMap(({ id }) =>
      Array.from({ length: countOf(choice, addOnKey(group.id, id)) }, () => ({
        groupId: group.id,
        optionId: id,
      })),
    ),
  ),
  quantity: choice.quantity,
  note: choice.note.trim(),
  ...(choice.food.length > 0 && { food: [...choice.food] }),
  ...(choice.grams !== undefined && { grams: choice.grams }),
  ...(choice.parts !== undefined && choice.parts.length > 0 && { parts: [...choice.parts] }),
});
