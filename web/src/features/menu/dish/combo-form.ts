import { z } from 'zod';
import { comboFaultsOf, withComboMarks } from '@bhoj/domain/menu/combos/combo-faults';
import {
  MAX_CHOICES,
  MAX_SLOTS,
  MOST_PORTIONS,
  MOST_TAKEN,
  comboSchema,
} from '@bhoj/domain/menu/shape/combo.schema';
import type { Combo } from '@bhoj/domain/menu/shape/combo.schema';
import type { AddOnGroup, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { minus, plus, times, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import { newId } from '@bhoj/domain/kernel/ids';
import { typedNames, typedNamesSchema } from './typed-names.ts';

const whole = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most));

const choiceFormSchema = z.object({
  /** The dish and its size, as `partKey`. */
  dish: z.string().min(1),
  portions: whole(MOST_PORTIONS),
  extra: z
    .string()
    .transform((text) => text.trim() || '0')
    .pipe(rupeesText),
});

/** The slots of a combo, as somebody types them; none for a plain dish. */
export const slotsFormSchema = z
  .array(
    z.object({
      id: z.string(),
      name: comboSchema.shape.slots.element.shape.name,
      otherNames: typedNamesSchema,
      take: whole(MOST_TAKEN),
      choices: z.array(choiceFormSchema).min(1).max(MAX_CHOICES),
    }),
  )
  .max(MAX_SLOTS);
export type SlotsValues = z.input<typeof slotsFormSchema>;

const partKey = (itemId: string, variantId: string | null): string =>
  variantId === null ? itemId : `${itemId}:${variantId}`;

/** Returns the combo of the typed slots; nothing for a plain dish. */
export const comboOf = (slots: z.output<typeof slotsFormSchema>): { combo?: Combo } =>
  slots.length === 0
    ? {}
    : {
        combo: {
          slots: slots.map(({ choices, ...slot }) => ({
            ...slot,
            choices: choices.map(({ dish, portions, extra }) => {
              const [itemId = '', variantId = null] = dish.split(':');
              return { itemId, variantId, quantity: portions, extraPaise: extra };
            }),
          })),
        },
      };

export const slotValuesOf = (combo: Combo | undefined): SlotsValues =>
  (combo?.slots ?? []).map(({ id, name, otherNames, take, choices }) => ({
    id,
    name,
    otherNames: typedNames(otherNames),
    take: String(take),
    choices: choices.map(({ itemId, variantId, quantity, extraPaise }) => ({
      dish: partKey(itemId, variantId),
      portions: String(quantity),
      extra: extraPaise === 0 ? '' : typedRupees(extraPaise),
    })),
  }));

export const newChoice = (): SlotsValues[number]['choices'][number] => ({
  dish: '',
  portions: '1',
  extra: '',
});

export const newSlot = (): SlotsValues[number] => ({
  id: newId(),
  name: '',
  otherNames: typedNames(),
  take: '1',
  choices: [newChoice()],
});

/** A dish that may be in a combo, in one size. */
export interface Choosable {
  readonly key: string;
  readonly name: string;
  readonly pricePaise: Paise;
}

/** Returns the dishes that may be in a combo. `comboFaultsOf` says why others may not. */
export const choosable = (items: readonly MenuItem[], groups: readonly AddOnGroup[]): Choosable[] => {
  const asking = new Set(groups.filter(({ min }) => min > 0).map(({ id }) => id));
  return items
    .filter(
      ({ combo, taxClass, addOnGroupIds }) =>
        combo === undefined && taxClass === 'standard' && !addOnGroupIds.some((id) => asking.has(id)),
    )
    .flatMap(({ id, name, pricePaise, variants }) =>
      variants.length === 0
        ? [{ key: id, name, pricePaise }]
        : variants.map((size) => ({
            key: partKey(id, size.id),
            name: `${name} (${size.name})`,
            pricePaise: size.pricePaise,
          })),
    );
};

/** Returns what a choice costs beside the price of the combo; 0 while that is not typed in full. */
const extraOf = (choice: SlotsValues[number]['choices'][number]): Paise =>
  choiceFormSchema.shape.extra.safeParse(choice.extra).data ?? ZERO;

/**
 * Returns the menu's price of a combo's basic dishes bought one by one. Each slot counts its first choice without an
 * extra price, or else its first choice less the extra, as many times as the slot takes.
 */
export const priceOfParts = (slots: SlotsValues, dishes: readonly Choosable[]): Paise =>
  slots.reduce((sum, { take, choices }) => {
    const first = choices.find((choice) => extraOf(choice) === 0) ?? choices[0];
    const dish = dishes.find(({ key }) => key === first?.dish);
    if (first === undefined || dish === undefined) return sum;
    const often = Math.trunc(Number(take) || 0);
    const portions = often * Math.trunc(Number(first.portions) || 0);
    return minus(plus(sum, times(dish.pricePaise, portions)), times(extraOf(first), often));
  }, ZERO);

interface Rest {
  readonly items: readonly MenuItem[];
  readonly groups: readonly AddOnGroup[];
}

/** Marks the choices that a combo cannot have. */
export function refuseCombo(dish: MenuItem, { items, groups }: Rest, context: z.RefinementCtx): void {
  const others = items.filter(({ id }) => id !== dish.id);
  const content = { items: [...others, dish], addOnGroups: [...groups] };
  for (const { fault, combo, at } of comboFaultsOf(withComboMarks(content))) {
    if (combo !== dish.name || dish.combo === undefined) continue;
    const path = at === null ? ['slots'] : ['slots', at[0], 'choices', at[1], 'dish'];
    context.addIssue({ code: 'custom', path, message: `combo-${fault}` });
  }
}
