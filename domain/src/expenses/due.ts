import { DAY, addMonths, dateOf, startOf } from '../time/ist.ts';
import type { Expense } from './expense.schema.ts';
import type { ExpenseTemplate } from './template.schema.ts';

/** How many days before its due day a recurring expense is made. */
const AHEAD_DAYS = 7;
/** The most expenses that one template makes at once after a long absence. */
const MOST = 12;

const daysAfter = (day: string, days: number): string => dateOf(startOf(day) + days * DAY);

/**
 * Returns the nth due day of a template, from 0. A monthly template that began on the 31st is due on the last day of a
 * shorter month.
 */
const nthDay = ({ firstOn, every }: Pick<ExpenseTemplate, 'firstOn' | 'every'>, n: number): string =>
  every === 'week' ? daysAfter(firstOn, 7 * n) : dateOf(addMonths(startOf(firstOn), n));

/**
 * Returns the due days that need an expense now: after the last one made, up to seven days ahead, at most twelve. None
 * once the template is stopped.
 */
export function dueDays(
  template: Pick<ExpenseTemplate, 'firstOn' | 'every' | 'madeUntil' | 'active'>,
  today: string,
): string[] {
  const { madeUntil, active } = template;
  const until = daysAfter(today, AHEAD_DAYS);
  const days: string[] = [];
  for (let n = 0; active && days.length < MOST; n += 1) {
    const day = nthDay(template, n);
    if (day > until) break;
    if (madeUntil === null || day > madeUntil) days.push(day);
  }
  return days;
}

/** Returns the id of a template's expense for a due day. Two devices make the same document. */
export const dueId = (templateId: string, day: string): string => `${templateId}-${day}`;

/** Returns a template's expense for a due day. `at`: epoch ms. */
export const dueExpense = (
  templateId: string,
  { vendor, parts, amountPaise, gstPaise, description }: ExpenseTemplate,
  day: string,
  at: number,
): Expense => ({
  day,
  month: day.slice(0, 7),
  vendor,
  parts,
  amountPaise,
  gstPaise,
  description,
  method: null,
  dueOn: day,
  hasPhoto: false,
  templateId,
  createdAt: at,
  changedAt: at,
});

export type DueState = 'paid' | 'due' | 'overdue';

/** Returns `due` until the end of the due day, `overdue` afterwards. */
export const dueState = ({ dueOn }: Pick<Expense, 'dueOn'>, today: string): DueState =>
  dueOn === null ? 'paid' : dueOn < today ? 'overdue' : 'due';
