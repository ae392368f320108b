import { href } from '@bhoj/domain/catalogue/routes';
import { fssaiSchema } from '@bhoj/domain/restaurant/settings.schema';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { settingsPath } from '../../blocks/settings/parts.ts';
import { lacksPhotos } from './attention/attention-model.ts';

export interface Step {
  readonly name: 'menu' | 'photos' | 'fssai' | 'gstin' | 'upi' | 'qrCodes' | 'staff';
  /** The address of the step's page. */
  readonly to: string;
  /** Bhoj cannot know whether codes were printed or people invited: those two steps stay until the first bill. */
  readonly isDone: boolean;
}

/** Returns the steps of setup before the first bill, in the order in which a restaurant needs them. */
export function stepsOf(
  restaurant: Pick<WholeRestaurant, 'fssai' | 'gstin' | 'upiVpa'>,
  menu: Menu | null,
): Step[] {
  const hasDishes = menu !== null && menu.items.length > 0;
  return [
    { name: 'menu', to: href('menu'), isDone: hasDishes },
    { name: 'fssai', to: settingsPath('legal'), isDone: fssaiSchema.safeParse(restaurant.fssai).success },
    { name: 'gstin', to: settingsPath('legal'), isDone: restaurant.gstin !== '' },
    { name: 'upi', to: settingsPath('payments'), isDone: restaurant.upiVpa !== '' },
    { name: 'photos', to: href('menu'), isDone: hasDishes && !lacksPhotos(menu) },
    { name: 'qrCodes', to: href('qrCodes'), isDone: false },
    { name: 'staff', to: href('staff'), isDone: false },
  ];
}
