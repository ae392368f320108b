import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import type { OpenTill } from '@bhoj/domain/cash/tills.contract';
import { givenTill } from '@bhoj/domain/cash/choose-session';
import { useStored } from '../../../ui/shared/stored.ts';
import type { SettleActs } from '../state/acts.ts';

/** The open tills, and the one of this device. */
export interface OpenTills {
  /** `none` where there is nothing to read. */
  readonly state: 'none' | 'loading' | 'failed' | 'ready';
  readonly open: readonly OpenTill[];
  /** True where several are open and none is the person's own. */
  readonly isChoice: boolean;
  /** The person's own, the only one, or the chosen one; null before the choice and where none is open. */
  readonly till: OpenTill | null;
  /** Chooses a till by its id; this device remembers it. */
  readonly choose: (tillId: string) => void;
  readonly retry: () => void;
}

/** Made once, because making it takes part of the tap that opens the bill. */
const tillIdSchema = z.string();

/** Reads the open tills once; `read` is null where nothing is asked. */
export function useOpenTills(read: SettleActs['readTills'] | null): OpenTills {
  const [chosen, update] = useStored('bhoj.till', tillIdSchema, '');
  const [open, setOpen] = useState<readonly OpenTill[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (read === null) return undefined;
    let isCurrent = true;
    void read({}).then((answer) => {
      if (isCurrent) setOpen('output' in answer ? answer.output.open : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [read, attempt]);
  const all = Array.isArray(open) ? (open as readonly OpenTill[]) : [];
  const given = givenTill(all);
  const isRead = open !== null && open !== 'failed';
  const waiting = open === 'failed' ? 'failed' : 'loading';
  return {
    state: read === null ? 'none' : isRead ? 'ready' : waiting,
    open: all,
    isChoice: given === null && all.length > 0,
    till: given ?? all.find(({ till }) => till.id === chosen) ?? null,
    choose: (tillId) => update(() => tillId),
    retry: useCallback(() => {
      setOpen(null);
      setAttempt((before) => before + 1);
    }, []),
  };
}
