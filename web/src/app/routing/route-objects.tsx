import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { routeEntries, ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteEntry } from '@bhoj/domain/catalogue/routes';
import { isFloorPage } from './floor-pages.ts';
import { pages } from './pages.ts';
import type { PageName } from './pages.ts';
import { AppArea, AtWork, FloorShell, Guarded, PlainFrame } from './service-screens.ts';
import { Titled } from './titled.tsx';
import { RouteError } from '../faults/route-error.tsx';

// The guests' pages and the front's are programs of their own (guest-start.tsx, front-start.tsx).
const NotFoundPage = lazy(() =>
  import('../faults/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
);
const PublicShell = lazy(() =>
  import('../shells/public/public-shell.tsx').then((m) => ({ default: m.PublicShell })),
);
const OnboardingShell = lazy(() =>
  import('../shells/onboarding/onboarding-shell.tsx').then((m) => ({ default: m.OnboardingShell })),
);
const MuiFrame = lazy(() => import('../shells/area/mui-frame.tsx').then((m) => ({ default: m.MuiFrame })));
const DashboardShell = lazy(() =>
  import('../shells/dashboard/dashboard-shell.tsx').then((m) => ({ default: m.DashboardShell })),
);
const SuperShell = lazy(() =>
  import('../shells/super/super-shell.tsx').then((m) => ({ default: m.SuperShell })),
);

function page(name: PageName): RouteObject {
  const route: RouteEntry = ROUTES[name];
  const titled = <Titled key={name} name={name} page={pages[name]} />;
  return {
    id: name,
    path: route.path,
    errorElement: <RouteError />,
    element: route.roles === null ? titled : <Guarded name={name}>{titled}</Guarded>,
  };
}

const inArea = (area: RouteEntry['area']): RouteObject[] =>
  (Object.keys(pages) as PageName[])
    .filter((name) => ROUTES[name].area === area && !isFloorPage(name))
    .map(page);

/** Stands for a page of another program, which loads. React Router knows more spellings of its address than that program. */
function Elsewhere({ path }: { readonly path: string }) {
  useEffect(() => {
    const { search, hash } = globalThis.location;
    history.replaceState(history.state, '', `${path}${search}${hash}`);
    globalThis.location.reload();
  }, [path]);
  return null;
}

/** Shows nothing for the moment in which an area's code loads. */
const Quiet = ({ children }: { readonly children: React.ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);

const inPlainFrame = (
  <PlainFrame>
    <Outlet />
  </PlainFrame>
);

export const routeObjects: RouteObject[] = [
  ...routeEntries
    .filter(([, { area }]) => area === 'front')
    .map(([, { path }]) => ({ path, element: <Elsewhere path={path} /> })),
  {
    errorElement: <RouteError />,
    element: (
      <Quiet>
        <AppArea>
          <Outlet />
        </AppArea>
      </Quiet>
    ),
    children: [
      {
        element: <MuiFrame />,
        children: [
          {
            element: <PublicShell />,
            children: [...inArea('public'), { path: '*', element: <NotFoundPage /> }],
          },
          { element: <SuperShell />, children: inArea('super') },
        ],
      },
      { element: inPlainFrame, children: [page('device')] },
      {
        element: (
          <AtWork>
            <Outlet />
          </AtWork>
        ),
        children: [
          {
            element: <MuiFrame />,
            children: [
              { element: <OnboardingShell />, children: inArea('onboarding') },
              { element: <DashboardShell />, children: inArea('dashboard') },
            ],
          },
          {
            element: inPlainFrame,
            children: [
              {
                element: (
                  <FloorShell>
                    <Outlet />
                  </FloorShell>
                ),
                // The screens of the service: in the dashboard's area, without its frame and without MUI.
                children: [page('captain'), page('kitchen')],
              },
            ],
          },
        ],
      },
    ],
  },
];
