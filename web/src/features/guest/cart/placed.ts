import type { RoundResult } from '@bhoj/domain/orders/shape/order.schema';
import { EMPTY_TRAY, keepHeld } from './send-model.ts';
import type { Intent } from './send-model.ts';
import type { SendTo } from './sending.ts';

/** Empties the cart of a round that the server has. Its dishes are stored unless they went to the kitchen. */
export function placed(
  { restaurantId, orderId, box }: SendTo,
  intent: Intent,
  outcome: RoundResult['outcome'],
): void {
  if (outcome !== 'sent') keepHeld(restaurantId, orderId, intent);
  box.update(() => EMPTY_TRAY);
}
