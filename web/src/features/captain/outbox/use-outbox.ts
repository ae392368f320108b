import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { isReason } from '@bhoj/domain/catalogue/reason-codes';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { CounterDetails } from '@bhoj/domain/orders/shape/delivery.schema';
import type { Order, Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import type { FailureReason } from '../../../firebase/call.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import {
  answered,
  arrivedIn,
  marked,
  markedUnknown,
  nextToSend,
  orderIdFor,
  outboxSchema,
  queued,
} from './outbox-model.ts';
import type { Aim, Outbox, OutRound } from './outbox-model.ts';
import { useStored } from '../../../ui/shared/stored.ts';
import { useWaits } from './use-waits.ts';

const EMPTY: OutRound[] = [];

export interface RoundToSend {
  readonly aim: Aim;
  readonly type: Order['type'];
  readonly menuVersion: number;
  readonly selections: readonly Selection[];
  /** For a new order without a table. */
  readonly details?: CounterDetails | undefined;
}

export interface OutboxControls {
  readonly outbox: Outbox;
  /** Stores a round on this device and sends it as soon as possible. */
  readonly send: (round: RoundToSend) => void;
  readonly discard: (roundId: string) => void;
  /** Sends a refused round again, unchanged. */
  readonly retry: (roundId: string) => void;
}

/** The rounds on this device without an answer. */
export const useStoredRounds = (restaurantId: string) =>
  useStored<OutRound[]>(`bhoj.rounds.${restaurantId}`, outboxSchema, EMPTY);

interface OutboxOptions {
  /** The live orders. An order that contains a round makes up for a lost answer of the server. */
  readonly orders?: readonly OrderEntry[];
  readonly onTaken?: (orderId: string) => void;
}

/** Sends the outbox: one round at a time, in order, each again until its outcome is known. */
export function useOutbox(restaurantId: string, { orders, onTaken }: OutboxOptions = {}): OutboxControls {
  const place = useCall(placeRound);
  const isOnline = useOnline();
  const [outbox, update] = useStoredRounds(restaurantId);
  const isSending = useRef(false);
  const [turn, setTurn] = useState(0);
  const { waiting, hold, forget } = useWaits();
  const next = nextToSend(outbox, waiting);

  const taken = useEffectEvent(({ orderId, roundId }: Pick<OutRound, 'orderId' | 'roundId'>) => {
    forget(orderId);
    onTaken?.(orderId);
    update((rounds) => answered(rounds, roundId));
  });
  const failed = useEffectEvent((round: OutRound, reason: FailureReason) => {
    const { orderId, roundId, isUnknown } = round;
    const outcome = outcomeOf(reason, { wasUnknown: isUnknown });
    if (outcome === 'refused' && isReason(reason)) {
      forget(orderId);
      update((rounds) => marked(rounds, roundId, reason));
      return;
    }
    if (outcome === 'unknown') update((rounds) => markedUnknown(rounds, roundId));
    hold(orderId);
  });

  useEffect(() => {
    if (next === null || !isOnline || isSending.current) return;
    const { refused: _, isUnknown: _isUnknown, ...round } = next;
    isSending.current = true;
    place(round)
      .then(
        () => taken(round),
        (cause: unknown) => failed(next, cause instanceof CallFailure ? cause.reason : 'unexpected'),
      )
      .finally(() => {
        isSending.current = false;
        setTurn((n) => n + 1);
      });
  }, [next, isOnline, place, turn]);

  useEffect(() => {
    arrivedIn(outbox, orders ?? []).forEach(taken);
  }, [outbox, orders]);

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
          isUnknown: false,
        }),
      ),
    discard: (roundId) => update((rounds) => answered(rounds, roundId)),
    retry: (roundId) => update((rounds) => marked(rounds, roundId, null)),
  };
}
