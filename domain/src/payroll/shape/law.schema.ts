import { z } from 'zod';
import { paiseSchema } from '../../money/money.schema.ts';

const checked = {
  /** The first day on which it holds. */
  from: z.string(),
  source: z.string(),
  /** C read in the source, C2 in notes that quote it, U not checked. */
  mark: z.enum(['C', 'C2', 'U']),
};

/** A number of the law as it was used; null where it is not known for the whole month. */
const used = <T extends z.ZodType>(value: T) => z.object({ value, ...checked }).nullable();

const rate = z.int().min(0);

const bandsSchema = z.array(
  z.object({ fromPaise: paiseSchema, taxPaise: paiseSchema, februaryPaise: paiseSchema }),
);

/** The numbers of the law with which a month's pay is computed. A run keeps them, so that no later change moves it. */
export const payLawSchema = z.object({
  wages: used(z.object({ otherPayMost: rate, overtimeTimes: rate })),
  deductionsMost: used(rate),
  bonus: used(z.object({ ceilingPaise: paiseSchema, basePaise: paiseSchema, least: rate, most: rate })),
  fund: used(
    z.object({
      employee: rate,
      employer: rate,
      pension: rate,
      insurance: rate,
      administration: rate,
      administrationLeastPaise: paiseSchema,
    }),
  ),
  /** The ceilings of the month, each from its first day of the month on; null where a day is not covered. */
  fundCeilings: z.array(z.object({ ceilingPaise: paiseSchema, firstDay: z.string(), ...checked })).nullable(),
  insurance: used(
    z.object({
      employee: rate,
      employer: rate,
      ceilingPaise: paiseSchema,
      ceilingWithDisabilityPaise: paiseSchema,
      freeADayPaise: paiseSchema,
    }),
  ),
  /** That of the restaurant's State. */
  professionTax: used(z.object({ women: bandsSchema, men: bandsSchema })),
});
export type PayLaw = z.output<typeof payLawSchema>;
