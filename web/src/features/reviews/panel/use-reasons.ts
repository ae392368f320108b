import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Returns the sentences of refusals, with those that only this page can receive. */
export function useReasons(): Readonly<Record<FailureReason, string>> {
  const shared = useWords(reasonsPart);
  const { refusals } = useWords(reviewsPart);
  return { ...shared, ...refusals };
}
