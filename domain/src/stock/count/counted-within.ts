import { DAY } from '../../time/ist.ts';

/** An older count says nothing about the present stock. */
export const COUNTED_WITHIN = DAY;

/** Waste, a batch or a transfer may be entered later; after a week nobody knows it any more. */
export const ENTERED_WITHIN = 7 * DAY;
