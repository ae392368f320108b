import type { Bound } from './print-table.ts';

/** On the bare page: what React and the browser alone cost. */
const OF_BARE = ['open a table', 'mark a dish', 'back to the tables'] as const;

export type BareTap = (typeof OF_BARE)[number];

/** A tap's counterpart on the bare page, and how many times as long as that it may take. */
interface Goal {
  readonly bare: BareTap;
  /** The figure that a quiet machine reached, with a fifth more (docs/decisions/091). */
  readonly atMost: number;
}

/** ms that a tap may take at the processor of a low-tier phone, on an otherwise idle machine. */
const AT_MOST = 100;

const OF_CAPTAIN = {
  'open a table': { bare: 'open a table', atMost: 3.1 },
  'open the dishes': { bare: 'open a table', atMost: 3.4 },
  'choose a category': { bare: 'mark a dish', atMost: 5 },
  'show all dishes': { bare: 'mark a dish', atMost: 3.7 },
  'add a dish': { bare: 'mark a dish', atMost: 4.1 },
  'back to the table': { bare: 'open a table', atMost: 3.8 },
  'open the bill': { bare: 'open a table', atMost: 2.7 },
  'back to the tables': { bare: 'back to the tables', atMost: 3.7 },
} as const satisfies Readonly<Record<string, Goal>>;

const OF_KITCHEN = {
  'start a line': { bare: 'mark a dish', atMost: 5.2 },
  'a line is ready': { bare: 'mark a dish', atMost: 4.9 },
  undo: { bare: 'mark a dish', atMost: 4.7 },
  'start a ticket': { bare: 'mark a dish', atMost: 6.8 },
  'all ready': { bare: 'mark a dish', atMost: 7 },
} as const satisfies Readonly<Record<string, Goal>>;

export type TapOf = keyof typeof OF_CAPTAIN | keyof typeof OF_KITCHEN | BareTap;

/** The goals of all taps, by row. */
export const GOALS: ReadonlyMap<string, Goal> = new Map(
  Object.entries({ captain: OF_CAPTAIN, kitchen: OF_KITCHEN }).flatMap(([who, goals]) =>
    Object.entries(goals).map(([kind, goal]) => [`${who}: ${kind}`, goal] as const),
  ),
);

export const TIMES_BARE = 'p50 / bare';

export const tapBounds = (): readonly Bound[] =>
  [...GOALS].flatMap(([row, { atMost }]) => [
    { row, column: 'p50', atMost: AT_MOST },
    { row, column: TIMES_BARE, atMost },
  ]);
