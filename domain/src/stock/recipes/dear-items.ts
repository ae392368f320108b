import { shareOf } from '../../figures/shape/ratio.ts';
import { nameKey } from '../../kernel/folded.ts';
import { paise, sum } from '../../money/money.ts';
import { quantityOf, UNITS } from '../shape/quantity.ts';
import { isUnit } from './typed-recipe.ts';
import { halfUp } from '../../money/scaled.ts';
import type { Expense, ExpensePart } from '../../expenses/expense.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { Measure, Quantity, Unit } from '../shape/quantity.ts';

/** An item that expenses name, with the money spent on it. */
export interface DearItem {
  readonly name: string;
  readonly category: string;
  readonly unit: Unit;
  readonly spentPaise: Paise;
  readonly bought: Quantity;
  /** The quantity and the price of the last purchase. */
  readonly usual: { readonly quantity: Quantity; readonly paise: Paise };
}

const SHOWN_IN = { mass: 'kg', volume: 'litre', count: 'piece' } as const satisfies Record<Measure, Unit>;

interface Bought {
  readonly day: string;
  readonly part: ExpensePart;
  readonly unit: Unit;
  readonly quantity: Quantity;
}

const boughtIn = ({ day, parts }: Pick<Expense, 'day' | 'parts'>): Bought[] =>
  parts.flatMap((part) => {
    const { unit } = part;
    if (part.item === '' || part.quantity === null || part.amountPaise === 0 || !isUnit(unit)) return [];
    const quantity = quantityOf(halfUp(part.quantity * 1000), unit, UNITS[unit]);
    return quantity === null || quantity === 0 ? [] : [{ day, part, unit, quantity }];
  });

/**
 * Returns the items on which most was spent, the dearest first, and their part of all that was spent on items with a quantity. An
 * item that was bought in two measures counts in the measure of its last purchase. `known`: the names of items that are there
 * already.
 */
export function dearItems(
  expenses: readonly Pick<Expense, 'day' | 'parts'>[],
  known: readonly string[],
  most = 10,
): { readonly items: readonly DearItem[]; readonly partBp: number } {
  const there = new Set(known.map(nameKey));
  const groups = Map.groupBy(expenses.flatMap(boughtIn), ({ part }) => nameKey(part.item));
  const all = [...groups.values()].flatMap((group): DearItem[] => {
    const last = group.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1);
    if (last === undefined) return [];
    const { measure } = UNITS[last.unit];
    const alike = group.filter(({ unit }) => UNITS[unit].measure === measure);
    return [
      {
        name: last.part.item,
        category: last.part.category,
        unit: SHOWN_IN[measure],
        spentPaise: sum(group.map(({ part }) => part.amountPaise)),
        bought: alike.reduce((total, { quantity }) => total + quantity, 0),
        usual: { quantity: last.quantity, paise: paise(last.part.amountPaise) },
      },
    ];
  });
  const spent = sum(all.map(({ spentPaise }) => spentPaise));
  const items = all
    .filter(({ name }) => !there.has(nameKey(name)))
    .toSorted((a, b) => b.spentPaise - a.spentPaise || (a.name < b.name ? -1 : 1))
    .slice(0, most);
  const part = sum(items.map(({ spentPaise }) => spentPaise));
  return { items, partBp: shareOf(part, spent) ?? 0 };
}
