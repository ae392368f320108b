import { withinRead, lastDays } from '@bhoj/domain/figures/span/trend';
import type { Dates } from '@bhoj/domain/figures/span/trend';
import { firstOfMonth, isIsoDay, isIsoMonth, lastOfMonth } from '../../../ui/dates/iso-day.ts';
import type { IsoDay, IsoMonth } from '../../../ui/dates/iso-day.ts';
import type { Param } from '../../../ui/table/address-params.ts';

export const LAST_DAYS = [7, 28, 60] as const;

/** The last days up to today, a month, or days of one's own. */
export type PeriodChoice =
  | { readonly kind: 'last'; readonly days: (typeof LAST_DAYS)[number] }
  | { readonly kind: 'month'; readonly month: IsoMonth }
  | { readonly kind: 'own'; readonly from: IsoDay; readonly to: IsoDay };

const FIRST: PeriodChoice = { kind: 'last', days: 28 };

/** The days of a choice: none to come, and at most 60. */
export function datesOfChoice(choice: PeriodChoice, today: IsoDay): Dates {
  if (choice.kind === 'last') return lastDays(today, choice.days);
  if (choice.kind === 'own') return withinRead(choice, today);
  return withinRead({ from: firstOfMonth(choice.month), to: lastOfMonth(choice.month) }, today);
}

function written(choice: PeriodChoice): string {
  if (choice.kind === 'last') return String(choice.days);
  return choice.kind === 'month' ? choice.month : `${choice.from}..${choice.to}`;
}

function read(text: string): PeriodChoice | null {
  const days = LAST_DAYS.find((each) => String(each) === text);
  if (days !== undefined) return { kind: 'last', days };
  if (isIsoMonth(text) && text >= '2000-01') return { kind: 'month', month: text };
  const [from = '', to = '', ...more] = text.split('..');
  const isOwn = more.length === 0 && isIsoDay(from) && isIsoDay(to) && from <= to;
  return isOwn ? { kind: 'own', from, to } : null;
}

/** `7`, `28`, `60`, `2026-11`, or `2026-11-01..2026-11-20`. */
export const periodChoiceParam: Param<PeriodChoice> = {
  read: (text) => (text === null ? FIRST : (read(text) ?? FIRST)),
  write: (choice) => (written(choice) === written(FIRST) ? null : written(choice)),
};
