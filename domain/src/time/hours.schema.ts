import { z } from 'zod';

export const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const dayHoursSchema = z.object({ open: clockSchema, close: clockSchema, isOpen: z.boolean() });
export type DayHours = z.output<typeof dayHoursSchema>;

/** DATA-OWNER-6: per weekday {open, close, isOpen}. A close at or before the open time means "after midnight". */
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
