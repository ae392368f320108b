import { PAGE_OF_KIND } from '@bhoj/domain/devices/device';
import type { DeviceKind } from '@bhoj/domain/devices/device.schema';
import { mayOpen } from '@bhoj/domain/catalogue/page-rights';
import type { Role } from '@bhoj/domain/catalogue/roles';

/** The pages on which people begin on a shared device. */
export type Start = 'captain' | 'kitchen' | 'dashboard';

/** Returns where somebody begins on a device: its own screen where they may open it, otherwise theirs. */
export function startOf(kind: DeviceKind, role: Role): Start {
  const page = PAGE_OF_KIND[kind];
  if (mayOpen(page, role, null) !== false) return page;
  return role === 'captain' || role === 'kitchen' ? role : 'dashboard';
}
