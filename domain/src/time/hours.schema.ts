import { z } from 'zod';

export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const dayHoursSchema = z.object({ open: clockSchema, close: clockSchema, isOpen: z.boolean() });
export type DayHours = z.output<typeof dayHoursSchema>;

/** DATA-OWNER-6: {open, close, isOpen} per weekday. A closing time at or before the opening time is after midnight. */
export const operatingHoursSchema = z.object({
  monday: dayHoursSchema,
  tuesday: dayHoursSchema,
  wednesday: dayHoursSchema,
  thursday: dayHoursSchema,
  friday: dayHoursSchema,
  saturday: dayHoursSchema,
  sunday: dayHoursSchema,
});
export type OperatingHours = z.output<typeof operatingHoursSchema>;
