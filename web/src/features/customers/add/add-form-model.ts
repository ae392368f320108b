import { z } from 'zod';
import type { AddedGuest } from '@bhoj/domain/added-guests/added.schema';
import { CONSENT_WAYS } from '@bhoj/domain/customers/customer.schema';
import { line, mobileSchema, requiredLine } from '@bhoj/domain/kernel/text';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';

/** The form of a guest. `today` is the last day on which a consent can have been given. */
export const addForm = (today: string) =>
  z
    .object({
      name: line(60).refine((name) => name === '' || requiredLine(60).safeParse(name).success),
      mobile: mobileSchema,
      note: z.string().trim().max(500),
      allergies: line(200),
      toKeep: z.boolean().refine((is) => is),
      toOffers: z.boolean(),
      toAllergies: z.boolean(),
      on: z.string().refine((day) => isIsoDay(day) && day >= '2000-01-01' && day <= today),
      // Nothing is chosen at first: a way that nobody chose would prove nothing.
      how: z.union([z.literal(''), z.enum(CONSENT_WAYS)]).refine((way) => way !== ''),
    })
    .refine(({ allergies, toAllergies }) => allergies === '' || toAllergies, { path: ['toAllergies'] });

export type AddTyped = z.input<ReturnType<typeof addForm>>;

export const nothingTyped = (today: string): AddTyped => ({
  name: '',
  mobile: '',
  note: '',
  allergies: '',
  toKeep: false,
  toOffers: false,
  toAllergies: false,
  on: today,
  how: '',
});

/** Returns the guest that a checked form describes. */
export function guestOf(customerId: string, typed: z.output<ReturnType<typeof addForm>>): AddedGuest {
  const { name, mobile, note, allergies, toOffers, toAllergies, on, how } = typed;
  return {
    customerId,
    name: name === '' ? null : name,
    mobile,
    note,
    allergies,
    agreed: { toKeep: true, toOffers, toAllergies, on, how },
  };
}
