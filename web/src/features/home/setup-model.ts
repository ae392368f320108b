import { fssaiSchema } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Menu } from '@bhoj/domain/menu/menu.schema';
import { lacksPhotos } from './attention-model.ts';

export interface Step {
  readonly name: 'menu' | 'photos' | 'fssai' | 'gstin' | 'upi' | 'qrCodes' | 'staff';
  readonly to: 'menu' | 'settings' | 'qrCodes' | 'staff';
  /** Nobody knows whether codes were printed or people invited: those two stay until the first bill. */
  readonly isDone: boolean;
}

/** What a restaurant sets up before its first bill, in the order in which it needs it. */
export function stepsOf(
  restaurant: Pick<Restaurant, 'fssai' | 'gstin' | 'upiVpa'>,
  menu: Menu | null,
): Step[] {
  const hasDishes = menu !== null && menu.items.length > 0;
  return [
    { name: 'menu', to: 'menu', isDone: hasDishes },
    { name: 'fssai', to: 'settings', isDone: fssaiSchema.safeParse(restaurant.fssai).success },
    { name: 'gstin', to: 'settings', isDone: restaurant.gstin !== '' },
    { name: 'upi', to: 'settings', isDone: restaurant.upiVpa !== '' },
    { name: 'photos', to: 'menu', isDone: hasDishes && !lacksPhotos(menu) },
    { name: 'qrCodes', to: 'qrCodes', isDone: false },
    { name: 'staff', to: 'staff', isDone: false },
  ];
}
