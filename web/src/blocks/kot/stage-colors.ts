import type { Stage } from '@bhoj/domain/orders/progress';
import type { BadgeColor } from '../../theme/tokens.ts';

/** The badge of a line, by how far it has come, on every screen of staff. */
export const stageColors: Readonly<Record<Stage | 'cancelled', BadgeColor>> = {
  queued: 'lightGrey',
  cooking: 'blue',
  ready: 'yellow',
  served: 'green',
  cancelled: 'red',
};
