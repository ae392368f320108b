import { Navigate } from '../../ui/shared/address/link.tsx';
import { firstPageOf } from '@bhoj/domain/catalogue/page-rights';
import { href, ROUTES } from '@bhoj/domain/catalogue/routes';
import { useRights } from '../../firebase/rights.ts';
import { NotTheirs } from './not-theirs.tsx';

/** Leads somebody of the office who may not open the home page to the first page that they may; says so where there is none. */
export function OfficeStart() {
  const first = firstPageOf('office', useRights() ?? []);
  return first === null ? <NotTheirs to={href('login')} /> : <Navigate to={ROUTES[first].path} />;
}
