import { useCallback, useEffect, useRef, useState } from 'react';
import { outcomeOf } from '@bhoj/domain/catalogue/outcome';
import { markMuster } from '@bhoj/domain/payroll/muster/muster.contract';
import { MOST_CELLS } from '@bhoj/domain/payroll/muster/cell-typed';
import type { CellTyped } from '@bhoj/domain/payroll/muster/cell-typed';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import type { FailureReason } from '../../../firebase/call.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { answered, isSamePlace, typedOver } from './first-read.ts';
import type { Clash } from './first-read.ts';
import { withoutPending, withPending } from './grid-model.ts';
import type { PendingCells } from './grid-model.ts';

/** ms after the last key before typed cells are sent together. */
const PAUSE = 400;

const NOTHING: PendingCells = new Map();

export interface Marking {
  readonly pending: PendingCells;
  /** The state of the typed cells: `stuck` until somebody tries again or the network is back. */
  readonly state: 'saved' | 'saving' | 'stuck';
  /** Why the last cells were refused; they keep their earlier state. */
  readonly refusal: FailureReason | null;
  /** Cells that were not marked, because they changed after the owner began. Marking one again removes it from here. */
  readonly clashes: readonly Clash[];
  /** Keeps the current state of a cell. */
  readonly leave: (clash: Clash) => void;
  readonly mark: (cells: readonly CellTyped[]) => void;
  readonly tryAgain: () => void;
}

/** Marks cells at once on the screen, and sends them together after a pause. Each month has its own. */
export function useMarking(month: string): Marking {
  const attempt = useAttempt(markMuster);
  const [pending, setTyped] = useState<PendingCells>(NOTHING);
  const [state, setState] = useState<Marking['state']>('saved');
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const [refusal, setRefusal] = useState<FailureReason | null>(null);
  const waiting = useRef<CellTyped[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (waiting.current.length > 0) {
      const cells = waiting.current.slice(0, MOST_CELLS);
      const answer = await attempt({ month, cells });
      if ('failure' in answer) {
        const { reason } = answer.failure;
        if (outcomeOf(reason) !== 'refused') {
          isSending.current = false;
          setState('stuck');
          return;
        }
        setRefusal(reason);
        setTyped((known) => withoutPending(known, cells));
        waiting.current = waiting.current.filter((cell) => !cells.includes(cell));
      } else {
        const { changedAt, refused } = answer.output;
        const {
          stored,
          notStored,
          clashes: found,
          waiting: left,
        } = answered(waiting.current, cells, refused);
        setTyped((known) => withoutPending(withPending(known, stored, changedAt), notStored));
        setClashes((known) => [...known, ...found]);
        waiting.current = left;
      }
    }
    isSending.current = false;
    setState('saved');
  }, [attempt, month]);

  const mark = useCallback(
    (cells: readonly CellTyped[]) => {
      const next = typedOver(waiting.current, cells);
      const typed = next.slice(-cells.length);
      waiting.current = next;
      setClashes((known) => known.filter((clash) => !typed.some((cell) => isSamePlace(cell, clash.typed))));
      setRefusal(null);
      setState('saving');
      setTyped((known) => withPending(known, typed, null));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), PAUSE);
    },
    [send],
  );
  const leave = useCallback(
    (gone: Clash) => setClashes((known) => known.filter((clash) => clash !== gone)),
    [],
  );
  const tryAgain = useCallback(() => {
    setState('saving');
    void send();
  }, [send]);

  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && waiting.current.length > 0) void send();
  }, [isOnline, send]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // The last typed cells are also sent when the page is left.
      if (waiting.current.length > 0) void send();
    },
    [send],
  );
  return { pending, state, refusal, clashes, leave, mark, tryAgain };
}
