import { useCallback } from 'react';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { BuyingRefusal } from '@bhoj/domain/stock/buying/refused';
import type { z } from 'zod';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { buyingReasonsPart } from '../../../messages/owner/buying-reasons/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { dayName } from '../../../ui/dates/formats.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { useWords } from '../../../words/use-words.ts';

/** A callable about buying. `failure` has the facts of the last refusal; `run` resolves to the answer, or null. */
export interface BuyingAct<C extends Contract> {
  readonly pending: boolean;
  readonly failure: CallFacts | null;
  readonly run: (input: z.input<C['input']>) => Promise<OutputOf<C> | null>;
}

export function useBuyingAct<C extends Contract>(contract: C): BuyingAct<C> {
  const attempt = useAttempt(contract);
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  return {
    pending,
    failure,
    run: useCallback((input) => run<OutputOf<C> & object>(() => attempt(input) as never), [attempt, run]),
  };
}

/** Returns why an act was refused, in a sentence; null without a refusal. */
export function useWhy(): (failure: CallFacts | null) => string | null {
  const reasons = useWords(reasonsPart);
  const { known, sent, ...whys } = useWords(buyingReasonsPart);
  return (failure) => {
    if (failure === null) return null;
    const { reason, details } = failure;
    if (reason === 'request-id-used') return sent;
    if (reason !== 'buying-refused') return reasons[reason];
    const why = details['why'] as BuyingRefusal;
    return why === 'receipt-known' ? known(dayName(String(details['enteredOn']))) : whys[why];
  };
}
