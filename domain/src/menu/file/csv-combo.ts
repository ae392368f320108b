import { nameKey } from '../../kernel/folded.ts';
import { ZERO } from '../../money/money.ts';
import { typedRupees } from '../../money/typed.ts';
import { comboSchema } from '../shape/combo.schema.ts';
import { amountIn, joinedPairs, partedPairs } from './csv-cells.ts';
import type { Combo, ComboChoice, ComboSlot } from '../shape/combo.schema.ts';
import type { MenuItem } from '../shape/menu.schema.ts';

export const COMBO_COLUMN = 'Combo';

/** The cell that makes a plain dish of a combo; an empty one keeps the combo. */
export const NO_COMBO = '-';

/** The dishes of a menu by id, each with its label in the file. */
export type DishLabels = ReadonlyMap<string, string>;

/** `2 x Tawa roti (Half) + 20`. */
const CHOICE = /^(?:(\d{1,2})\s*[x×]\s*)?(.+?)(?:(?<!\s)\s*\+\s*(?:₹\s*)?(\d+(?:\.\d{1,2})?))?$/i;
/** `Curries x 2`. */
const SLOT = /^(.+?)(?:(?<!\s)\s*[x×]\s*(\d))?$/i;

const labelOf = (
  { itemId, variantId }: ComboChoice,
  items: readonly MenuItem[],
  labels: DishLabels,
): string => {
  const size = items.find(({ id }) => id === itemId)?.variants.find(({ id }) => id === variantId)?.name;
  const name = labels.get(itemId) ?? itemId;
  return size === undefined ? name : `${name} (${size})`;
};

/** Returns the slots of a combo as text, such as `Bread = 2 x Tawa roti; Butter naan + 20 | Dal = Dal makhani`. */
export const comboCell = ({ combo }: MenuItem, items: readonly MenuItem[], labels: DishLabels): string =>
  joinedPairs(
    (combo?.slots ?? []).map(({ name, take, choices }) => [
      take === 1 ? name : `${name} x ${take}`,
      choices
        .map((choice) => {
          const times = choice.quantity === 1 ? '' : `${choice.quantity} x `;
          const extra = choice.extraPaise === 0 ? '' : ` + ${typedRupees(choice.extraPaise)}`;
          return `${times}${labelOf(choice, items, labels)}${extra}`;
        })
        .join('; '),
    ]),
  );

/** The dishes that a combo's cell may name, by label. */
export type NamedDishes = ReadonlyMap<string, Pick<ComboChoice, 'itemId' | 'variantId'>>;

/** The dishes that a file may name, with their sizes: by label, or else by id. */
export function namedDishes(items: readonly MenuItem[], labels: DishLabels): NamedDishes {
  const sized = items.flatMap(({ id, variants }) =>
    variants.map((size) => [`${labels.get(id) ?? id} (${size.name})`, id, size.id] as const),
  );
  const plain = items
    .filter(({ variants }) => variants.length === 0)
    .flatMap(({ id, name }) => [[id, id, null] as const, [labels.get(id) ?? name, id, null] as const]);
  return new Map(
    [...sized, ...plain].map(([label, itemId, variantId]) => [nameKey(label), { itemId, variantId }]),
  );
}

/** Returns a name without the size behind it. */
const withoutSize = (label: string): string =>
  label.endsWith(')') ? label.slice(0, label.lastIndexOf('(')).trim() : label;

/** The dish that a choice of a cell names. */
interface NamedChoice {
  /** The texts that may be the dish with its size: the whole text, or the text without its number and its extra price. */
  readonly written: readonly string[];
  /** The name of the dish, without a size. */
  readonly dish: string;
}

/** Returns what each choice of a cell names; nothing where the cell has no pairs. */
export const namesIn = (cell: string): NamedChoice[] =>
  (partedPairs(cell) ?? []).flatMap(([, text]) =>
    text.split(';').map((one) => {
      const [, , label = one.trim()] = CHOICE.exec(one.trim()) ?? [];
      return { written: [one.trim(), label], dish: withoutSize(label) };
    }),
  );

function choiceIn(text: string, dishes: NamedDishes): ComboChoice | null {
  // A dish may be named `7 x 7` or `Roti + ghee`.
  const whole = dishes.get(nameKey(text));
  if (whole !== undefined) return { ...whole, quantity: 1, extraPaise: ZERO };
  const [, times = '1', label = '', extra = '0'] = CHOICE.exec(text) ?? [];
  const dish = dishes.get(nameKey(label));
  const extraPaise = amountIn(extra);
  return dish === undefined || extraPaise === null ? null : { ...dish, quantity: Number(times), extraPaise };
}

/**
 * Returns the combo in a cell; null where it cannot be read or names a dish that the menu does not have. A slot keeps the id
 * and the further names of the known slot with the same name.
 */
export function comboIn(
  cell: string,
  { known, dishes, newId }: { known: Combo | undefined; dishes: NamedDishes; newId: () => string },
): Combo | null {
  const slots = (partedPairs(cell) ?? []).map(([head, text]): ComboSlot | null => {
    const [, name = '', take = '1'] = SLOT.exec(head) ?? [];
    const before = known?.slots.find((slot) => nameKey(slot.name) === nameKey(name));
    const choices = text.split(';').map((one) => choiceIn(one.trim(), dishes));
    return choices.every((choice) => choice !== null)
      ? { id: before?.id ?? newId(), name, otherNames: before?.otherNames ?? {}, take: Number(take), choices }
      : null;
  });
  const read = comboSchema.safeParse({ slots });
  return read.success ? read.data : null;
}
