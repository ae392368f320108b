import { useMemo } from 'react';
import { useClient } from './client.ts';
import { linkActs } from './email-link.ts';
import type { LinkActs } from './email-link.ts';

/** Returns the acts of sign-in links, for the area's client. */
export function useLinkActs(): LinkActs {
  const { auth } = useClient();
  return useMemo(() => linkActs(auth), [auth]);
}
