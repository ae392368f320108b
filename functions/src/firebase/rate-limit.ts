import { createHash } from 'node:crypto';
import { warn } from 'firebase-functions/logger';
import { limits } from '@bhoj/domain/platform/shape/platform.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { RateLimit } from '@bhoj/domain/kernel/contract';
import { transact } from './store.ts';

interface Window {
  start: number;
  /**
   * `count`: how many calls this instance has seen. `shared`: how many of them are counted in the shared bucket. `granted`: up to
   * this count, calls need not ask the bucket.
   */
  count: number;
  shared: number;
  granted: number;
  /** True once the bucket has all the calls of its window. */
  isUsedUp: boolean;
}

/**
 * The share of an allowance that one instance grants alone. Ordinary use stays below it and costs no write; further
 * calls are counted in a bucket that all instances share.
 */
const LOCAL_SHARE = 0.25;
/** While the bucket is below this share of the allowance, an instance that asks may again grant some calls alone. */
const EASY_SHARE = 0.5;
const MAX_WINDOWS = 20_000;

const windows = new Map<string, Window>();

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** Returns the key of a bucket in `limits`. It contains a hash of the subject. */
export const bucketKey = (name: string, per: string, subject: string): string =>
  `${name}_${per}_${hashOf(subject)}`;

/** Adds calls to the shared bucket; returns how many it has. */
const countShared = (key: string, limit: RateLimit, calls: number, at: number): Promise<number> =>
  transact(`limits ${key}`, async (store) => {
    const known = await store.get(limits, { key });
    const fresh = known === null || at - known.windowStart >= limit.windowMs;
    const bucket = fresh
      ? { count: calls, windowStart: at, expireAt: at + 2 * limit.windowMs }
      : { ...known, count: known.count + calls };
    store.set(limits, { key }, bucket);
    return bucket.count;
  });

/**
 * Returns how many of the `rest` calls an instance may grant alone, so that busy captains need not wait for the
 * bucket.
 */
const grantOf = (rest: number): number => Math.max(0, Math.floor(rest * LOCAL_SHARE));

/** Returns how many ms to wait, because this instance knows that the limit is used up; 0 when it is not. Counts nothing. */
export function waitFor(name: string, limit: RateLimit, subject: string, at: number): number {
  const window = windows.get(bucketKey(name, limit.per, subject));
  return window?.isUsedUp === true ? Math.max(0, window.start + limit.windowMs - at) : 0;
}

/**
 * Counts one call of `name` by `subject` (a uid, an order, an address or a restaurant; stored as a hash). Throws
 * `too-many-requests` with `waitMs`, the ms to wait. A fault of counting is logged and stops nobody.
 */
export async function countCall(name: string, limit: RateLimit, subject: string, at: number): Promise<void> {
  const key = bucketKey(name, limit.per, subject);
  const known = windows.get(key);
  const window =
    known !== undefined && at - known.start < limit.windowMs
      ? known
      : { start: at, count: 0, shared: 0, granted: Math.max(1, grantOf(limit.max)), isUsedUp: false };
  if (windows.size > MAX_WINDOWS) windows.clear();
  windows.set(key, window);
  window.count += 1;
  if (window.count <= window.granted) return;
  const refuse = () => new Refusal('too-many-requests', { waitMs: window.start + limit.windowMs - at });
  // The limit is already exceeded in this window, so a flood costs no further reads of the bucket.
  if (window.shared > limit.max) throw refuse();
  const told = window.count;
  const calls = told - window.shared;
  window.shared = told;
  const total = await countShared(key, limit, calls, at).catch(() => null);
  if (total === null) {
    warn('a call was not counted', { call: name });
    return;
  }
  window.isUsedUp = total >= limit.max;
  if (total > limit.max) {
    window.shared = Math.max(window.shared, limit.max + 1);
    throw refuse();
  }
  window.granted = Math.max(window.granted, told + grantOf(limit.max * EASY_SHARE - total));
}
