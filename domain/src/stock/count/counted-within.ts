import { DAY } from '../../time/ist.ts';

/** A count that is older says nothing about what there is. */
export const COUNTED_WITHIN = DAY;
