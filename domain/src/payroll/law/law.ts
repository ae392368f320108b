import { monthBounds } from '../../figures/span/month.ts';
import { PROFESSION_TAX } from '../../statute/profession-tax.ts';
import { FUND_CEILINGS, FUND_RATES, PENSION_RULES } from '../../statute/provident-fund.ts';
import { INSURANCE_RATES } from '../../statute/state-insurance.ts';
import { between, throughout } from '../../statute/dated.ts';
import { BONUS_RULES, DEDUCTIONS_MOST, OVERTIME_RULES, WAGE_RULES } from '../../statute/wages.ts';
import { DAY, dateOf, startOf } from '../../time/ist.ts';
import type { CheckedFact } from '../../statute/dated.ts';
import type { PayLaw } from '../shape/law.schema.ts';

/** The last day of a month. */
const lastDayOf = (month: string): string => dateOf(startOf(monthBounds(month).until) - DAY);

/**
 * Returns the numbers of the law for a month, `yyyy-mm`, in a State (the two digits of its GST code; null where unknown). A
 * number that is not valid for the whole month, or changes within it, is null. Only the ceiling of the provident fund may change
 * within a month.
 */
export function payLawOf(month: string, stateCode: string | null): PayLaw {
  const [from, to] = [`${month}-01`, lastDayOf(month)];
  const used = <T>(facts: readonly CheckedFact<T>[]) => {
    const fact = throughout(facts, from, to);
    return fact && { value: fact.value, from: fact.from, source: fact.source, mark: fact.mark };
  };
  const ceilings = between(FUND_CEILINGS, from, to);
  const professionTax = used(PROFESSION_TAX[stateCode ?? ''] ?? []);
  return {
    wages: used(WAGE_RULES),
    overtime: used(OVERTIME_RULES),
    deductionsMost: used(DEDUCTIONS_MOST),
    bonus: used(BONUS_RULES),
    fund: used(FUND_RATES),
    fundCeilings:
      ceilings?.map(({ fact, from: firstDay }) => ({
        ceilingPaise: fact.value,
        firstDay,
        from: fact.from,
        source: fact.source,
        mark: fact.mark,
      })) ?? null,
    pension: used(PENSION_RULES),
    insurance: used(INSURANCE_RATES),
    professionTax: professionTax && {
      ...professionTax,
      value: { women: [...professionTax.value.women], men: [...professionTax.value.men] },
    },
  };
}
