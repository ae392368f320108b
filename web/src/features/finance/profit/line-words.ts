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
