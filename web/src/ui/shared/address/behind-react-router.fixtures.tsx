import { createMemoryRouter as createBareRouter, Outlet } from 'react-router-dom';
import type { InitialEntry, RouteObject } from 'react-router-dom';
import { BehindReactRouter } from './behind-react-router.tsx';

const around = (
  <BehindReactRouter>
    <Outlet />
  </BehindReactRouter>
);

/** Creates a router in memory whose pages may be shared with a program that has another router. */
export const createMemoryRouter = (
  children: RouteObject[],
  at: { readonly initialEntries: InitialEntry[] },
): ReturnType<typeof createBareRouter> => createBareRouter([{ element: around, children }], at);
