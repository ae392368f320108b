/**
 * Advances from the drawer in a restaurant with cash sessions: money that is given or comes back today is a movement of an open
 * session. For another day, or while none is open, it is in no session, and whoever counts enters it.
 */
import { chooseSession } from '@bhoj/domain/cash/choose-session';
import type { SessionEntry } from '@bhoj/domain/cash/choose-session';
import { moveCash, withoutMovement } from '@bhoj/domain/cash/session-acts';
import { cashSessions } from '@bhoj/domain/cash/session.collection';
import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import type { Paise } from '@bhoj/domain/money/money';
import type { Advance } from '@bhoj/domain/payroll/shape/advance.schema';
import { businessDayOf } from '@bhoj/domain/time/ist';
import type { Store } from '../../firebase/store.ts';
import { readActive, readService } from '../../shared/cash.repo.ts';

/** Money of an advance: `id` is that of its movement. */
interface Moving {
  readonly id: string;
  readonly kind: 'in' | 'out';
  readonly method: Advance['method'] | null;
  /** `yyyy-mm-dd` */
  readonly on: string;
  readonly amountPaise: Paise;
  /** The name of the person with the advance. */
  readonly name: string;
  /** The session that was chosen for it. */
  readonly chosen?: string | undefined;
}

/** The session of an advance, and the act that moves its money. */
interface AdvanceTill {
  readonly named: { readonly cashSession?: string };
  readonly write: (store: Store) => void;
}

interface Asking {
  readonly caller: { readonly uid: string; readonly name: string; readonly restaurantId: string };
  readonly now: number;
}

const REASONS = { out: 'Advance', in: 'Advance given back' } as const;
/** The longest reason of a movement. */
const LONGEST = 80;

/**
 * Reads the session of an advance's money. `before` is the session that an earlier entry of the same advance named: the movement
 * is taken out of it while it is open, and stays in it once it is counted. `moving` is null for an advance that is cancelled.
 */
export async function readAdvanceTill(
  store: Pick<Store, 'find' | 'get' | 'need'>,
  { caller, now }: Asking,
  moving: Moving | null,
  before?: { readonly id: string; readonly cashSession?: string | undefined },
): Promise<AdvanceTill> {
  const { restaurantId, uid, name } = caller;
  const known = before?.cashSession;
  const stored =
    known === undefined ? null : await store.get(cashSessions, { restaurantId, sessionId: known });
  const old: SessionEntry | null =
    known === undefined || stored === null ? null : { id: known, value: stored };
  // The session was counted with the movement in it: the advance keeps the session that paid it.
  if (old !== null && old.value.state !== 'open') return { named: { cashSession: old.id }, write: () => {} };
  const target = moving === null ? null : (old ?? (await drawerOf(store, { caller, now }, moving)));
  const isPaid = moving !== null && moving.method === 'drawer' && target !== null;
  return {
    named: isPaid ? { cashSession: target.id } : {},
    write: (to) => {
      const session = target ?? old;
      if (session === null) return;
      const undone = before === undefined ? session.value : withoutMovement(session.value, before.id);
      const after = isPaid
        ? moveCash(
            undone,
            {
              id: moving.id,
              kind: moving.kind,
              amountPaise: moving.amountPaise,
              reason: `${REASONS[moving.kind]}: ${moving.name}`.slice(0, LONGEST),
              at: now,
              expenseId: null,
            },
            { person: { id: memberIdOf(uid), name }, mayAll: true },
          )
        : undone;
      to.change(cashSessions, { restaurantId, sessionId: session.id }, session.value, after);
    },
  };
}

/** Returns the open session that pays today: the caller's own, the only one, the chosen one, or the first till's. */
async function drawerOf(
  store: Pick<Store, 'find' | 'need'>,
  { caller, now }: Asking,
  { method, on, chosen }: Moving,
): Promise<SessionEntry | null> {
  if (method !== 'drawer') return null;
  const { restaurantId, uid } = caller;
  const { cashSessions: cash, dayCutoff } = await readService(store, restaurantId);
  if (cash?.on !== true || on !== businessDayOf(now, dayCutoff)) return null;
  return chooseSession(await readActive(store, restaurantId), cash.tills, {
    memberId: memberIdOf(uid),
    chosen,
  });
}
