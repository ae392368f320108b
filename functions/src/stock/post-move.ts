import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { members } from '@bhoj/domain/members/member.collection';
import { profiles, restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { ENTERED_WITHIN } from '@bhoj/domain/stock/count/counted-within';
import { entererOf } from '@bhoj/domain/stock/count/enterer';
import type { Enterer } from '@bhoj/domain/stock/count/enterer';
import { assertRoom } from '@bhoj/domain/stock/count/take-count';
import { stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { AuditEntry } from '@bhoj/domain/audit/audit.schema';
import type { StockMove } from '@bhoj/domain/stock/shape/move.schema';
import { transact } from '../firebase/store.ts';
import { memberOf } from '../shared/author.ts';
import { foldStock, stockQueue } from '../shared/stock.repo.ts';
import type { Store } from '../firebase/store.ts';

type Actor = Parameters<typeof memberOf>[0] & { readonly restaurantId: string };

/** The parts of its call that an act on the stock needs. */
export interface Acting {
  readonly caller: Actor;
  readonly now: number;
  readonly record: (store: Store, details: AuditEntry['details'], author?: Enterer) => void;
}

/** Returns who entered an act: the caller, or the cook who did on a screen from which the caller sends it. */
export async function readEnterer(
  store: Pick<Store, 'get'>,
  caller: Actor,
  authorUid: string | undefined,
): Promise<Enterer> {
  const { restaurantId, kind, uid, name } = caller;
  if (authorUid === undefined || authorUid === uid) return { kind, uid, name };
  const [member, restaurant] = await Promise.all([
    store.get(members, { restaurantId, uid: authorUid }),
    store.get(restaurants, { restaurantId }),
  ]);
  return entererOf(authorUid, { member, restaurant }) ?? { kind, uid, name };
}

/** Who does an act on the stock, as its move names them. */
export function moverOf(caller: Parameters<typeof memberOf>[0]): NonNullable<StockMove['by']> {
  const { id, label } = memberOf(caller);
  return { id, name: label };
}

/** Returns who entered an act, and who sent it if that is another: a client can name any cook of the house. */
export const authorsOf = (caller: Actor, enterer: Enterer): Pick<StockMove, 'by' | 'sentBy'> => ({
  by: moverOf(enterer),
  ...(enterer.uid !== caller.uid && { sentBy: moverOf(caller) }),
});

/** Returns the business day of a moment in a restaurant. */
export async function dayIn(store: Pick<Store, 'need'>, restaurantId: string, at: number): Promise<string> {
  const { dayCutoff } = await store.need(profiles, { restaurantId }, 'restaurant-not-found');
  return businessDayOf(at, dayCutoff);
}

/** Returns the time of an act: the device's `at`, but never a time to come. Throws `too-long-ago` after a week. */
export function happenedAt(at: number | undefined, now: number): number {
  if (at !== undefined && at < now - ENTERED_WITHIN) throw new Refusal('too-long-ago');
  return Math.min(at ?? now, now);
}

/** True where a move happened when its device says; one without a time happened when it was written. */
export const isAtTime = (known: StockMove, at: number | undefined): boolean =>
  at === undefined || known.at === Math.min(at, known.postedAt);

/**
 * Writes a move once, and folds it. `make` reads the documents that the move needs, and refuses an impossible one.
 * Where a move with this id is stored already, `isSame` says whether it is this act. It refuses another act under the
 * same id, which would be lost without a word.
 */
export async function postMove(
  restaurantId: string,
  moveId: string,
  make: (store: Store) => Promise<StockMove>,
  isSame: (known: StockMove) => boolean = () => true,
): Promise<void> {
  await transact(stockQueue(restaurantId), async (store) => {
    const known = await store.get(stockMoves, { restaurantId, moveId });
    if (known !== null && !isSame(known)) throw new Refusal('request-id-used');
    if (known !== null) return;
    // Every read of a transaction comes before its first write.
    const held = await store.get(stockLevels, { restaurantId });
    const move = await make(store);
    assertRoom(held?.levels ?? {}, move.lines);
    store.create(stockMoves, { restaurantId, moveId }, move);
  });
  await foldStock(restaurantId);
}
