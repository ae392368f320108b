import { z } from 'zod';
import { idSchema } from '../kernel/ids.schema.ts';
import { line, mobileSchema, requiredLine } from '../kernel/text.ts';
import { CONSENT_WAYS } from '../customers/customer.schema.ts';

/** The most guests of one file: their numbers are looked up, and their records written, in one transaction. */
export const MOST_ADDED = 500;

/** The earliest day of a consent. An earlier one is a slip of the pen, such as 1026. */
const FIRST_DAY = '2000-01-01';

const fields = z.object({
  name: requiredLine(60).nullable(),
  mobile: mobileSchema,
  note: z.string().trim().max(500),
  /** In the guest's words; empty for none. */
  allergies: line(200),
  agreed: z.object({
    /** Bhoj keeps nobody who did not agree to it, and assumes no consent (DPDP Act s. 6). */
    toKeep: z.literal(true),
    toOffers: z.boolean(),
    toAllergies: z.boolean(),
    on: z.iso.date().refine((day) => day >= FIRST_DAY),
    how: z.enum(CONSENT_WAYS),
  }),
});
type Fields = z.output<typeof fields>;

const mayKeepAllergies = ({ allergies, agreed }: Fields): boolean => allergies === '' || agreed.toAllergies;

/** A guest of a file, with the consents that this guest gave outside Bhoj. */
export const fileGuestSchema = fields.refine(mayKeepAllergies, { path: ['allergies'] });
export type FileGuest = z.output<typeof fileGuestSchema>;

/** A guest whom the owner adds. The client makes the id, so that a repeated call adds nobody twice. */
export const addedGuestSchema = fields
  .extend({ customerId: idSchema })
  .refine(mayKeepAllergies, { path: ['allergies'] });
export type AddedGuest = z.output<typeof addedGuestSchema>;
