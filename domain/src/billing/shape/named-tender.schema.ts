import { tenderSchema } from './invoice.schema.ts';
import type { Tender } from './invoice.schema.ts';

/** True for a method by which money changes hands now. */
export const movesMoney = ({ method }: Pick<Tender, 'method'>): boolean => method !== 'deposit';

/** A method that a person names when money is taken or given back. */
export const namedTenderSchema = tenderSchema.refine(movesMoney, 'method');
