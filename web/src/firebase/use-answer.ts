import { useCallback, useEffect, useState } from 'react';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import type { Gated } from '../ui/shared/gate.ts';
import type { FailureReason } from './call.ts';
import { useAttempt } from './use-attempt.ts';

/** A callable's answer as a value for a gate, and the act of asking again. */
export interface Asked<T> {
  readonly live: Gated<T>;
  /** Asks again. The old answer stays until the new one comes. */
  readonly again: () => void;
}

const DENIED: readonly FailureReason[] = ['not-allowed', 'dismissed', 'sign-in-required'];

/**
 * Calls a callable when the screen opens and whenever `input` changes. A refusal for the reason `missing` means that
 * there is no value.
 */
export function useAnswer<C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
  missing: FailureReason,
): Asked<OutputOf<C>> {
  const attempt = useAttempt(contract);
  const key = JSON.stringify(input);
  const [told, setTold] = useState<{ key: string; live: Gated<OutputOf<C>> }>();
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((n) => n + 1), []);
  useEffect(() => {
    let isOver = false;
    const retry = () => {
      setTold(undefined);
      again();
    };
    void attempt(JSON.parse(key) as z.input<C['input']>).then((answer) => {
      if (isOver) return;
      if ('output' in answer) {
        setTold({ key, live: { state: 'ready', value: answer.output, fromCache: false } });
        return;
      }
      const { reason } = answer.failure;
      const state = reason === missing ? 'missing' : DENIED.includes(reason) ? 'denied' : 'failed';
      setTold({ key, live: { state, retry } });
    });
    return () => {
      isOver = true;
    };
  }, [attempt, key, turn, again, missing]);
  const isTold = told !== undefined && told.key === key;
  return { live: isTold ? told.live : { state: 'loading' }, again };
}
