import type { ReactNode } from 'react';
import { pageAt, ROUTES } from '@bhoj/domain/catalogue/routes';
import { frontPages, FrontShell, isFrontPage } from './front-pages.ts';
import type { FrontPage } from './front-pages.ts';
import { Page, Program } from './program.tsx';

/** Returns the page of this program at an address; null for any other. */
export function frontPageAt(pathname: string): FrontPage | null {
  const name = pageAt(pathname)?.name;
  return isFrontPage(name) ? name : null;
}

const draw = (name: FrontPage): ReactNode => (
  <FrontShell>
    <Page key={name} name={name} page={frontPages[name]} />
  </FrontShell>
);

interface FrontProgramProps {
  /** The page that the build writes as HTML; absent in the browser. */
  readonly written?: FrontPage;
}

/** Landing, pricing, sign-in and sign-up. */
export const FrontProgram = ({ written }: FrontProgramProps) => (
  <Program pageAt={frontPageAt} draw={draw} first={written && ROUTES[written].path} />
);
