import { href } from '@bhoj/domain/catalogue/routes';
import { thisDevice } from '../../firebase/shared-device.ts';
import type { Claims } from '@bhoj/domain/catalogue/roles';

/** Returns the page at which people of a restaurant sign in on this device. */
export const entrance = () => (thisDevice() === null ? 'login' : 'device');

/** Returns the home page of a role. A person who opens a page of another role is sent there. */
export function homeOf(claims: Claims | null): string {
  switch (claims?.role) {
    case 'owner':
    case 'office':
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
