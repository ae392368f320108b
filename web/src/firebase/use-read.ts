import { useEffect, useState } from 'react';
import { useClient } from './client.ts';
import type { Client } from './client.ts';
import type { Live } from './live.ts';
import { useRestaurantId } from './restaurant.tsx';

/** Reads once for each `question`, and again on "Try again". `read` must depend on the question alone. */
export function useRead<T>(
  question: string,
  read: (client: Client, restaurantId: string) => Promise<T>,
): Live<T> {
  const client = useClient();
  const restaurantId = useRestaurantId();
  const [attempt, setAttempt] = useState(0);
  const key = `${restaurantId} ${question} ${attempt}`;
  const [held, setHeld] = useState<{ key: string; answer: { value: T } | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const report = (answer: { value: T } | null) => {
      if (isWanted) setHeld({ key, answer });
    };
    read(client, restaurantId).then(
      (value) => report({ value }),
      () => report(null),
    );
    return () => {
      isWanted = false;
    };
    // The key stands for the question, so the same key needs no second read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, restaurantId, key]);
  if (held?.key !== key) return { state: 'loading' };
  return held.answer === null
    ? { state: 'failed', retry: () => setAttempt((n) => n + 1) }
    : { state: 'ready', value: held.answer.value, fromCache: false };
}
