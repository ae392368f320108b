import { z } from 'zod';
import { uidSchema } from '../../kernel/ids.schema.ts';
import { line, mobileSchema, requiredLine } from '../../kernel/text.ts';
import { personSchema, termsSchema } from '../shape/person.schema.ts';

/** The most terms in one person's record. */
export const MOST_TERMS = 40;

const orNothing = (form: RegExp) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
    .pipe(z.union([z.literal(''), z.string().regex(form)]));

/** A text sets a number, an empty text deletes it, and null leaves it as it is. */
export const papersTypedSchema = z.object({
  aadhaar: orNothing(/^\d{12}$/).nullable(),
  pan: orNothing(/^[A-Z]{5}\d{4}[A-Z]$/).nullable(),
  uan: orNothing(/^\d{12}$/).nullable(),
  esi: orNothing(/^(\d{10}|\d{17})$/).nullable(),
  account: orNothing(/^\d{9,18}$/).nullable(),
});
export type PapersTyped = z.output<typeof papersTypedSchema>;

const days = z.int().min(0).max(400);

/** The owner's entries about a person, with the terms from one day on. */
export const personTypedSchema = z.object({
  name: requiredLine(80),
  mobile: z.union([z.literal(''), mobileSchema]),
  memberId: uidSchema.nullable(),
  sex: personSchema.shape.sex,
  hasDisability: z.boolean(),
  bornOn: z.iso.date().nullable(),
  fundSince: z.iso.date().nullable(),
  joinedFundAboveCeiling: z.boolean(),
  joinedOn: z.iso.date(),
  terms: termsSchema.extend({ from: z.iso.date() }),
  upi: z.union([z.literal(''), line(80).regex(/^[\w.-]{2,}@[\w.-]{2,}$/)]),
  ifsc: orNothing(/^[A-Z]{4}0[A-Z0-9]{6}$/),
  leaveHalves: z.object({ PL: days, CL: days, SL: days }),
});
export type PersonTyped = z.output<typeof personTypedSchema>;
