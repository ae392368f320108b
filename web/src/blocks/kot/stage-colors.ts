import type { Stage } from '@bhoj/domain/orders/kitchen/progress';
import type { BadgeColor } from '../../theme/tokens.ts';

/** The badge colours of a line by stage, on every staff screen. */
export const stageColors: Readonly<Record<Stage | 'cancelled', BadgeColor>> = {
  queued: 'lightGrey',
  cooking: 'blue',
  ready: 'yellow',
  served: 'green',
  cancelled: 'red',
};
