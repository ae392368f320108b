import { expect, it } from 'vitest';
import { countCreditNote, countInvoice, countVoid } from '@bhoj/domain/days/day';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { aCreditNote, anInvoice } from '@bhoj/domain/fixtures/billing';
import { anExpense } from '@bhoj/domain/fixtures/expenses';
import { monthOfDays } from '@bhoj/domain/figures/span/month';
import { statementOf } from '@bhoj/domain/figures/span/profit-and-loss';
import { spanCostsOf } from '@bhoj/domain/figures/span/span-costs';
import { booksOf } from '@bhoj/domain/books/books';
import { minus, plus, sum } from '@bhoj/domain/money/money';

const invoice = anInvoice();
const sold = (day: string, bills: number) =>
  Array.from({ length: bills }).reduce<ReturnType<typeof emptyDay>>(
    (known) => countInvoice(known, invoice),
    emptyDay(day),
  );

/** A month of days with bills, a void bill and a credit note. */
const days = [
  sold('2026-11-02', 3),
  countVoid(sold('2026-11-03', 2), invoice),
  countCreditNote(sold('2026-11-04', 1), aCreditNote()),
];

/** The figure on the page of a day: before tax, less discounts, less its notes before tax. */
const onTheDaysPage = sum(
  days.map(({ subtotalPaise, discountPaise, credits, debits }) =>
    plus(
      minus(minus(subtotalPaise, discountPaise), minus(credits.totalPaise, credits.taxPaise)),
      minus(debits.totalPaise, debits.taxPaise),
    ),
  ),
);

it('net sales of a month in finance and in its files are the sum of the pages of its days', () => {
  const expenses = [{ id: 'e1', value: anExpense() }];
  const month = monthOfDays('2026-11', { days, expenses: [anExpense()], at: 0 });
  const net = statementOf(spanCostsOf([month])).lines.find(({ name }) => name === 'net');
  expect(onTheDaysPage).toBeGreaterThan(0);
  expect(net?.amountPaise).toBe(onTheDaysPage);
  const { totals } = booksOf(days, expenses, { months: [] });
  expect(totals.netPaise).toBe(onTheDaysPage);
  expect(totals.expensesPaise).toBe(month.expenses.totalPaise);
});
