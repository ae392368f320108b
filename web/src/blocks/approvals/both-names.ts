import { useCallback } from 'react';
import type { AllowedBy } from '@bhoj/domain/approvals/allowed-by.schema';
import { approvalsPart } from '../../messages/shared/approvals/en.ts';
import { useWords } from '../../words/use-words.ts';

/** An act with the person who did it, and who allowed it where they may not. */
interface Given {
  readonly by: { readonly label: string };
  readonly allowedBy?: AllowedBy | undefined;
}

/** Returns who gave something, with the name of who allowed it: "Ravi, allowed by Meera". */
export function useBothNames(): (given: Given) => string {
  const words = useWords(approvalsPart);
  return useCallback(
    ({ by, allowedBy }) => (allowedBy === undefined ? by.label : words.both(by.label, allowedBy.label)),
    [words],
  );
}
