import { DAY } from '../../time/ist.ts';

/** A count that is older says nothing about what there is. */
export const COUNTED_WITHIN = DAY;

/** Waste, a batch or a transfer may be entered later; after a week nobody knows it any more. */
export const ENTERED_WITHIN = 7 * DAY;
