import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { accountActs, watchSession } from './account.ts';
import type { AccountActs, Session } from './account.ts';
import { useClient } from './client.ts';

const SessionContext = createContext<Session>({ state: 'unknown' });

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { auth } = useClient();
  const [session, setSession] = useState<Session>({ state: 'unknown' });
  useEffect(() => watchSession(auth, setSession), [auth]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export const useSession = (): Session => use(SessionContext);

/** Returns the acts of signing in and out, for the area's client. */
export function useAuth(): AccountActs {
  const { auth } = useClient();
  return useMemo(() => accountActs(auth), [auth]);
}
