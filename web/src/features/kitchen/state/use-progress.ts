import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { useClient } from '../../../firebase/client.ts';
import { readDoc } from '../../../firebase/live.ts';
import { advanceLines, confirmCancelled, recallLines, writesAnswered } from '../../../firebase/write.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { useStored } from '../../../ui/shared/stored.ts';
import { ticketKey } from './kitchen-model.ts';
import { refusedTickets, tapsSchema, withAnswer, withOrder, withTap } from './taps-model.ts';
import type { Tap, TapField, Wish } from './taps-model.ts';
import type { Wished } from './wished.ts';

/** ms within which taps on a line count as one tap, because a greasy finger bounces. */
const REST = 500;

const NONE: Tap[] = [];

interface Move<Field extends TapField = TapField> {
  readonly stage: Field;
  readonly lineIds: readonly string[];
}

export interface Progress {
  /** The taps that are drawn before Firestore has them. */
  readonly wishes: readonly Wished[];
  readonly advance: (ticket: Ticket, move: Move<'cooking' | 'ready' | 'served'>) => void;
  readonly recall: (ticket: Ticket, move: Move<'cooking' | 'ready' | 'served'>) => void;
  /** Confirms that the kitchen has seen the cancelled lines. */
  readonly confirm: (ticket: Ticket, lineIds: readonly string[]) => void;
  /** True when one of the ticket's lines was moved a moment ago. */
  readonly rests: (ticket: Ticket) => boolean;
  /** True when the server has refused the last tap on a ticket. */
  readonly isRefused: (ticket: Ticket) => boolean;
}

const without = (keys: ReadonlySet<string>, key: string) => new Set([...keys].filter((k) => k !== key));

/** The taps without an answer, stored on the device. Taps from before a reload are checked once against the server. */
function useTaps(restaurantId: string) {
  const client = useClient();
  const [taps, update] = useStored(`bhoj.kitchen.taps.${restaurantId}`, tapsSchema, NONE);
  const askAfter = useEffectEvent(async () => {
    const earlier = taps.filter((tap) => !tap.isRefused);
    if (earlier.length === 0) return;
    await writesAnswered(client);
    for (const orderId of new Set(earlier.map((tap) => tap.orderId))) {
      const order = await readDoc(client, orders, { restaurantId, orderId }).catch(() => undefined);
      // An order that cannot be read keeps its taps, and does not hold up the others.
      if (order === undefined) continue;
      update((all) => withOrder(all, earlier, orderId, order));
    }
  });
  useEffect(() => {
    // Offline the answers are unknown; the check is repeated the next time the screen opens.
    askAfter().catch(() => undefined);
  }, []);
  return [taps, update] as const;
}

/** The kitchen's taps: each is one write, shown at once and sent when there is a connection. */
export function useProgress(restaurantId: string): Progress {
  const client = useClient();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [resting, setResting] = useState<ReadonlySet<string>>(new Set());
  const [taps, update] = useTaps(restaurantId);
  const [wishes, setWishes] = useState<readonly Wished[]>([]);
  const refused = useMemo(() => refusedTickets(taps), [taps]);
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const tap = (ticket: Ticket, wish: Wish, write: () => Promise<void>) => {
    const key = ticketKey(ticket);
    if (timers.current.has(key)) return;
    const wake = () => {
      timers.current.delete(key);
      setResting((keys) => without(keys, key));
    };
    timers.current.set(key, setTimeout(wake, REST));
    setResting((keys) => new Set([...keys, key]));
    const wished = { ...wish, orderId: ticket.orderId, at: serverNow() };
    setWishes((all) => [...all, wished]);
    update((all) => withTap(all, ticket, wish));
    const answer = (isTaken: boolean) => {
      setWishes((all) => all.filter((one) => one !== wished));
      update((all) => withAnswer(all, ticket, wish, isTaken));
    };
    // Offline, the promise resolves when the server has the write, perhaps in an hour.
    write().then(
      () => answer(true),
      () => answer(false),
    );
  };

  const ids = ({ orderId }: Ticket) => ({ restaurantId, orderId });
  return {
    wishes,
    advance: (ticket, { stage, lineIds }) =>
      tap(ticket, { field: stage, wanted: true, lineIds }, () =>
        advanceLines(client, ids(ticket), stage, lineIds),
      ),
    recall: (ticket, { stage, lineIds }) =>
      tap(ticket, { field: stage, wanted: false, lineIds }, () =>
        recallLines(client, ids(ticket), stage, lineIds),
      ),
    confirm: (ticket, lineIds) =>
      tap(ticket, { field: 'cancelSeen', wanted: true, lineIds }, () =>
        confirmCancelled(client, ids(ticket), lineIds),
      ),
    rests: (ticket) => resting.has(ticketKey(ticket)),
    isRefused: (ticket) => refused.has(ticketKey(ticket)),
  };
}
