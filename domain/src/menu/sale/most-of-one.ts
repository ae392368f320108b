import type { AddOnGroup } from '../shape/menu.schema.ts';

/** How many of one add-on may be taken, by the id of its group. */
export type Mosts = Readonly<Record<string, number>>;

/** Returns those numbers that differ from what the groups allow. */
export const changedMosts = (groups: readonly AddOnGroup[], mosts: Mosts): Mosts =>
  Object.fromEntries(
    groups.flatMap(({ id, mostOfOne = 1 }): [string, number][] => {
      const most = mosts[id];
      return most === undefined || most === mostOfOne ? [] : [[id, most]];
    }),
  );

/** Returns the groups as these numbers allow them. */
export const withMosts = (groups: readonly AddOnGroup[], mosts: Mosts): AddOnGroup[] =>
  groups.map((group) => {
    const { mostOfOne = 1, ...plain } = group;
    const most = mosts[group.id] ?? mostOfOne;
    if (most === mostOfOne) return group;
    return most === 1 ? plain : { ...plain, mostOfOne: most };
  });
