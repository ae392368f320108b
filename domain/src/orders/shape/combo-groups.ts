import type { LineCombo } from './line-combo.schema.ts';

interface Grouped {
  readonly quantity: number;
  /** The round of an order's line; missing on a bill. */
  readonly roundId?: string;
  readonly combo?: LineCombo | undefined;
}

/** A dish that stands alone (`combo` is null), or lines of one combo. */
export interface ComboGroup<T> {
  readonly combo: LineCombo | null;
  /** How many combos the lines are of. */
  readonly count: number;
  /** True where the lines are so many whole combos: each part with all its portions. */
  readonly isWhole: boolean;
  readonly lines: readonly T[];
}

function groupOf<T>(lines: readonly T[], lineOf: (one: T) => Grouped): ComboGroup<T> {
  const all = lines.map(lineOf);
  const combo = all[0]?.combo;
  if (combo === undefined) return { combo: null, count: all[0]?.quantity ?? 0, isWhole: false, lines };
  const byPart = new Map<number | undefined, number>();
  for (const { combo: of, quantity } of all)
    byPart.set(of?.part, (byPart.get(of?.part) ?? 0) + quantity / (of?.portions ?? 1));
  const counts = [...byPart.values()];
  const count = Math.ceil(Math.max(...counts));
  const isWhole = counts.length === combo.of && counts.every((one) => one === count);
  return { combo, count, isWhole, lines };
}

/** Returns the lines of a ticket with those of one combo together. A cancelled line is no part of a combo any more. */
export const combosOnTicket = <T extends { readonly line: Grouped; readonly stage: string }>(
  lines: readonly T[],
): ComboGroup<T>[] =>
  inCombos(lines, ({ line, stage }) => ({ ...line, quantity: stage === 'cancelled' ? 0 : line.quantity }));

/** Returns lines with those of one combo together, where its first one stood. */
export function inCombos<T>(lines: readonly T[], lineOf: (one: T) => Grouped): ComboGroup<T>[] {
  const groups = new Map<string, T[]>();
  lines.forEach((one, nth) => {
    const { combo, roundId = '' } = lineOf(one);
    const key = combo === undefined ? `${nth}` : `${roundId} ${combo.ref}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  });
  return [...groups.values()].map((group) => groupOf(group, lineOf));
}
