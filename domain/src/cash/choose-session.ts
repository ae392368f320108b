import type { Till } from '../restaurant/settings.schema.ts';
import type { CashSession } from './session.schema.ts';

/** A session with its id. */
export interface SessionEntry {
  readonly id: string;
  readonly value: CashSession;
}

/** The member who moves money, and the session that it is meant for. */
export interface Meant {
  /** The member who takes or gives the money. */
  readonly memberId: string;
  /** The session that the person chose. */
  readonly chosen?: string | undefined;
  /** The session of the document that is put right or void: the money lies there. */
  readonly original?: string | undefined;
}

/** True for the session of an id, also where the id is that of waiting payments which it took in. */
const has = ({ id, value }: SessionEntry, asked: string): boolean =>
  id === asked || value.waited?.id === asked;

/** Returns true for a session that takes money. */
export const isSessionOpen = ({ value }: SessionEntry): boolean => value.state === 'open';

/**
 * Returns the session that money moves in: the first of the document's session while it is open, the person's own, the single
 * open one, the chosen one, and that of the first till. Null while none is open: then the payment waits.
 */
export function chooseSession(
  active: readonly SessionEntry[],
  tills: readonly Till[],
  { memberId, chosen, original }: Meant,
): SessionEntry | null {
  const open = active.filter(isSessionOpen);
  const withId = (id: string | undefined) =>
    id === undefined ? undefined : open.find((one) => has(one, id));
  const first = tills.flatMap(({ id }) => open.filter(({ value }) => value.till?.id === id));
  return (
    withId(original) ??
    open.find(({ value }) => value.holder?.id === memberId) ??
    (open.length === 1 ? open[0] : undefined) ??
    withId(chosen) ??
    first[0] ??
    open[0] ??
    null
  );
}

/** An open session with its till, as a person who takes a payment sees it. */
interface TillInUse {
  readonly sessionId: string;
  readonly till: Till;
  /** The name of its holder. */
  readonly holder: string;
  readonly isMine: boolean;
}

/** Returns the sessions that take money, in the order of the tills, then those of tills that are gone. */
export function tillsInUse(
  active: readonly SessionEntry[],
  tills: readonly Till[],
  memberId: string,
): TillInUse[] {
  const placeOf = ({ id }: Till): number => {
    const at = tills.findIndex((one) => one.id === id);
    return at < 0 ? tills.length : at;
  };
  return active
    .filter(isSessionOpen)
    .flatMap(({ id, value: { till, holder } }) =>
      till === null
        ? []
        : [{ sessionId: id, till, holder: holder?.name ?? '', isMine: holder?.id === memberId }],
    )
    .toSorted((a, b) => placeOf(a.till) - placeOf(b.till));
}

/**
 * Returns the only session that somebody may use: their own, or the single open one; null where they may choose, or
 * where none is open. `chooseSession` takes the same one.
 */
export const givenTill = <T extends { readonly isMine: boolean }>(open: readonly T[]): T | null =>
  open.find(({ isMine }) => isMine) ?? (open.length === 1 ? (open[0] ?? null) : null);

/** True when money was meant for a session that takes none any more. */
export const isLate = (active: readonly SessionEntry[], { chosen, original }: Meant): boolean =>
  [chosen, original].some((id) => id !== undefined && !active.some((one) => has(one, id)));
