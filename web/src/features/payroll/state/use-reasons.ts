import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { payReasonsPart } from '../../../messages/owner/payroll-reasons/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Returns the sentences of refusals, with those that only the payroll can be given. */
export function useReasons(): Readonly<Record<FailureReason, string>> {
  const shared = useWords(reasonsPart);
  return { ...shared, ...useWords(payReasonsPart) };
}
