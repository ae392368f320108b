import { FOOD_MARKS } from '../shape/menu.schema.ts';
import { foodAnswerOf } from '../dish/food-rules.ts';
import { FOOD_RULES } from '../shape/food-list.ts';
import type { FoodAnswer } from '../dish/food-rules.ts';
import type { FoodRule } from '../shape/food-list.ts';
import { dishOfChoice } from './chosen-parts.ts';
import type { Mark, MenuContent, MenuItem } from '../shape/menu.schema.ts';
import type { ComboChoice } from '../shape/combo.schema.ts';

/**
 * What is wrong with a combo. `not-on-menu`: a choice names a dish or a size that the menu does not have. `not-standard`: liquor,
 * packaged or exempt goods, which would make a mixed supply at the highest rate (CGST Act s. 8(b)). `combo-in-combo`: a choice is
 * a combo. `asks`: the dish has a required choice of its own. `stricter-mark`: the combo is marked stricter than a choice.
 * `own-choices`: the combo has sizes or add-ons. `class`: the combo itself is not restaurant service. `twice`: an id is there
 * twice, or a slot has a choice twice. `by-weight` and `open`: the dish has no price for one portion.
 */
export const COMBO_FAULTS = [
  'not-on-menu',
  'not-standard',
  'combo-in-combo',
  'asks',
  'by-weight',
  'open',
  'stricter-mark',
  'own-choices',
  'class',
  'twice',
] as const;

export interface ComboFault {
  readonly fault: (typeof COMBO_FAULTS)[number];
  /** The name of the combo. */
  readonly combo: string;
  /** The name of the choice's dish, its id where nobody knows it; null where the combo itself is wrong. */
  readonly dish: string | null;
  /** The slot and the choice in it, from 0; null where the combo itself is wrong. */
  readonly at: readonly [slot: number, choice: number] | null;
}

type Content = Pick<MenuContent, 'items' | 'addOnGroups'>;

/** Returns the least strict mark of the dishes that may be chosen: the combo's. */
export const markOfCombo = (
  content: Pick<MenuContent, 'items'>,
  { combo }: Pick<MenuItem, 'combo'>,
): Mark => {
  const marks = (combo?.slots ?? []).flatMap(({ choices }) =>
    choices.flatMap((choice) => content.items.find(({ id }) => id === choice.itemId)?.mark ?? []),
  );
  return FOOD_MARKS.findLast((mark) => marks.includes(mark)) ?? 'veg';
};

/** Returns a combo's answers to food rules, none better than those of the best dish in each slot. */
function foodOfCombo({ items }: Pick<MenuContent, 'items'>, { food, combo }: MenuItem): MenuItem['food'] {
  const slots = (combo?.slots ?? []).map(({ choices }) =>
    choices.flatMap((choice) => items.find(({ id }) => id === choice.itemId) ?? []),
  );
  const lowered = { ...food };
  for (const rule of FOOD_RULES) {
    const said = slots.filter((dishes) => dishes.length > 0).map((dishes) => bestOf(dishes, rule));
    if (said.includes('does-not')) lowered[rule] = 'does-not';
    else if (said.includes('on-request') && food[rule] === 'fits') lowered[rule] = 'on-request';
  }
  return lowered;
}

/** The answers better than `does-not`, the best first. */
const FROM_BEST: readonly FoodAnswer[] = ['fits', 'on-request', 'not-said'];

/** Returns the best answer among dishes from which a guest chooses one. */
function bestOf(dishes: readonly MenuItem[], rule: FoodRule): FoodAnswer {
  const said = new Set(dishes.map((dish) => foodAnswerOf(dish, rule)));
  return FROM_BEST.find((answer) => said.has(answer)) ?? 'does-not';
}

/**
 * Returns the menu with corrected combos: a combo's mark is at most as strict as the least strict dish in it, and its
 * answers to food rules are no better than those of the best dish in each slot.
 */
export const withComboMarks = <C extends Pick<MenuContent, 'items'>>(content: C): C => ({
  ...content,
  items: content.items.map((item) => {
    const mark = markOfCombo(content, item);
    if (item.combo === undefined) return item;
    const isStricter = FOOD_MARKS.indexOf(item.mark) < FOOD_MARKS.indexOf(mark);
    return { ...item, mark: isStricter ? mark : item.mark, food: foodOfCombo(content, item) };
  }),
});

function choiceFault(
  content: Content,
  choice: ComboChoice,
  names: Names,
): Omit<ComboFault, 'combo' | 'at'> | null {
  const found = dishOfChoice(content, choice);
  const dish = content.items.find(({ id }) => id === choice.itemId);
  if (found === null || dish === undefined) {
    const sizes = [...(dish?.variants ?? []), ...(names.get(choice.itemId)?.variants ?? [])];
    const size = sizes.find(({ id }) => id === choice.variantId)?.name ?? choice.variantId;
    const name = dish?.name ?? names.get(choice.itemId)?.name ?? choice.itemId;
    return { fault: 'not-on-menu', dish: size === null ? name : `${name} (${size})` };
  }
  const { name } = dish;
  if (dish.combo !== undefined) return { fault: 'combo-in-combo', dish: name };
  if (dish.byWeight !== undefined) return { fault: 'by-weight', dish: name };
  if (dish.open !== undefined) return { fault: 'open', dish: name };
  if (dish.taxClass !== 'standard') return { fault: 'not-standard', dish: name };
  const asks = content.addOnGroups.some(({ id, min }) => min > 0 && dish.addOnGroupIds.includes(id));
  return asks ? { fault: 'asks', dish: name } : null;
}

type Names = ReadonlyMap<string, MenuItem>;

const isTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Returns the faults in a menu's combos. `before`, the menu before the change, has the names of deleted dishes. */
export function comboFaultsOf(
  content: Content,
  before: Pick<MenuContent, 'items'> = { items: [] },
): ComboFault[] {
  const names: Names = new Map(before.items.map((item) => [item.id, item]));
  return content.items.flatMap((item): ComboFault[] => {
    const { combo, name } = item;
    if (combo === undefined) return [];
    const own = (fault: ComboFault['fault']): ComboFault => ({
      fault,
      combo: name,
      dish: null,
      at: null,
    });
    const inSlot = ({ choices }: (typeof combo.slots)[number]) =>
      choices.map(({ itemId, variantId }) => `${itemId}:${variantId ?? ''}`);
    const faults = [
      ...(item.variants.length + item.addOnGroupIds.length > 0 ? [own('own-choices')] : []),
      ...(item.taxClass === 'standard' ? [] : [own('class')]),
      ...(isTwice(combo.slots.map(({ id }) => id)) || combo.slots.some((slot) => isTwice(inSlot(slot)))
        ? [own('twice')]
        : []),
      ...combo.slots.flatMap(({ choices }, slot) =>
        choices.flatMap((choice, nth) => {
          const fault = choiceFault(content, choice, names);
          return fault === null ? [] : [{ ...fault, combo: name, at: [slot, nth] as const }];
        }),
      ),
    ];
    if (faults.length > 0) return faults;
    const mark = markOfCombo(content, item);
    const least = FOOD_MARKS.indexOf(mark);
    return FOOD_MARKS.indexOf(item.mark) >= least ? [] : [own('stricter-mark')];
  });
}
