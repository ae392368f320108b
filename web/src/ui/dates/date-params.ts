import type { Param } from '../table/address-params.ts';
import { optionalParam } from '../table/address-params.ts';
import { isIsoDay } from './iso-day.ts';
import type { IsoDay } from './iso-day.ts';
import { readPeriod, writePeriod } from './period.ts';
import type { PeriodChoice } from './period.ts';

/** A day in the address, or null. */
export const dayParam: Param<IsoDay | null> = optionalParam(isIsoDay);

/** A period in the address: its name, so that a shared link moves with the calendar, or its two days. */
export const periodParam = (byDefault: PeriodChoice): Param<PeriodChoice> => ({
  read: (text) => (text === null ? byDefault : (readPeriod(text) ?? byDefault)),
  write: (choice) => (writePeriod(choice) === writePeriod(byDefault) ? null : writePeriod(choice)),
});
