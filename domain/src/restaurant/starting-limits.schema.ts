import { z } from 'zod';
import { noticeSettingsSchema, serviceSettingsSchema } from './settings.schema.ts';

const { captainDiscountLimitPaise, unusualWaits } = serviceSettingsSchema.shape;
const { drawerNoticePaise, kitchenNoticeMinutes } = noticeSettingsSchema.shape;

/** The limits with which the platform lets a new restaurant begin. Its owner changes them in settings. */
export const startingLimitsSchema = z.object({
  captainDiscountLimitPaise,
  unusualWaits: unusualWaits.optional(),
  drawerNoticePaise,
  kitchenNoticeMinutes,
});
export type StartingLimits = z.output<typeof startingLimitsSchema>;
