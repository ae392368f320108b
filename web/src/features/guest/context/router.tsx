import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { ROUTES, routeAt } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';

/** A guest's pages are three: this file is their router, for React Router would be a sixth of all that they load. */
export type GuestRoute = {
  [N in RouteName]: (typeof ROUTES)[N]['area'] extends 'customer' ? N : never;
}[RouteName];

interface Here {
  readonly name: GuestRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}

const isGuestRoute = (name: RouteName): name is GuestRoute => ROUTES[name].area === 'customer';

/** The guest's page at an address; null where it belongs to somebody else. */
export function guestPageAt({ pathname, search }: { pathname: string; search: string }): Here | null {
  const found = routeAt(pathname);
  if (found === null || !isGuestRoute(found.name)) return null;
  return { name: found.name, params: found.params, search: new URLSearchParams(search) };
}

const HereContext = createContext<Here | null>(null);
const MOVED = 'bhoj:moved';

/** Goes to another of the guest's pages. `replace` leaves no way back to this one. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  dispatchEvent(new Event(MOVED));
  if (!replace) scrollTo(0, 0);
}

/** The page of the address as it changes. A page whose code is still to come leaves the one before on screen. */
export function GuestRouter({ children }: { readonly children: (name: GuestRoute) => ReactNode }) {
  const [here, setHere] = useState(() => guestPageAt(location));
  useEffect(() => {
    const follow = () => startTransition(() => setHere(guestPageAt(location)));
    for (const name of ['popstate', MOVED]) addEventListener(name, follow);
    return () => {
      for (const name of ['popstate', MOVED]) removeEventListener(name, follow);
    };
  }, []);
  if (here === null) throw new Error('no page of a guest');
  return <HereContext value={here}>{children(here.name)}</HereContext>;
}

/** Where this page is no more, the one that took its place. */
export function Redirect({ to }: { readonly to: string }) {
  useEffect(() => go(to, { replace: true }), [to]);
  return null;
}

function useHere(): Here {
  const here = use(HereContext);
  if (here === null) throw new Error('a guest’s page must be used within a GuestRouter');
  return here;
}

/** What the address names; a param that its route does not have is empty. */
export function usePlaceParams(): Readonly<Record<'restaurantId' | 'tableId' | 'orderId', string>> {
  const { restaurantId = '', tableId = '', orderId = '' } = useHere().params;
  return { restaurantId, tableId, orderId };
}

export const useSearch = (): URLSearchParams => useHere().search;

/** A link between the guest's pages: an ordinary one, but that the page stays loaded. */
export function PageLink({
  to,
  ...rest
}: { readonly to: string } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={to} onClick={onClick} />;
}
