import type { Cell } from '@bhoj/domain/payroll/shape/muster.schema';
import type { Words } from '../../../words/part.ts';

/** A mark in words, with its overtime. */
export const markText = (
  words: Words<'payrollMuster'>,
  { mark, overtimeMinutes }: Pick<Cell, 'mark' | 'overtimeMinutes'>,
): string =>
  [
    mark === null ? words.noMark : words.marks[mark],
    ...(overtimeMinutes > 0 ? [words.minutes(overtimeMinutes)] : []),
  ].join(', ');
