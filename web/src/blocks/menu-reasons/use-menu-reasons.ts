import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { menuReasonsPart } from '../../messages/owner/menu-reasons/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { useWords } from '../../words/use-words.ts';

/** Returns the sentences of refusals, with those for acts that save the menu. */
export function useMenuReasons(): Readonly<Record<FailureReason, string>> {
  const shared = useWords(reasonsPart);
  return { ...shared, ...useWords(menuReasonsPart) };
}
