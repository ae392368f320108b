/** Profession tax by State and date (P-LAW-24). For other States and cases the owner enters it. */
import { rupees } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { CheckedFact } from './dated.ts';

/** The tax for a month's pay of `from` or more; `februaryPaise` in February. */
export interface TaxBand {
  readonly fromPaise: Paise;
  readonly taxPaise: Paise;
  readonly februaryPaise: Paise;
}

export interface ProfessionTax {
  readonly women: readonly TaxBand[];
  readonly men: readonly TaxBand[];
}

const band = (from: number, tax: number, february = tax): TaxBand => ({
  fromPaise: rupees(from),
  taxPaise: rupees(tax),
  februaryPaise: rupees(february),
});

/** "Above ₹7,500" begins one paisa higher. */
const above = (pay: number): number => pay + 0.01;

const KARNATAKA = [band(25_000, 200, 300)];

/** By the two digits of a State's GST code. */
export const PROFESSION_TAX: Readonly<Record<string, readonly CheckedFact<ProfessionTax>[]>> = {
  '27': [
    {
      value: {
        men: [band(above(7_500), 175), band(above(10_000), 200, 300)],
        women: [band(above(25_000), 200, 300)],
      },
      from: '2023-04-01',
      until: null,
      source: 'Maharashtra Profession Tax Act 1975, Schedule I, as amended by Act 10 of 2023',
      mark: 'C',
    },
  ],
  '29': [
    {
      value: { men: KARNATAKA, women: KARNATAKA },
      from: '2025-04-01',
      until: null,
      source: 'Karnataka Profession Tax Act 1976, Schedule, as amended in 2025',
      mark: 'C',
    },
  ],
};

const taxOf = (bands: readonly TaxBand[], payPaise: Paise, isFebruary: boolean): Paise => {
  const reached = bands.findLast(({ fromPaise }) => payPaise >= fromPaise);
  return reached === undefined ? rupees(0) : isFebruary ? reached.februaryPaise : reached.taxPaise;
};

/** The person who is taxed: some States charge women and men differently, and exempt people with a disability. */
export interface Taxpayer {
  readonly sex: 'female' | 'male' | 'other' | null;
  readonly hasDisability: boolean;
}

/**
 * Returns the profession tax on the pay of a month, `yyyy-mm`. Null where the law's numbers do not give it: the State
 * charges women and men differently and the person's sex is unknown, or the State would charge a person with a
 * disability.
 */
export function professionTaxOn(
  { women, men }: ProfessionTax,
  { sex, hasDisability }: Taxpayer,
  payPaise: Paise,
  month: string,
): Paise | null {
  const isFebruary = month.endsWith('-02');
  const [ofWomen, ofMen] = [taxOf(women, payPaise, isFebruary), taxOf(men, payPaise, isFebruary)];
  const isSaid = sex === 'female' || sex === 'male';
  if (!isSaid && ofWomen !== ofMen) return null;
  const tax = sex === 'female' ? ofWomen : ofMen;
  return hasDisability && tax > 0 ? null : tax;
}
