import { plus, sum } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Deduction } from '../shape/deductions.schema.ts';
import type { PayTotals } from '../shape/pay-run.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';

const EMPLOYER = [
  'providentFundPaise',
  'pensionPaise',
  'insurancePaise',
  'administrationPaise',
  'stateInsurancePaise',
  'labourWelfarePaise',
  'totalPaise',
] as const;

/** Adds up the slips of a run. */
export function payTotalsOf(slips: readonly Slip[]): PayTotals {
  const all = (of: (slip: Slip) => Paise): Paise => sum(slips.map(of));
  const taken = (kind: Deduction['kind']): Paise =>
    all(({ deductions }) =>
      sum(deductions.filter((one) => one.kind === kind).map(({ amountPaise }) => amountPaise)),
    );
  const employer = Object.fromEntries(
    EMPLOYER.map((name) => [name, all((slip) => slip.employer[name])]),
  ) as PayTotals['employer'];
  const grossPaise = all((slip) => slip.grossPaise);
  return {
    people: slips.length,
    grossPaise,
    providentFundPaise: taken('providentFund'),
    stateInsurancePaise: taken('stateInsurance'),
    professionTaxPaise: taken('professionTax'),
    labourWelfarePaise: taken('labourWelfare'),
    takenBackPaise: taken('takenBack'),
    advancesPaise: taken('advance'),
    deductedPaise: all((slip) => slip.deductedPaise),
    netPaise: all((slip) => slip.netPaise),
    tipsPaise: all((slip) => slip.tipsPaise),
    employer,
    costPaise: plus(grossPaise, employer.totalPaise),
  };
}
