import type { Statement, StatementLine } from '@bhoj/domain/figures/span/profit-and-loss';
import type { Words } from '../../../words/part.ts';

/** Returns the name of a line in a statement, for food cost with its kind. */
export function lineName(
  words: Words<'financeProfit'>,
  { name, category }: Pick<StatementLine, 'name' | 'category'>,
  { foodKind, isBeforePay }: Pick<Statement, 'foodKind' | 'isBeforePay'>,
): string {
  if (category !== null) return category;
  if (name === 'food' && foodKind !== null) return words.food[foodKind];
  if (name === 'operating' && isBeforePay) return words.operatingBeforePay;
  if (name === 'breakEven' && isBeforePay) return words.breakEvenBeforePay;
  return words.lines[name];
}
