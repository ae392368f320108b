import { professionTaxOn } from '../../statute/profession-tax.ts';
import { fundShareOf } from '../law/fund.ts';
import { insuranceShareOf, isInsured } from '../law/insurance.ts';
import type { Paise } from '../../money/money.ts';
import type { PayDay } from '../muster/days.ts';
import type { EnteredForAll } from '../shape/entered.schema.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { PaySource, Slip } from '../shape/slip.schema.ts';

type Shares = Pick<Slip, 'fund' | 'insurance' | 'professionTax' | 'unknown'>;

/**
 * Returns the profession tax on the pay of a month: by the State's law, else the owner's entry; null without either.
 */
function taxOf(
  { month, person, entered }: PaySource,
  grossPaise: Paise,
  { professionTax }: Pick<PayLaw, 'professionTax'>,
  forAll: EnteredForAll,
): Slip['professionTax'] {
  const byLaw = professionTax && professionTaxOn(professionTax.value, person, grossPaise, month);
  if (byLaw !== null) return { basis: 'law', amountPaise: byLaw };
  const amountPaise = entered.professionTaxPaise ?? forAll.professionTaxPaise;
  return amountPaise === null ? null : { basis: 'entered', amountPaise };
}

/** Returns the law's shares in a month's pay, and the unknown ones. */
export function slipSharesOf(
  source: PaySource,
  days: readonly PayDay[],
  { grossPaise, wagesPaise }: Pick<Slip, 'grossPaise' | 'wagesPaise'>,
  law: PayLaw,
  forAll: EnteredForAll,
): Shares {
  const { month, person, entered } = source;
  const isInFund = days.at(-1)?.terms.providentFund ?? false;
  const fund = isInFund ? fundShareOf(wagesPaise, days, law, source) : null;
  // Without the law's ceiling it is unknown who is insured, so everybody with the option in their terms may be.
  const mayBeInsured =
    law.insurance === null || law.wages === null
      ? days.some(({ terms }) => terms.stateInsurance)
      : isInsured(month, person, days, law);
  const insurance = mayBeInsured ? insuranceShareOf(month, wagesPaise, days, law, entered) : null;
  const professionTax = taxOf(source, grossPaise, law, forAll);
  return {
    fund,
    insurance,
    professionTax,
    unknown: [
      ...(wagesPaise === null ? ['wages' as const] : []),
      ...(isInFund && fund === null ? ['providentFund' as const] : []),
      ...(mayBeInsured && insurance === null ? ['stateInsurance' as const] : []),
      ...(professionTax === null ? ['professionTax' as const] : []),
    ],
  };
}
