import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';

interface Choice {
  readonly variant?: string;
  /** `group/option` */
  readonly addOns?: readonly `${string}/${string}`[];
  readonly note?: string;
  readonly food?: readonly FoodRule[];
}

/** A selection of a demo dish. */
export const dish = (itemId: string, quantity = 1, choice: Choice = {}): Selection => ({
  itemId,
  variantId: choice.variant ?? null,
  addOnIds: (choice.addOns ?? []).map((addOn) => {
    const [groupId = '', optionId = ''] = addOn.split('/');
    return { groupId, optionId };
  }),
  quantity,
  note: choice.note ?? '',
  ...(choice.food && { food: [...choice.food] }),
});
