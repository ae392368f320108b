import { useCallback, useEffect, useState } from 'react';
import type { freeTimes } from '@bhoj/domain/bookings/guests/guest-booking.contract';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { callPlainly } from '../../firebase/call-plainly.ts';
import type { Free } from './booking-model.ts';

export interface Asking {
  readonly slug: string;
  /** Null for today. */
  readonly day: string | null;
  readonly size: number;
  readonly own: { readonly bookingId: string; readonly key: string } | null;
}

export interface FreeTimes {
  /** The last answer; it stays while the next one is awaited. Null before the first. */
  readonly free: Free | null;
  readonly isLooking: boolean;
  /** Why the last question was not answered. */
  readonly failure: FailureReason | null;
  readonly again: () => void;
}

/** Asks for the free times of a day and a size, anew whenever one of them changes. */
export function useFreeTimes({ slug, day, size, own }: Asking): FreeTimes {
  const [turn, setTurn] = useState(0);
  const [free, setFree] = useState<Free | null>(null);
  const [told, setTold] = useState<{ key: string; failure: FailureReason | null } | null>(null);
  const key = JSON.stringify({ slug, day, size, own });
  const question = `${key} ${turn}`;
  useEffect(() => {
    let isOver = false;
    void callPlainly<typeof freeTimes>('freeTimes', JSON.parse(key) as Asking).then((answer) => {
      if (isOver) return;
      if ('output' in answer) setFree(answer.output);
      setTold({ key: question, failure: 'output' in answer ? null : answer.failure.reason });
    });
    return () => {
      isOver = true;
    };
  }, [key, question]);
  const again = useCallback(() => setTurn((n) => n + 1), []);
  const isTold = told?.key === question;
  return { free, isLooking: !isTold, failure: isTold ? told.failure : null, again };
}
