import type { ReactNode } from 'react';
import type { MemberRole } from '@bhoj/domain/catalogue/roles';
import { DismissedPage } from './dismissed-page.tsx';
import { MovedPage } from './moved-page.tsx';

interface NotHereProps {
  /** The person's new role; null for the dismissed. */
  readonly to: MemberRole | null;
  /** The unsent data on a dismissed person's device. */
  readonly left: ReactNode;
}

/** Takes the place of a page for a person who does not work on it any more. */
export const NotHere = ({ to, left }: NotHereProps) =>
  to === null ? <DismissedPage left={left} /> : <MovedPage to={to} />;
