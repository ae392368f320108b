import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { forgetViewOfOthers } from '../../../blocks/last-view/last-view.ts';
import { WhoseViewContext } from '../../../blocks/last-view/whose-view.ts';
import type { Session } from '../../../firebase/account.ts';
import { useSession } from '../../../firebase/session.tsx';

/** Returns the key of the person, restaurant and role that a view belongs to. Empty for nobody, null while unknown. */
function whoseView(session: Session): string | null {
  if (session.state === 'unknown') return null;
  const claims = session.state === 'in' ? session.user.claims : null;
  if (session.state === 'out' || claims === null || !('restaurant' in claims)) return '';
  return `${session.user.uid} ${claims.restaurant} ${claims.role}`;
}

/**
 * Tells the screens below to whom their views belong. Deletes the last view when nobody is signed in, or another
 * person, or the same person in another role.
 */
export function ViewOwner({ children }: { readonly children: ReactNode }) {
  const whose = whoseView(useSession());
  useLayoutEffect(() => {
    if (whose !== null) forgetViewOfOthers(whose);
  }, [whose]);
  return <WhoseViewContext value={whose ?? ''}>{children}</WhoseViewContext>;
}
