import { useSyncExternalStore } from 'react';

/**
 * The server's clock, as far as this device can tell. Orders have the server's times; on a device with a clock that is
 * a day wrong, every ticket would be a day late.
 */

/** ms. A slower answer says too little, because the request may have waited on the device for a network. */
const PROMPT = 20_000;

let offset = 0;
const listeners = new Set<() => void>();

/** Takes a time that the server set between two moments of the device's clock; all epoch ms. */
export function noteServerTime(asked: number, server: number, answered: number): void {
  if (answered < asked || answered - asked > PROMPT) return;
  const next = Math.round(server - (asked + answered) / 2);
  if (next === offset) return;
  offset = next;
  listeners.forEach((notify) => notify());
}

/** Takes the server's time (epoch ms) as it has just told it, when it refused something that a clock decides. */
export function noteToldTime(server: number): void {
  const now = Date.now();
  noteServerTime(now, server, now);
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** Returns by how many ms the server's clock is ahead of the device's; 0 until the server has answered. */
export const useClockOffset = (): number =>
  useSyncExternalStore(
    subscribe,
    () => offset,
    // A page that is rendered ahead knows no server's time.
    () => 0,
  );

/** Returns the current time by the server's clock, epoch ms, for an act. A page that shows the time uses `useNow`. */
export const serverNow = (): number => Date.now() + offset;
