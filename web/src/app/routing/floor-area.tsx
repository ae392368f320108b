import { Suspense, useMemo } from 'react';
import { routeAt } from '@bhoj/domain/catalogue/routes';
import { reportFault } from '../../firebase/report-error.ts';
import { useLocation } from '../../ui/shared/address/address.ts';
import { OwnRouter } from '../../ui/shared/address/own-router.tsx';
import { FaultBoundary } from '../faults/fault-boundary.tsx';
import { BetweenPages } from './between-pages.tsx';
import { isFloorPage } from './floor-pages.ts';
import type { FloorPage } from './floor-pages.ts';
import { AppArea, AtWork, FloorShell, Guarded, PlainFrame, serviceScreens } from './service-screens.ts';
import { Titled } from './titled.tsx';

/** Returns the page of this program at an address; null for any other. */
export function floorPageAt(pathname: string): FloorPage | null {
  const name = routeAt(pathname.replace(/\/$/, ''))?.name;
  return isFloorPage(name) ? name : null;
}

const isOwn = (pathname: string): boolean => floorPageAt(pathname) !== null;

interface PageProps {
  readonly name: FloorPage;
}

/** A page that, when it fails, leaves its frame as it is. */
function Page({ name }: PageProps) {
  const { key } = useLocation();
  return (
    <FaultBoundary at={key} onFault={(fault) => reportFault(fault, name)}>
      <Titled name={name} page={serviceScreens[name]} />
    </FaultBoundary>
  );
}

/** A page in its frame: the entrance of a shared device stands outside of the restaurant. */
function InFrame({ name }: PageProps) {
  const page = <Page key={name} name={name} />;
  if (name === 'device') return <PlainFrame>{page}</PlainFrame>;
  return (
    <AtWork>
      <PlainFrame>
        <FloorShell>
          <Guarded name={name}>{page}</Guarded>
        </FloorShell>
      </PlainFrame>
    </AtWork>
  );
}

/** The page of the address. A step within it draws nothing of its frame. */
function PageOfAddress() {
  const { pathname, key } = useLocation();
  const name = floorPageAt(pathname);
  const inArea = useMemo(
    () => (
      <Suspense fallback={null}>
        <AppArea>{name !== null && <InFrame name={name} />}</AppArea>
      </Suspense>
    ),
    [name],
  );
  return (
    <FaultBoundary at={key} onFault={(fault) => reportFault(fault, name ?? 'unknown')}>
      {inArea}
    </FaultBoundary>
  );
}

/** The pages of captains, cooks and shared devices, with their router. */
export const FloorArea = () => (
  <OwnRouter isOwn={isOwn} between={<BetweenPages />}>
    <PageOfAddress />
  </OwnRouter>
);
