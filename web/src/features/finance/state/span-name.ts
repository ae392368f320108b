import type { Span } from '@bhoj/domain/figures/span/span';
import { monthName } from '../../../ui/dates/formats.ts';
import { financePart } from '../../../words/owner/finance.ts';
import { useWords } from '../../../words/use-words.ts';

/** November 2026, or April 2026 to March 2027. */
export function useSpanName(): (span: Pick<Span, 'from' | 'to'>) => string {
  const words = useWords(financePart);
  return ({ from, to }) => words.months(monthName(from), monthName(to));
}
