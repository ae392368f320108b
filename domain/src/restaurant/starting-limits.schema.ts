import type { z } from 'zod';
import { restaurantSchema } from './restaurant.schema.ts';

/** The limits with which the platform lets a new restaurant begin. Its owner changes them in settings. */
export const startingLimitsSchema = restaurantSchema.pick({
  captainDiscountLimitPaise: true,
  unusualWaits: true,
  drawerNoticePaise: true,
  kitchenNoticeMinutes: true,
});
export type StartingLimits = z.output<typeof startingLimitsSchema>;
