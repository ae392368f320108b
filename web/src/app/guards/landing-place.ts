import { href } from '@bhoj/domain/catalogue/routes';
import type { Claims } from '@bhoj/domain/catalogue/roles';

/** Returns the home page of a role. People who open a page that is not theirs are sent there. */
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
