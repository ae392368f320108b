import { nameKey } from '../../kernel/folded.ts';
import { MOST_OF_ONE } from '../shape/menu.schema.ts';
import { joinedPairs, partedPairs } from './csv-cells.ts';
import type { Mosts } from '../sale/most-of-one.ts';
import type { AddOnGroup, MenuItem } from '../shape/menu.schema.ts';

/** The column that says how many of one add-on may be taken, by group. */
export const MOST_COLUMN = 'Most of one add-on';

/** The cell that takes all groups of a dish back to one; an empty cell keeps them. */
const ONE_EACH = '-';

type Labels = ReadonlyMap<string, string>;
type WithGroups = Pick<MenuItem, 'addOnGroupIds'>;

/** Returns the add-on groups of a dish, in its order. */
export const addOnGroupsOf = ({ addOnGroupIds }: WithGroups, groups: readonly AddOnGroup[]): AddOnGroup[] =>
  addOnGroupIds.flatMap((id) => groups.find((group) => group.id === id) ?? []);

/** Returns the groups for each dish's row. A group has no row, so it stands in the row of the first dish with it. */
export function groupsByRow(items: readonly WithGroups[], groups: readonly AddOnGroup[]): AddOnGroup[][] {
  const shown = new Set<string>();
  return items.map((item) => {
    const own = addOnGroupsOf(item, groups).filter(({ id }) => !shown.has(id));
    for (const { id } of own) shown.add(id);
    return own;
  });
}

/** Returns the groups that now allow more than one of an add-on: an older file must not take that back. */
export const withMany = (groups: readonly AddOnGroup[]): AddOnGroup[] =>
  groups.filter(({ mostOfOne = 1 }) => mostOfOne > 1);

/** Returns a cell such as `Extras = 1 | Sugar = 3`. */
export const mostCell = (groups: readonly AddOnGroup[], labels: Labels): string =>
  joinedPairs(groups.map(({ id, name, mostOfOne = 1 }) => [labels.get(id) ?? name, String(mostOfOne)]));

/**
 * Reads a cell as `mostCell` writes it, for the groups of a dish. A group that the dish no longer has may stand there with the
 * number that the menu has for it. Null when the cell cannot be read, names a group twice, or asks for another number of such a
 * group.
 */
export function mostsIn(
  item: WithGroups,
  cell: string,
  { groups, labels }: { readonly groups: readonly AddOnGroup[]; readonly labels: Labels },
): Mosts | null {
  const own = addOnGroupsOf(item, groups);
  if (cell === ONE_EACH) return Object.fromEntries(own.map(({ id }) => [id, 1]));
  const mosts: Record<string, number> = {};
  for (const [label, text] of partedPairs(cell) ?? [['', '']]) {
    const group = groups.find(({ id, name }) => nameKey(labels.get(id) ?? name) === nameKey(label));
    const most = /^\d$/.test(text) ? Number(text) : 0;
    if (group === undefined || most < 1 || most > MOST_OF_ONE || Object.hasOwn(mosts, group.id)) return null;
    if (!own.includes(group) && most !== (group.mostOfOne ?? 1)) return null;
    mosts[group.id] = most;
  }
  return mosts;
}
