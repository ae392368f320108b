import { leftOn } from '@bhoj/domain/menu/portions/portions-left';
import { sizeKey } from '@bhoj/domain/menu/dish/availability';
import { addOnKey } from '@bhoj/domain/menu/portions/portion-keys';
import { MOST_LEFT } from '@bhoj/domain/menu/portions/portions-left.schema';
import type { Counting } from '@bhoj/domain/menu/portions/portions-left.contract';
import type { PortionsLeft } from '@bhoj/domain/menu/portions/portions-left.schema';
import type { Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Words } from '../../../words/part.ts';

/** A dish, size or add-on with portions that can be counted. */
export interface PortionRow {
  readonly key: string;
  readonly label: string;
}

/** The typed portions of a row: now, and at the beginning of each day. */
export interface PortionValues {
  left: string;
  perDay: string;
}

/** Returns the rows of a dish: itself, its sizes, and the add-ons that it offers. */
export const rowsOf = (
  item: MenuItem,
  { addOnGroups }: Pick<Menu, 'addOnGroups'>,
  words: Words<'portionsLeft'>,
): PortionRow[] => [
  { key: item.id, label: words.whole },
  ...item.variants.map(({ id, name }) => ({ key: sizeKey(item.id, id), label: words.size(name) })),
  ...item.addOnGroupIds.flatMap((groupId) => {
    const group = addOnGroups.find(({ id }) => id === groupId);
    return (group?.options ?? []).map(({ id, name }) => ({
      key: addOnKey(groupId, id),
      label: words.addOn(group?.name ?? '', name),
    }));
  }),
];

const typed = (portions: number | null | undefined): string => String(portions ?? '');

/** Returns what the fields show at first, on a business day. */
export const valuesOf = (
  rows: readonly PortionRow[],
  { items }: PortionsLeft,
  day: string,
): PortionValues[] =>
  rows.map(({ key }) => ({ left: typed(leftOn(items[key], day)), perDay: typed(items[key]?.perDay) }));

/** Returns a typed number of portions: undefined for an empty text, null for any other text that is no such number. */
function portionsIn(text: string): number | null | undefined {
  const plain = text.trim();
  if (plain === '') return undefined;
  return /^\d{1,4}$/.test(plain) && Number(plain) <= MOST_LEFT ? Number(plain) : null;
}

export type PortionFault = 'not-a-number' | 'not-per-day' | 'only-per-day';

/** A row with a field that cannot be saved. */
export interface RowFault {
  readonly row: number;
  readonly field: keyof PortionValues;
  readonly fault: PortionFault;
}

/** Returns the fault of each row that has one. */
export const faultsOf = (values: readonly PortionValues[]): RowFault[] =>
  values.flatMap(({ left, perDay }, row): RowFault[] => {
    const [now, daily] = [portionsIn(left), portionsIn(perDay)];
    if (now === null) return [{ row, field: 'left', fault: 'not-a-number' }];
    if (daily === null || daily === 0) return [{ row, field: 'perDay', fault: 'not-per-day' }];
    return now === undefined && daily !== undefined ? [{ row, field: 'left', fault: 'only-per-day' }] : [];
  });

/**
 * Merges the live numbers (`now`) into a form: fields that the person left alone follow the live numbers. Returns the
 * numbers seen and the values kept. `isClash` when the person typed over a number that has changed since.
 */
export function followed(
  before: readonly PortionValues[],
  typed: readonly PortionValues[],
  now: readonly PortionValues[],
): { seen: PortionValues[]; kept: PortionValues[]; isClash: boolean } {
  const seen = before.map((row, i) => ({ ...row, left: now[i]?.left ?? row.left }));
  const isTyped = (i: number) => typed[i]?.left !== before[i]?.left;
  const kept = typed.map((row, i) => (isTyped(i) ? row : { ...row, left: seen[i]?.left ?? row.left }));
  return { seen, kept, isClash: seen.some(({ left }, i) => isTyped(i) && left !== before[i]?.left) };
}

/** Returns the counts that somebody changed, with what they saw before; null ends one. */
export const changedCounts = (
  rows: readonly PortionRow[],
  before: readonly PortionValues[],
  after: readonly PortionValues[],
): Record<string, Counting> =>
  Object.fromEntries(
    rows.flatMap(({ key }, i) => {
      const [was, is] = [before[i], after[i]];
      if (is === undefined || (was?.left === is.left && was.perDay === is.perDay)) return [];
      const [seen, left, perDay] = [was?.left ?? '', is.left, is.perDay].map(portionsIn);
      const daily = typeof left === 'number' && typeof perDay === 'number' ? { perDay } : {};
      return [[key, { left: left ?? null, was: seen ?? null, ...daily }]];
    }),
  );
