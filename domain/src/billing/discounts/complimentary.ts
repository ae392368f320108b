import { Refusal } from '../../catalogue/reasons.ts';
import { handLeads } from '../../orders/acts/combo-leads.ts';
import { splitLines } from '../../orders/acts/split-lines.ts';
import { openPortions } from '../bill/portions.ts';
import type { Account, BillableAccount } from '../shape/account.ts';
import type { Complimentary } from '../shape/complimentary.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';

/** Returns the complimentary portions among these. */
export const complimentaryPortions = (
  { complimentary }: Pick<BillableAccount['money'], 'complimentary'>,
  portions: Portions,
): Portions =>
  Object.fromEntries(Object.entries(portions).filter(([id]) => Object.hasOwn(complimentary, id)));

/** Returns the entries of these lines. */
const entriesOf = (complimentary: Complimentary, isWanted: (id: string) => boolean): Complimentary =>
  Object.fromEntries(Object.entries(complimentary).filter(([id]) => isWanted(id)));

/** Returns the complimentary lines of a document for these portions. */
export const complimentaryOn = (complimentary: Complimentary, portions: Portions): Complimentary =>
  entriesOf(complimentary, (id) => Object.hasOwn(portions, id));

/** Returns the complimentary lines that still have open portions after a document. */
export const complimentaryLeft = (complimentary: Complimentary, order: Account['order']): Complimentary =>
  complimentaryOn(complimentary, openPortions(order));

/**
 * Returns the account with the open portions of these lines (or the delivery charge) given for nothing; `given` null
 * makes them paid again. Throws `portions-taken`, with the lines, when a line has no open portion.
 */
export function setComplimentary(
  { order, money }: Account,
  lineIds: readonly string[],
  given: Complimentary[string] | null,
): Account {
  const named = new Set(lineIds);
  const others = entriesOf(money.complimentary, (id) => !named.has(id));
  if (given === null) return { order, money: { ...money, complimentary: others } };
  const open = openPortions(order);
  const taken = lineIds.filter((id) => !Object.hasOwn(open, id));
  if (taken.length > 0) throw new Refusal('portions-taken', { lineIds: taken });
  // A combo's leading line bears its packing charge. One dish for nothing must not take that charge along.
  const handed = handLeads(order, lineIds, {
    given: Object.keys(others),
    outside: money.discount?.outside ?? [],
  });
  const added = Object.fromEntries(handed.ids.map((id) => [id, given]));
  return {
    order: handed.order,
    money: { ...money, complimentary: { ...others, ...added } },
  };
}

/**
 * Returns the account with these portions of the lines split off as lines of their own, and the ids of the new lines by those of
 * the original ones. The discount on the rest of a line stays as it is. Throws `portions-taken`, with the lines, for more
 * portions than are open.
 */
export function splitForGiving(
  { order, money }: Account,
  portions: Portions,
): { account: Account; ids: Readonly<Record<string, string>> } {
  const open = openPortions(order);
  const taken = Object.entries(portions).filter(([id, quantity]) => quantity > (open[id] ?? 0));
  if (taken.length > 0) throw new Refusal('portions-taken', { lineIds: taken.map(([id]) => id) });
  // A line with all its open portions given is not split, whatever of it is billed.
  const some = Object.fromEntries(
    Object.entries(portions).filter(([id, quantity]) => quantity < (open[id] ?? 0)),
  );
  const { order: split, ids } = splitLines(order, some);
  const { discount } = money;
  const alike = Object.entries(ids).flatMap(([id, newId]) => (discount?.outside.includes(id) ? [newId] : []));
  const outside = discount && { ...discount, outside: [...discount.outside, ...alike] };
  return { account: { order: split, money: { ...money, discount: outside } }, ids };
}
