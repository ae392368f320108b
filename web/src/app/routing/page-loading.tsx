import { useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { BehindReactRouter } from '../../ui/shared/address/behind-react-router.tsx';
import { BetweenPages } from './between-pages.tsx';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * True while the page that a person clicked loads: the router is at the new address at once, and React still shows the
 * old page until it can draw the new one.
 */
function useBetweenPages(router: Router): boolean {
  const wanted = useSyncExternalStore(
    (notify) => router.subscribe(notify),
    () => router.state.location.key,
    () => router.state.location.key,
  );
  return wanted !== useLocation().key;
}

/** Around every page: shows that the next loads, and gives its address to parts shared with captains' screens. */
export function PageLoading({ of }: { readonly of: () => Router }) {
  const isBetween = useBetweenPages(of());
  return (
    <BehindReactRouter>
      <Outlet />
      {isBetween && <BetweenPages />}
    </BehindReactRouter>
  );
}
