import { Navigate } from '../../ui/shared/address/link.tsx';
import { firstPageOf } from '@bhoj/domain/catalogue/page-rights';
import { href, ROUTES } from '@bhoj/domain/catalogue/routes';
import { useRights } from '../../firebase/rights.ts';
import { NotTheirs } from './not-theirs.tsx';

/** Leads somebody who may not open the office's home page to the first page that they may; says so if none. */
export function OfficeStart() {
  const first = firstPageOf('office', useRights() ?? []);
  return first === null ? <NotTheirs to={href('login')} /> : <Navigate to={ROUTES[first].path} />;
}
