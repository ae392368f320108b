import { z } from 'zod';
import { EXPENSE_METHODS, MAX_PARTS, UNITS } from '@bhoj/domain/expenses/expense.schema';
import type { Expense, ExpensePart } from '@bhoj/domain/expenses/expense.schema';
import { RHYTHMS } from '@bhoj/domain/expenses/template.schema';
import type { ExpenseTemplate } from '@bhoj/domain/expenses/template.schema';
import { line, requiredLine } from '@bhoj/domain/kernel/text';
import { same } from '@bhoj/domain/kernel/same';
import { amountSchema } from '@bhoj/domain/money/money.schema';
import { sum } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import { isIsoDay, isIsoMonth } from '../../../ui/dates/iso-day.ts';

/** A typed quantity; null when there is none. */
const quantityText = z
  .string()
  .trim()
  .regex(/^(\d{1,5}(\.\d{1,3})?)?$/)
  .transform((text) => (text === '' ? null : Number(text)))
  .refine((quantity) => quantity === null || quantity > 0);

const partForm = z.object({
  category: requiredLine(40),
  amount: rupeesText,
  item: line(60),
  quantity: quantityText,
  unit: z.enum(UNITS),
});

/** The typed fields of an expense. */
export const expenseForm = z
  .object({
    day: z.string().refine(isIsoDay),
    month: z.string().refine(isIsoMonth),
    vendor: line(80),
    parts: z.array(partForm).min(1).max(MAX_PARTS),
    gst: rupeesText,
    payment: z.enum(['paid', 'due']),
    method: z.enum(EXPENSE_METHODS),
    dueOn: z.string(),
    description: line(200),
    repeats: z.enum(['never', ...RHYTHMS]),
  })
  .superRefine(({ parts, gst, payment, dueOn }, context) => {
    const total = parts.reduce((before, { amount }) => before + amount, 0);
    const fault = (message: string, path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path });
    if (!amountSchema.safeParse(total).success) fault('total-too-large', ['parts', 0, 'amount']);
    else if (gst > total) fault('gst-above-total', ['gst']);
    if (payment === 'due' && !isIsoDay(dueOn)) fault('dueOn', ['dueOn']);
  });
export type ExpenseTyped = z.input<typeof expenseForm>;
export type ExpenseEntered = z.output<typeof expenseForm>;

export const NEW_PART: ExpenseTyped['parts'][number] = {
  category: '',
  amount: '',
  item: '',
  quantity: '',
  unit: '',
};

const typedPart = ({ category, amountPaise, item, quantity, unit }: ExpensePart) => ({
  category,
  amount: typedRupees(amountPaise),
  item,
  quantity: quantity === null ? '' : String(quantity),
  unit,
});

export const emptyForm = (day: string): ExpenseTyped => ({
  day,
  month: day.slice(0, 7),
  vendor: '',
  parts: [NEW_PART],
  gst: '0',
  payment: 'paid',
  method: 'drawer',
  dueOn: '',
  description: '',
  repeats: 'never',
});

/** Returns the form for changing an expense. */
export const formOf = (expense: Expense): ExpenseTyped => ({
  ...emptyForm(expense.day),
  month: expense.month,
  vendor: expense.vendor,
  parts: expense.parts.map(typedPart),
  gst: typedRupees(expense.gstPaise),
  payment: expense.dueOn === null ? 'paid' : 'due',
  method: expense.method ?? 'bank',
  dueOn: expense.dueOn ?? '',
  description: expense.description,
});

/** Returns the form for buying a recurring expense again on a day. */
export const formAgain = (earlier: Expense, day: string): ExpenseTyped => ({
  ...formOf(earlier),
  day,
  month: day.slice(0, 7),
  description: '',
});

const partOf = ({ amount, ...part }: ExpenseEntered['parts'][number]): ExpensePart => ({
  ...part,
  amountPaise: amount,
});

/** Σ of the typed amounts of the parts; a text that is no amount counts as 0. */
export const typedTotal = (parts: readonly { readonly amount?: string | undefined }[]): Paise =>
  sum(parts.flatMap(({ amount }) => rupeesText.safeParse(amount).data ?? []));

const contentOf = ({ vendor, parts, gst, description }: ExpenseEntered) => ({
  vendor,
  parts: parts.map(partOf),
  amountPaise: sum(parts.map(({ amount }) => amount)),
  gstPaise: gst,
  description,
});

const costOf = ({ parts, gstPaise, month }: Expense) => ({ parts, gstPaise, month });

/** Returns the entered expense; `before` is the expense that it changes. `at`: epoch ms. */
export function expenseOf(entered: ExpenseEntered, before: Expense | null, at: number): Expense {
  const isPaid = entered.payment === 'paid';
  const next: Expense = {
    hasPhoto: false,
    templateId: null,
    createdAt: at,
    ...before,
    ...contentOf(entered),
    day: entered.day,
    month: entered.month,
    method: isPaid ? entered.method : null,
    dueOn: isPaid ? null : entered.dueOn,
    changedAt: at,
  };
  return before !== null && same(costOf(before), costOf(next))
    ? { ...next, changedAt: before.changedAt }
    : next;
}

/** Returns the template that repeats an entered expense from its own day on; null without repetition. */
export function templateOf(entered: ExpenseEntered, at: number): ExpenseTemplate | null {
  const { repeats, payment, day, dueOn } = entered;
  if (repeats === 'never') return null;
  const firstOn = payment === 'paid' ? day : dueOn;
  return { ...contentOf(entered), every: repeats, firstOn, madeUntil: firstOn, active: true, createdAt: at };
}
