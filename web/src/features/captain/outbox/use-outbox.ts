import { useEffect, useRef, useState } from 'react';
import { placeRound } from '@bhoj/domain/orders/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { CounterDetails } from '@bhoj/domain/orders/delivery.schema';
import type { Order, Selection } from '@bhoj/domain/orders/order.schema';
import type { Reason } from '@bhoj/domain/catalogue/reasons';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { answered, marked, nextToSend, orderIdFor, outboxSchema, passes, queued } from './outbox-model.ts';
import type { Aim, Outbox, OutRound } from './outbox-model.ts';
import { useStored } from '../../../ui/shared/stored.ts';

/** Before a round that had no answer is sent again, ms. */
const RETRY = 5000;

const EMPTY: OutRound[] = [];

export interface RoundToSend {
  readonly aim: Aim;
  readonly type: Order['type'];
  readonly menuVersion: number;
  readonly selections: readonly Selection[];
  /** Of an order that this round begins without a table. */
  readonly details?: CounterDetails | undefined;
}

export interface OutboxControls {
  readonly outbox: Outbox;
  /** Keeps a round on this device and sends it as soon as that is possible. */
  readonly send: (round: RoundToSend) => void;
  readonly discard: (roundId: string) => void;
  /** A refused round once more, as it is. */
  readonly retry: (roundId: string) => void;
}

/** The rounds on this device that no answer has come for. */
export const useStoredRounds = (restaurantId: string) =>
  useStored<OutRound[]>(`bhoj.rounds.${restaurantId}`, outboxSchema, EMPTY);

/** Sends what is in the outbox: one round at a time, in order, each until it is answered. */
export function useOutbox(
  restaurantId: string,
  onTaken: (orderId: string) => void = () => undefined,
): OutboxControls {
  const place = useCall(placeRound);
  const isOnline = useOnline();
  const [outbox, update] = useStoredRounds(restaurantId);
  const isSending = useRef(false);
  const [tries, setTries] = useState(0);
  const takenRef = useRef(onTaken);
  useEffect(() => {
    takenRef.current = onTaken;
  });
  const next = nextToSend(outbox);

  useEffect(() => {
    if (next === null || !isOnline || isSending.current) return;
    const { refused: _, ...round } = next;
    isSending.current = true;
    const settle = (after: number) => {
      isSending.current = false;
      setTimeout(() => setTries((n) => n + 1), after);
    };
    place(round).then(
      () => {
        takenRef.current(round.orderId);
        update((rounds) => answered(rounds, round.roundId));
        settle(0);
      },
      (cause: unknown) => {
        const reason = cause instanceof CallFailure ? cause.reason : 'unexpected';
        if (!passes(reason)) update((rounds) => marked(rounds, round.roundId, reason as Reason));
        settle(passes(reason) ? RETRY : 0);
      },
    );
  }, [next, isOnline, place, update, tries]);

  return {
    outbox,
    send: ({ aim, type, menuVersion, selections, details }) =>
      update((rounds) =>
        queued(rounds, {
          restaurantId,
          orderId: orderIdFor(rounds, aim),
          tableId: aim.tableId,
          type,
          roundId: newId(),
          menuVersion,
          selections: [...selections],
          ...(details !== undefined && { details }),
          refused: null,
        }),
      ),
    discard: (roundId) => update((rounds) => answered(rounds, roundId)),
    retry: (roundId) => update((rounds) => marked(rounds, roundId, null)),
  };
}
