import { limits } from '@bhoj/domain/platform/shape/platform.collection';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { newJoiningCode } from '@bhoj/domain/kernel/ids';
import {
  afterWrongCode,
  countTry,
  isUnlocked,
  lockedUntil,
  SHORT_CODE,
} from '@bhoj/domain/orders/door/code-tries';
import { bucketKey } from '../../firebase/rate-limit.ts';
import { writeOrder } from '../../shared/orders.repo.ts';
import type { Tries } from '@bhoj/domain/orders/door/code-tries';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Store } from '../../firebase/store.ts';

/** A guest's joining code, and the account and address that send it. */
export interface CodeTry {
  readonly restaurantId: string;
  readonly code: string | null;
  readonly uid: string;
  readonly address: string;
  readonly now: number;
}

interface Counted {
  readonly key: string;
  readonly tries: Tries | null;
}

/** An order at which the code may be tried, with the account's wrong codes there. */
interface Attempted {
  readonly entry: OrderEntry;
  readonly account: Counted;
}

/** Returns the number of digits that the guest must enter: those of the longest code. */
const digitsOf = (found: readonly OrderEntry['value'][]): number =>
  Math.max(SHORT_CODE, ...found.map(({ joining }) => joining.code.length));

async function readTries(store: Store, key: string): Promise<Counted> {
  return { key, tries: await store.get(limits, { key }) };
}

function countWrong(store: Store, { key, tries }: Counted, at: number): Tries {
  const counted = countTry(tries, at);
  store.set(limits, { key }, { ...counted });
  return counted;
}

/**
 * Writes a wrong code: at each order where it was tried, for the account there, and for the address. It is not counted
 * at an order that a captain unlocked, nor for an address that is locked. Returns the changed orders.
 */
function writeWrong(store: Store, guest: CodeTry, tried: readonly Attempted[], address: Counted) {
  const { restaurantId, now } = guest;
  const counts = tried.filter(({ entry }) => !isUnlocked(entry.value));
  const isLocked = lockedUntil(address.tries, now) !== null;
  const ofAddress = counts.length > 0 && !isLocked ? countWrong(store, address, now) : null;
  return tried.map(({ entry: { id, value }, account }) => {
    const tries = isUnlocked(value) ? [] : [ofAddress, countWrong(store, account, now)];
    const locks = tries.some((one) => lockedUntil(one, now) !== null);
    const after = afterWrongCode(value, { locks, draw: newJoiningCode });
    writeOrder(store, { restaurantId, orderId: id }, { before: value, after });
    return after;
  });
}

/**
 * Tries a joining code at each order that the guest may mean. Returns the order with this code, or the refusal
 * `code-wrong`, which it returns because throwing would not store the count. Throws `code-required`, and `code-locked`
 * while the account is locked out, or while it has entered a wrong code and its address is locked.
 */
export async function tryCode(
  store: Store,
  guest: CodeTry,
  found: readonly OrderEntry[],
): Promise<OrderEntry | Refusal> {
  const { restaurantId, code, uid, now } = guest;
  const digits = digitsOf(found.map(({ value }) => value));
  if (code === null) throw new Refusal('code-required', { digits });
  const [address, ...accounts] = await Promise.all([
    readTries(store, bucketKey('joiningCode', 'ip', `${guest.address} ${restaurantId}`)),
    ...found.map(({ id }) => readTries(store, bucketKey('joiningCode', 'uid', `${uid} ${id}`))),
  ]);
  const locks = found.map((entry, i) => {
    const account = accounts[i] ?? { key: '', tries: null };
    const locking =
      account.tries === null || account.tries.expireAt <= now ? [] : [account.tries, address.tries];
    const until = isUnlocked(entry.value)
      ? 0
      : Math.max(0, ...locking.map((one) => lockedUntil(one, now) ?? 0));
    return { entry, account, until };
  });
  // An order where the account is locked out does not stop a guest who knows the code of another order.
  const tried = locks.filter(({ until }) => until === 0);
  if (tried.length === 0) {
    throw new Refusal('code-locked', { digits, until: Math.min(...locks.map(({ until }) => until)) });
  }
  const right = tried.find(({ entry }) => entry.value.joining.code === code);
  if (right !== undefined) return right.entry;
  const after = writeWrong(store, guest, tried, address);
  return new Refusal('code-wrong', { digits: digitsOf(after) });
}
