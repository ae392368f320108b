import { useSyncExternalStore } from 'react';

/**
 * The server's clock, as far as this device can tell. Orders have the server's times; with a device's clock that is a
 * day wrong, every ticket would be a day late. Pages of the restaurant's own people ask for the time
 * (`firebase/connection.ts`), and a guest's page hears it with a refused round. The platform's pages use the device's
 * clock, because nothing tells them the server's.
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

/** ms. A told time is from when the call began, so that a smaller difference may only be the time that the call took. */
const CLEARLY = 60_000;

/** Takes the server's time (epoch ms) that a refusal told, where this device's clock differs from it clearly. */
export function noteToldTime(server: number): void {
  const now = Date.now();
  if (Math.abs(server - now - offset) > CLEARLY) noteServerTime(now, server, now);
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
