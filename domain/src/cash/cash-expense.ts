import type { Expense } from '../expenses/expense.schema.ts';
import { ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';

/** Returns the expense for cash paid out of a till. `day`: `yyyy-mm-dd`, `at`: epoch ms. */
export const cashExpense = (i: {
  readonly category: string;
  readonly vendor: string;
  readonly amountPaise: Paise;
  readonly reason: string;
  readonly day: string;
  readonly cashSession: string;
  readonly at: number;
}): Expense => ({
  day: i.day,
  month: i.day.slice(0, 7),
  vendor: i.vendor,
  parts: [{ category: i.category, item: '', amountPaise: i.amountPaise, quantity: null, unit: '' }],
  amountPaise: i.amountPaise,
  gstPaise: ZERO,
  description: i.reason,
  method: 'drawer',
  dueOn: null,
  hasPhoto: false,
  templateId: null,
  createdAt: i.at,
  changedAt: i.at,
  cashSession: i.cashSession,
});
