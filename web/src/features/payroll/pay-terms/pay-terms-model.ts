import { z } from 'zod';
import { rupeesText, typedRupees } from '@bhoj/domain/money/typed';
import type { Paise } from '@bhoj/domain/money/money';
import type { PayTerms } from '@bhoj/domain/payroll/run/pay-terms';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';

const amount = z.string().refine((text) => text.trim() === '' || rupeesText.safeParse(text).success);

export const payTermsForm = z.object({
  stateCode: z.string(),
  professionTax: amount,
  minimumWage: amount,
  unskilled: amount,
  semiSkilled: amount,
  skilled: amount,
  highlySkilled: amount,
});
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
  unskilled: textOf(forAll.minimumWages.unskilled),
  semiSkilled: textOf(forAll.minimumWages.semiSkilled),
  skilled: textOf(forAll.minimumWages.skilled),
  highlySkilled: textOf(forAll.minimumWages.highlySkilled),
});

/** An empty amount stays unknown; it never becomes zero. */
export const typedOf = (fields: PayTermsFields): PayTerms => ({
  stateCode: fields.stateCode === '' ? null : fields.stateCode,
  forAll: {
    professionTaxPaise: paiseOf(fields.professionTax),
    minimumWagePaise: paiseOf(fields.minimumWage),
    minimumWages: {
      unskilled: paiseOf(fields.unskilled),
      semiSkilled: paiseOf(fields.semiSkilled),
      skilled: paiseOf(fields.skilled),
      highlySkilled: paiseOf(fields.highlySkilled),
    },
  },
});
