import { useState } from 'react';
import type { Payment } from '@bhoj/domain/billing/invoice';
import { settleBill } from '@bhoj/domain/contracts/billing';
import { newId } from '@bhoj/domain/platform/ids';
import { useOriginals } from '../../blocks/originals.ts';
import { CallFailure, useCall } from '../../firebase/call.ts';
import { captain } from '../../messages/captain.ts';
import { reasonSentences } from '../../messages/reasons.ts';

/**
 * Settles an order. The request keeps its id until it is answered, so that a second try after a lost answer is the
 * same request; the paid bill then shows through the order itself.
 */
export function useSettle(orderId: string) {
  const call = useCall(settleBill);
  const { keep } = useOriginals();
  const [requestId] = useState(newId);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const settle = async (seenRounds: number, payments: Payment[]) => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    try {
      await call({ orderId, requestId, seenRounds, portions: null, payments });
      keep(requestId);
    } catch (cause) {
      const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
      setFailure(reason === 'offline' ? captain.notSettled : reasonSentences[reason]);
      setPending(false);
    }
  };
  return { pending, failure, settle };
}
