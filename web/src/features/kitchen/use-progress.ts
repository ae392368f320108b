import { useEffect, useRef, useState } from 'react';
import type { Ticket } from '@bhoj/domain/orders/progress';
import { useClient } from '../../firebase/client.ts';
import { advanceLines, recallLines } from '../../firebase/write.ts';
import { ticketKey } from './kitchen-model.ts';

/** Taps on a line within this time (ms) of the last one are the same tap: a greasy finger bounces. */
const REST = 500;

interface Move {
  readonly stage: 'cooking' | 'ready';
  readonly lineIds: readonly string[];
}

export interface Progress {
  readonly advance: (ticket: Ticket, move: Move) => void;
  readonly recall: (ticket: Ticket, move: Move) => void;
  /** Whether one of a ticket's lines has only just been moved. */
  readonly rests: (ticket: Ticket) => boolean;
  /** Whether the server has refused the last tap on a ticket. */
  readonly isRefused: (ticket: Ticket) => boolean;
}

const without = (keys: ReadonlySet<string>, key: string) => new Set([...keys].filter((k) => k !== key));

/** The kitchen's taps: each one write, shown at once and sent when there is a connection. */
export function useProgress(restaurantId: string): Progress {
  const client = useClient();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [resting, setResting] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const tap = (write: typeof advanceLines) => (ticket: Ticket, move: Move) => {
    const key = ticketKey(ticket);
    if (timers.current.has(key)) return;
    const wake = () => {
      timers.current.delete(key);
      setResting((keys) => without(keys, key));
    };
    timers.current.set(key, setTimeout(wake, REST));
    setResting((keys) => new Set([...keys, key]));
    setRefused((keys) => without(keys, key));
    // Offline it resolves when the server has it, perhaps in an hour.
    write(client, { restaurantId, orderId: ticket.orderId }, move.stage, move.lineIds).catch(() =>
      setRefused((keys) => new Set([...keys, key])),
    );
  };

  return {
    advance: tap(advanceLines),
    recall: tap(recallLines),
    rests: (ticket) => resting.has(ticketKey(ticket)),
    isRefused: (ticket) => refused.has(ticketKey(ticket)),
  };
}
