import { useSyncExternalStore } from 'react';

/**
 * The server's clock as this device can tell it. Orders bear the server's times; a device whose own clock is a day wrong
 * would show every ticket as a day late.
 */

/** An answer that took longer (ms) says too little: the request may have waited on the device for a network. */
const PROMPT = 20_000;

let offset = 0;
const listeners = new Set<() => void>();

/** Takes note of a time that the server set between two moments of the device's clock; all epoch ms. */
export function noteServerTime(asked: number, server: number, answered: number): void {
  if (answered < asked || answered - asked > PROMPT) return;
  const next = Math.round(server - (asked + answered) / 2);
  if (next === offset) return;
  offset = next;
  listeners.forEach((notify) => notify());
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/**
 * How far the server's clock is ahead of the device's, ms; none until the server has been heard. `useNow(…)` and this
 * together are the time that the age of an order is told by.
 */
export const useClockOffset = (): number => useSyncExternalStore(subscribe, () => offset);
