import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { pageAt, ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';

/** The router of the guests' three pages. React Router would be a sixth of all that they load. */
export type GuestRoute = {
  [N in RouteName]: (typeof ROUTES)[N]['area'] extends 'customer' ? N : never;
}[RouteName];

interface Here {
  readonly name: GuestRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}

const isGuestRoute = (name: RouteName): name is GuestRoute => ROUTES[name].area === 'customer';

/** Returns the guest's page at an address; null when the address is not a guest's. */
export function guestPageAt({ pathname, search }: Address): Here | null {
  const found = pageAt(pathname);
  if (found === null || !isGuestRoute(found.name)) return null;
  return { name: found.name, params: found.params, search: new URLSearchParams(search) };
}

const HereContext = createContext<Here | null>(null);
const MOVED = 'bhoj:moved';

/** The address of a page, as `location` has it. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Goes to another of the guest's pages. `replace` leaves no history entry for the current one. */
export function go(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  dispatchEvent(new Event(MOVED));
  if (!replace) scrollTo(0, 0);
}

export interface GuestRouterProps {
  /** Where the page begins, when it is not at the browser's address. */
  readonly first?: Address | undefined;
  readonly children: (name: GuestRoute) => ReactNode;
}

/** Renders the page of the current address. While a page's code loads, the page before stays on screen. */
export function GuestRouter({ first, children }: GuestRouterProps) {
  const [here, setHere] = useState(() => guestPageAt(first ?? location));
  useEffect(() => {
    const follow = () => startTransition(() => setHere(guestPageAt(location)));
    for (const name of ['popstate', MOVED]) addEventListener(name, follow);
    return () => {
      for (const name of ['popstate', MOVED]) removeEventListener(name, follow);
    };
  }, []);
  if (here === null) throw new Error('no page');
  return <HereContext value={here}>{children(here.name)}</HereContext>;
}

/** Replaces this page by the one at `to`. */
export function Redirect({ to }: { readonly to: string }) {
  useEffect(() => go(to, { replace: true }), [to]);
  return null;
}

function useHere(): Here {
  const here = use(HereContext);
  if (here === null) throw new Error('no GuestRouter');
  return here;
}

/** The parameters in the address; one that the route lacks is empty. */
export function usePlaceParams(): Readonly<Record<'restaurantId' | 'tableId' | 'orderId', string>> {
  const { restaurantId = '', tableId = '', orderId = '' } = useHere().params;
  return { restaurantId, tableId, orderId };
}

export const useSearch = (): URLSearchParams => useHere().search;

/** A link between the guest's pages that does not reload the page; null leads nowhere yet. */
export function PageLink({
  to,
  ...rest
}: { readonly to: string | null } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  if (to === null) return <a {...rest} aria-disabled />;
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return <a {...rest} href={to} onClick={onClick} />;
}
