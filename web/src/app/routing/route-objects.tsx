import { lazy, Suspense, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import type { RouteEntry } from '@bhoj/domain/catalogue/routes';
import { pageTitlePart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { FrontShell } from './front-pages.ts';
import { pages } from './pages.ts';
import type { PageName } from './pages.ts';
import { AppArea, AtWork, FloorShell, Guarded, PlainFrame, serviceScreens } from './service-screens.ts';
import { RouteError } from '../faults/route-error.tsx';

// Two areas in separate chunks: a visitor's phone never fetches MUI, and the dashboard never fetches the front pages.
// The guests' area is a program of its own (guest-start.tsx).
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

function Titled({ name }: { readonly name: PageName }) {
  const titleOf = useWords(pageTitlePart);

  // Runs before the page's own effects, because the page may set a better title.
  useLayoutEffect(() => {
    document.title = titleOf(name);
  }, [name, titleOf]);
  const Page = pages[name];
  return <Page />;
}

function page(name: PageName): RouteObject {
  const route: RouteEntry = ROUTES[name];
  const titled = <Titled key={name} name={name} />;
  return {
    id: name,
    path: route.path,
    errorElement: <RouteError />,
    element: route.roles === null ? titled : <Guarded name={name}>{titled}</Guarded>,
  };
}

/** The screens of the service: in the dashboard's area, without its frame and without MUI. */
const FLOOR = Object.keys(serviceScreens) as (keyof typeof serviceScreens)[];
/** All pages of these areas without MUI: those, and the entrance of a shared device. */
const PLAIN = [...FLOOR, 'device'] as const satisfies readonly PageName[];

const inArea = (area: RouteEntry['area']): RouteObject[] =>
  (Object.keys(pages) as PageName[])
    .filter((name) => ROUTES[name].area === area && !(PLAIN as readonly PageName[]).includes(name))
    .map(page);

/** Shows nothing for the moment in which an area's code loads. */
const Quiet = ({ children }: { readonly children: React.ReactNode }) => (
  <Suspense fallback={null}>{children}</Suspense>
);

export const routeObjects: RouteObject[] = [
  {
    errorElement: <RouteError />,
    element: (
      <Quiet>
        <FrontShell />
      </Quiet>
    ),
    children: inArea('front'),
  },
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
      { element: <PlainFrame />, children: [page('device')] },
      {
        element: <AtWork />,
        children: [
          {
            element: <MuiFrame />,
            children: [
              { element: <OnboardingShell />, children: inArea('onboarding') },
              { element: <DashboardShell />, children: inArea('dashboard') },
            ],
          },
          {
            element: <PlainFrame />,
            children: [{ element: <FloorShell />, children: FLOOR.map(page) }],
          },
        ],
      },
    ],
  },
];
