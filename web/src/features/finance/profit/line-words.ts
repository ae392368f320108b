import { formatMoney } from '@bhoj/domain/money/format';
import type { Statement, StatementLine } from '@bhoj/domain/figures/span/profit-and-loss';
import type { Words } from '../../../words/part.ts';

/** Returns the name of a line in a statement, for food cost with its kind, for wages with what they come from. */
export function lineName(
  words: Words<'financeProfit'>,
  { name, category }: Pick<StatementLine, 'name' | 'category'>,
  { foodKind, payFrom, isBeforePay }: Pick<Statement, 'foodKind' | 'payFrom' | 'isBeforePay'>,
): string {
  if (category !== null) return category;
  if (name === 'food' && foodKind !== null) return words.food[foodKind];
  if (name === 'wages' && payFrom !== null) return words.wages[payFrom];
  if (name === 'operating' && isBeforePay) return words.operatingBeforePay;
  if (name === 'breakEven' && isBeforePay) return words.breakEvenBeforePay;
  return words.lines[name];
}

/** What the statement says of its amounts, in sentences. */
export function notesOf(words: Words<'financeProfit'>, statement: Statement): string {
  const { foodKind, payFrom, inputTaxPaise, moneyBackPaise, adjustmentsPaise } = statement;
  return [
    foodKind === null ? '' : words.foodHint[foodKind],
    payFrom === null ? '' : words.wagesHint[payFrom],
    inputTaxPaise === 0 ? '' : words.inputTax(formatMoney(inputTaxPaise)),
    moneyBackPaise === 0 ? '' : words.moneyBack(formatMoney(moneyBackPaise)),
    adjustmentsPaise === 0 ? '' : words.adjustments(formatMoney(adjustmentsPaise)),
    words.taxNote,
  ]
    .filter((note) => note !== '')
    .join(' ');
}
