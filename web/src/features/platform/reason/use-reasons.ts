import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { platformReasonsPart } from '../../../messages/owner/platform-reasons/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Returns the sentences of refusals, with those that only the platform's people can be given. */
export function useReasons(): Readonly<Record<FailureReason, string>> {
  const shared = useWords(reasonsPart);
  return { ...shared, ...useWords(platformReasonsPart) };
}
