import { useCallback, useEffect, useRef, useState } from 'react';
import { readAccounts } from '@bhoj/domain/platform/staff/accounts.contract';
import type { Account } from '@bhoj/domain/platform/staff/accounts.contract';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import type { Gated } from '../../../ui/shared/gate.ts';
import type { More } from '../../../ui/table/table-more.tsx';

interface Held {
  /** The search; another one starts again. */
  readonly who: string;
  readonly state: 'loading' | 'ready' | 'failed' | 'denied';
  /** Null until the first page has come. */
  readonly accounts: readonly Account[] | null;
  readonly next: string | null;
}

export interface Accounts {
  readonly live: Gated<readonly Account[]>;
  readonly more: More | null;
  /** Reads one account again, after an act on it. */
  readonly reread: (uid: string) => void;
}

const begin = (who: string): Held => ({ who, state: 'loading', accounts: null, next: null });

/** Reads accounts from the server, page by page; with `who` the one with this address or uid. */
export function useAccounts(who: string): Accounts {
  const call = useCall(readAccounts);
  const [kept, setKept] = useState<Held>(() => begin(who));
  const held = kept.who === who ? kept : begin(who);
  const read = useCallback(
    (after: string | null, isWanted: () => boolean) => {
      call({ who, after }).then(
        ({ accounts, next }) => {
          if (!isWanted()) return;
          setKept((now) => {
            const before = now.who === who && after !== null ? (now.accounts ?? []) : [];
            return { who, state: 'ready', accounts: [...before, ...accounts], next };
          });
        },
        (cause: unknown) => {
          if (!isWanted()) return;
          const state = cause instanceof CallFailure && cause.reason === 'not-allowed' ? 'denied' : 'failed';
          setKept((now) => ({ ...(now.who === who ? now : begin(who)), state }));
        },
      );
    },
    [call, who],
  );
  // An answer to an earlier search is dropped.
  const asked = useRef(who);
  useEffect(() => {
    asked.current = who;
    let isHere = true;
    read(null, () => isHere);
    return () => {
      isHere = false;
    };
  }, [read, who]);
  const readOn = (after: string | null) => {
    setKept({ ...held, state: 'loading' });
    read(after, () => asked.current === who);
  };
  const reread = (uid: string) => {
    void call({ who: uid, after: null }).then(
      ({ accounts: [fresh] }) =>
        setKept((now) => ({
          ...now,
          accounts: now.accounts?.map((one) => (fresh?.uid === one.uid ? fresh : one)) ?? null,
        })),
      () => readOn(null),
    );
  };
  const { accounts, state, next } = held;
  if (accounts === null) {
    const live =
      state === 'failed' || state === 'denied'
        ? { state, retry: () => readOn(null) }
        : { state: 'loading' as const };
    return { live, more: null, reread };
  }
  const pager = state === 'denied' ? 'failed' : state;
  return {
    live: { state: 'ready', value: accounts, fromCache: false },
    more: next === null ? null : { state: pager, onMore: () => readOn(next) },
    reread,
  };
}
