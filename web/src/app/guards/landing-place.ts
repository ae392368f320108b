import { href } from '@bhoj/domain/catalogue/routes';
import type { Claims } from '@bhoj/domain/catalogue/roles';

/** The page that is a role's own: where somebody goes who has no business where they are. */
export function homeOf(claims: Claims | null): string {
  switch (claims?.role) {
    case 'owner':
      return href('dashboard');
    case 'captain':
      return href('captain');
    case 'kitchen':
      return href('kitchen');
    case 'super':
      return href('super');
    case 'staff':
      return href('superStaffDashboard');
    case undefined:
      return href('landing');
  }
}
