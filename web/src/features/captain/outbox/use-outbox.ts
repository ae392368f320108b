import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import type { CounterDetails } from '@bhoj/domain/orders/shape/delivery.schema';
import type { Order, Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { useCall } from '../../../firebase/call.ts';
import { whenHidden } from '../../../ui/shared/when-hidden.ts';
import type { OutboxState } from './outbox.ts';
import { arrivedIn, marked, orderIdFor, turnAfter, UNTRIED } from './outbox-model.ts';
import type { Aim, OutRound } from './outbox-model.ts';
import { roundsName } from './round-keep.ts';
import type { NotKept } from './round-keep.ts';
import { startSending, takeBackFrom } from './sender.ts';
import { heldFrom, heldUntil } from './sending-model.ts';
import { stateOf, useStore } from './use-kept-rounds.ts';

export interface RoundToSend {
  readonly aim: Aim;
  readonly type: Order['type'];
  readonly menuVersion: number;
  /** The price lists by which the captain saw the prices. */
  readonly seenLists?: readonly string[] | undefined;
  readonly selections: readonly Selection[];
  /** For a new order without a table. */
  readonly details?: CounterDetails | undefined;
  /** How many people sit at the table, for a round that begins its order. */
  readonly partySize?: number | undefined;
}

export interface OutboxControls extends OutboxState {
  /** The uid of the present taker of rounds. This device may still have rounds of others. */
  readonly authorUid: string;
  /**
   * Keeps a round on this device and sends it once nobody can take it back any more. If the device cannot keep it, it
   * resolves to the reason and sends nothing; with `unkept` it sends the round all the same, at once.
   */
  readonly send: (round: RoundToSend, options?: { readonly unkept?: boolean }) => Promise<NotKept | null>;
  /** Removes a round that nobody has tried to send, and returns it; null where it is on its way. */
  readonly takeBack: (roundId: string) => Promise<OutRound | null>;
  /** Sends rounds that could still be taken back, without waiting longer. */
  readonly sendHeld: () => void;
  readonly discard: (roundId: string) => void;
  /** Sends a refused round again, unchanged. */
  readonly retry: (roundId: string) => void;
}

interface OutboxOptions extends Pick<OutboxControls, 'authorUid'> {
  /** The live orders. An order that contains a round makes up for a lost answer of the server. */
  readonly orders?: readonly OrderEntry[];
  readonly onTaken?: (orderId: string) => void;
}

/** The outbox of the captain's page, which sends it. */
export function useOutbox(
  restaurantId: string,
  { authorUid, orders, onTaken }: OutboxOptions,
): OutboxControls {
  const place = useCall(placeRound);
  const store = useStore(restaurantId);
  const state = useSyncExternalStore(...stateOf(store));
  const taken = useEffectEvent((orderId: string) => onTaken?.(orderId));

  useEffect(
    () => startSending(store, roundsName(restaurantId), { place, onTaken: (orderId) => taken(orderId) }),
    [store, restaurantId, place],
  );
  useEffect(() => {
    arrivedIn(state.rounds, orders ?? []).forEach(({ orderId, roundId }: OutRound) => {
      taken(orderId);
      store.remove(roundId);
    });
  }, [state.rounds, orders, store]);

  const sendHeld = useCallback(() => {
    for (const round of store.read().rounds)
      if (heldUntil(round) !== null) store.change(round.roundId, (known) => ({ ...known, pause: null }));
  }, [store]);
  useEffect(() => whenHidden(sendHeld), [sendHeld]);

  return {
    ...state,
    authorUid,
    sendHeld,
    takeBack: (roundId) => takeBackFrom(store, roundsName(restaurantId), roundId),
    send: async (
      { aim, type, menuVersion, seenLists = [], selections, details, partySize },
      { unkept = false } = {},
    ) => {
      const { rounds } = store.read();
      const round: OutRound = {
        restaurantId,
        orderId: orderIdFor(rounds, aim),
        tableId: aim.tableId,
        type,
        roundId: newId(),
        menuVersion,
        selections: [...selections],
        ...(seenLists.length > 0 && { seenLists: [...seenLists] }),
        ...(details !== undefined && { details }),
        ...(partySize !== undefined && { partySize }),
        authorUid,
        turn: turnAfter(rounds),
        ...UNTRIED,
        pause: unkept ? null : heldFrom(Date.now()),
      };
      if (!unkept) return store.keep(round);
      store.hold(round);
      return null;
    },
    discard: store.remove,
    retry: (roundId) => store.change(roundId, (round) => marked(round, null)),
  };
}
