import { planText, planTyped } from '@bhoj/domain/roster/shift-text';
import type { DayPlan, Roster, WeekPlan } from '@bhoj/domain/roster/roster.schema';
import { EMPTY_WEEK } from '@bhoj/domain/roster/week';

/** A person's week as it is typed, Monday to Sunday. */
export type Texts = readonly string[];

/** The typed weeks of the people who were changed. */
export type Typed = Readonly<Record<string, Texts>>;

/** A person's changes of a week, until the page sees them stored. */
export interface Edit {
  readonly typed: Typed;
  readonly graceMinutes: number;
  /** The version on which the changes are based; 0 for no roster. */
  readonly version: number;
  /** The version as which they were saved; null before. */
  readonly savedAs: number | null;
}

export const textsOf = (plan: WeekPlan | undefined): Texts => (plan ?? EMPTY_WEEK).map(planText);

/** Returns the edit while it is not stored yet, or its roster has not arrived. */
export const openEdit = (edit: Edit | null, roster: Roster | null): Edit | null =>
  edit !== null && edit.savedAs !== null && (roster?.version ?? 0) >= edit.savedAs ? null : edit;

/** Returns the edit with other weeks or another grace. It builds on the roster on screen, or on the last save. */
export const edited = (
  edit: Edit | null,
  roster: Roster | null,
  grace: number,
  change: Partial<Pick<Edit, 'typed' | 'graceMinutes'>>,
): Edit => ({
  typed: { ...edit?.typed, ...change.typed },
  graceMinutes: change.graceMinutes ?? edit?.graceMinutes ?? grace,
  version: edit?.savedAs ?? edit?.version ?? roster?.version ?? 0,
  savedAs: null,
});

interface Read {
  readonly people: Record<string, WeekPlan>;
  /** How many days are not readable. */
  readonly faults: number;
}

/** Returns everybody's week with the typed ones; a day that is not readable stays empty and counts as a fault. */
export function readTyped(stored: Readonly<Record<string, WeekPlan>>, typed: Typed): Read {
  const read = Object.entries(typed).map(([id, texts]) => [id, texts.map(planTyped)] as const);
  const faults = read.reduce((sum, [, days]) => sum + days.filter((day) => day === undefined).length, 0);
  const people = Object.fromEntries(read.map(([id, days]) => [id, days.map((day) => day ?? null)]));
  return { people: { ...stored, ...people }, faults };
}

/** Returns a week with its empty days filled from the first typed shifts; `off`: the weekly day off, -1 for none. */
export function filled(texts: Texts, off: number): Texts {
  const first = texts.find((text) => {
    const plan = planTyped(text);
    return plan !== null && plan !== undefined && !plan.isOff;
  });
  if (first === undefined) return texts;
  return texts.map((text, n) => (text.trim() !== '' ? text : n === off ? 'off' : first));
}

const minutesOf = (plan: DayPlan | null | undefined): number =>
  (plan?.shifts ?? []).reduce((sum, { from, to }) => sum + to - from, 0);

/** Returns the hours of a typed week, such as `48` or `47.5`. */
export const hoursOf = (texts: Texts): string =>
  String(Math.round(texts.reduce((sum, text) => sum + minutesOf(planTyped(text)), 0) / 6) / 10);
