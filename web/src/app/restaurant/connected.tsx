import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { connections } from '@bhoj/domain/connections/connection.collection';
import { connectionPlace, mustSayOnline } from '@bhoj/domain/connections/connection';
import type { Connection, ConnectionPlace } from '@bhoj/domain/connections/connection';
import { useClient } from '../../firebase/client.ts';
import { ConnectionContext, farewell, sayConnection } from '../../firebase/connection.ts';
import { useLiveDoc } from '../../firebase/live.ts';
import type { Live } from '../../firebase/live.ts';
import { reportFault } from '../../firebase/report-error.ts';
import { useSession } from '../../firebase/session.tsx';
import type { Words } from '../../words/part.ts';
import { shellPart } from '../../messages/shared/shell/en.ts';
import { useWords } from '../../words/use-words.ts';

/** Logs a status that could not be written. The person sees nothing (ERR-4). */
const log = (shell: Words<'shell'>, status: Connection['status'], cause: unknown): void =>
  reportFault(new Error(`${shell.errorUpdating[status]} ${String(cause)}`), 'connection');

/**
 * Writes the status `online` or `offline` as the browser reports it, and `offline` when the page goes away or its
 * person signs out. `sayAgain`: another device of the same session wrote `offline`, but this one is still online.
 */
function useSayConnection(place: ConnectionPlace | null, sayAgain: boolean): void {
  const shell = useWords(shellPart);

  const client = useClient();
  const isRefused = useRef(false);
  const key = place === null ? null : connections.path(place);

  const say = useEffectEvent((status: Connection['status']) => {
    if (place === null) return;
    sayConnection(client, place, status).catch((cause: unknown) => {
      isRefused.current = true;
      log(shell, status, cause);
    });
  });

  const begin = useEffectEvent(() => {
    if (place === null) return undefined;
    const leave = farewell(client, place);
    const online = () => say('online');
    const offline = () => say('offline');
    const gone = () => {
      // Without a network the change is already stored on the device.
      if (navigator.onLine) leave().catch((cause: unknown) => log(shell, 'offline', cause));
    };
    // A page restored from the browser's memory wrote offline when it was hidden.
    const back = (event: PageTransitionEvent) => event.persisted && navigator.onLine && online();
    if (navigator.onLine) online();
    addEventListener('online', online);
    addEventListener('offline', offline);
    // Unlike beforeunload, pagehide also fires on phones, and never when the person decides to stay on the page.
    addEventListener('pagehide', gone);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      removeEventListener('pagehide', gone);
      removeEventListener('pageshow', back);
      gone();
    };
  });
  useEffect(() => begin(), [key]);

  useEffect(() => {
    // A refused status is not retried, or it would loop.
    if (sayAgain && !isRefused.current) say('online');
  }, [sayAgain]);
}

/**
 * ms without an answer after which the server counts as silent. `start`: since the page started and has nothing.
 * `first`: since it shows the device's cache, before any answer, because a slow phone on a slow line needs longer for
 * the first one. `later`: after an earlier answer.
 */
const PATIENCE = { start: 15_000, first: 10_000, later: 5_000 };

type Heard = 'server' | 'cache' | 'nothing';

/** `heard` is null while it is not known who works here: then nothing is asked of the server. */
function useSilence(heard: Heard | null): boolean {
  const [isLong, setLong] = useState(false);
  const wasHeard = useRef(false);
  useEffect(() => {
    if (heard === null) return undefined;
    if (heard === 'server') {
      wasHeard.current = true;
      return undefined;
    }
    const first = heard === 'cache' ? PATIENCE.first : PATIENCE.start;
    const timer = setTimeout(() => setLong(true), wasHeard.current ? PATIENCE.later : first);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [heard]);
  return isLong;
}

function heardFrom(live: Live<Connection>): Heard {
  if (live.state === 'loading') return 'nothing';
  return live.state === 'ready' && live.fromCache ? 'cache' : 'server';
}

/** Keeps the connection document of an owner's session or a staff device, and provides its state (STATE-5, STATE-6). */
export function Connected({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const place = session.state === 'in' ? connectionPlace(session.user.uid, session.user.claims) : null;
  const live = useLiveDoc(connections, place);
  const stored = live.state === 'ready' ? live.value : null;
  const fromServer = live.state === 'ready' && !live.fromCache;
  useSayConnection(place, stored !== null && mustSayOnline(stored, fromServer, navigator.onLine));

  const isSilent = useSilence(place === null ? null : heardFrom(live));
  const isConnected = stored?.status === 'online';
  const lastSeen = stored?.lastSeen ?? null;
  const state = useMemo(() => ({ isConnected, lastSeen, isSilent }), [isConnected, lastSeen, isSilent]);
  return <ConnectionContext value={state}>{children}</ConnectionContext>;
}
