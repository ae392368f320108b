import { createHash } from 'node:crypto';
import { limits } from '@bhoj/domain/platform/platform.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { RateLimit } from '@bhoj/domain/kernel/contract';
import { transact } from './store.ts';

interface Window {
  start: number;
  /** Calls this instance has seen, how many of them the shared bucket knows, and up to how many it need not know. */
  count: number;
  shared: number;
  granted: number;
}

/**
 * The share of an allowance that one instance grants by itself. An ordinary evening stays below it and costs no write;
 * whoever calls more is counted in a bucket that all instances share.
 */
const LOCAL_SHARE = 0.25;
/** Up to this share of an allowance in all, an instance that has asked the bucket grants a part of the rest by itself too. */
const EASY_SHARE = 0.5;
const MAX_WINDOWS = 20_000;

const windows = new Map<string, Window>();

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

async function countShared(key: string, limit: RateLimit, calls: number, at: number): Promise<number> {
  return transact(`limits ${key}`, async (store) => {
    const known = await store.get(limits, { key });
    const fresh = known === null || at - known.windowStart >= limit.windowMs;
    const bucket = fresh
      ? { count: calls, windowStart: at, expireAt: at + 2 * limit.windowMs }
      : { ...known, count: known.count + calls };
    store.set(limits, { key }, bucket);
    return bucket.count;
  });
}

/** How many more calls need not be counted together, of a `rest` that is left; far from its end a busy captain is not held up. */
const grantOf = (rest: number): number => Math.max(0, Math.floor(rest * LOCAL_SHARE));

/**
 * Counts one call of `name` by `subject` (a uid, a table, an address; it is stored hashed). Throws `too-many-requests`
 * with the ms to wait.
 */
export async function countCall(name: string, limit: RateLimit, subject: string, at: number): Promise<void> {
  const key = `${name}_${limit.per}_${hashOf(subject)}`;
  const known = windows.get(key);
  const window =
    known !== undefined && at - known.start < limit.windowMs
      ? known
      : { start: at, count: 0, shared: 0, granted: Math.max(1, grantOf(limit.max)) };
  if (windows.size > MAX_WINDOWS) windows.clear();
  windows.set(key, window);
  window.count += 1;
  if (window.count <= window.granted) return;
  const refuse = () => new Refusal('too-many-requests', { waitMs: window.start + limit.windowMs - at });
  // Refused already in this window: the bucket need not be asked, and a flood costs no reads.
  if (window.shared > limit.max) throw refuse();
  const told = window.count;
  const calls = told - window.shared;
  window.shared = told;
  const total = await countShared(key, limit, calls, at);
  if (total > limit.max) {
    window.shared = Math.max(window.shared, limit.max + 1);
    throw refuse();
  }
  window.granted = Math.max(window.granted, told + grantOf(limit.max * EASY_SHARE - total));
}
