import { Suspense, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { reportFault } from '../../firebase/report-error.ts';
import { useLocation } from '../../ui/shared/address/address.ts';
import { OwnRouter } from '../../ui/shared/address/own-router.tsx';
import { PlaceBoundary } from '../faults/place-boundary.tsx';
import { BetweenPages } from './between-pages.tsx';
import { Titled } from './titled.tsx';

interface PageProps {
  readonly name: RouteName;
  readonly page: ComponentType;
}

/** A page under its title. When it fails, its frame stays as it is. */
export function Page({ name, page }: PageProps) {
  const { key } = useLocation();
  return (
    <PlaceBoundary at={key} onFault={(fault) => reportFault(fault, name)}>
      <Titled name={name} page={page} />
    </PlaceBoundary>
  );
}

interface ProgramProps<Name extends RouteName> {
  /** Returns the program's page at an address; null for the page of another program. */
  readonly pageAt: (pathname: string) => Name | null;
  /** Draws a page in its frame. Must stay the same function. */
  readonly draw: (name: Name) => ReactNode;
  /** The path with which the build writes a page as HTML; absent in the browser. */
  readonly first?: string | undefined;
}

/** The page of the address. A step within it draws nothing of its frame. */
function PageOfAddress<Name extends RouteName>({ pageAt, draw }: ProgramProps<Name>) {
  const { pathname, key } = useLocation();
  const name = pageAt(pathname);
  const drawn = useMemo(
    () => <Suspense fallback={null}>{name === null ? null : draw(name)}</Suspense>,
    [name, draw],
  );
  return (
    <PlaceBoundary at={key} onFault={(fault) => reportFault(fault, name ?? 'unknown')}>
      {drawn}
    </PlaceBoundary>
  );
}

/** The pages of a program without React Router. An address of another program loads that one. */
export function Program<Name extends RouteName>(props: ProgramProps<Name>) {
  const { pageAt, first } = props;
  const isOwn = useMemo(() => (pathname: string) => pageAt(pathname) !== null, [pageAt]);
  return (
    <OwnRouter isOwn={isOwn} first={first} between={<BetweenPages />}>
      <PageOfAddress {...props} />
    </OwnRouter>
  );
}
