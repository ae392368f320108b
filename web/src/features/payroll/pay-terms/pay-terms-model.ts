import { z } from 'zod';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import type { Paise } from '@bhoj/domain/money/money';
import type { PayTerms } from '@bhoj/domain/payroll/run/pay-terms';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';

const amount = z.string().refine((text) => text.trim() === '' || rupeesText.safeParse(text).success);

export const payTermsForm = z.object({ stateCode: z.string(), professionTax: amount, minimumWage: amount });
export type PayTermsFields = z.input<typeof payTermsForm>;

export const termsOf = ({ stateCode, entered }: Pick<PayRun, 'stateCode' | 'entered'>): PayTerms => ({
  stateCode,
  forAll: entered,
});

const textOf = (paise: Paise | null): string => (paise === null ? '' : typedRupees(paise));
const paiseOf = (text: string): Paise | null => rupeesText.safeParse(text).data ?? null;

export const fieldsOf = ({ stateCode, forAll }: PayTerms): PayTermsFields => ({
  stateCode: stateCode ?? '',
  professionTax: textOf(forAll.professionTaxPaise),
  minimumWage: textOf(forAll.minimumWagePaise),
});

/** An empty amount stays unknown; it never becomes zero. */
export const typedOf = (fields: PayTermsFields): PayTerms => ({
  stateCode: fields.stateCode === '' ? null : fields.stateCode,
  forAll: {
    professionTaxPaise: paiseOf(fields.professionTax),
    minimumWagePaise: paiseOf(fields.minimumWage),
  },
});
