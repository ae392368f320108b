import { lastDayOf } from '../figures/span/month.ts';
import { plus, sum } from '../money/money.ts';
import { credit, debit, voucher } from './voucher.ts';
import type { PayRun } from '../payroll/shape/pay-run.schema.ts';
import type { Slip } from '../payroll/shape/slip.schema.ts';
import type { Voucher } from './voucher.ts';

/**
 * Returns the journal of an approved month's pay. It books wages and the employer's shares against the amounts payable
 * to the people, the funds and the State, and against recovered advances. A draft has none.
 */
export function vouchersOfRun({
  month,
  state,
  totals,
}: Pick<PayRun, 'month' | 'state' | 'totals'>): Voucher[] {
  if (state !== 'approved' && state !== 'paid') return [];
  const { employer } = totals;
  const fund = [employer.providentFundPaise, employer.pensionPaise, employer.insurancePaise];
  return voucher({
    id: `bhoj-pay-${month}`,
    kind: 'Journal',
    day: lastDayOf(month),
    note: `Wages of ${month}`,
    entries: [
      debit('wages', totals.grossPaise),
      debit('employer', employer.totalPaise),
      credit('wagesPayable', totals.netPaise),
      credit('fundPayable', sum([totals.providentFundPaise, ...fund, employer.administrationPaise])),
      credit('insurancePayable', plus(totals.stateInsurancePaise, employer.stateInsurancePaise)),
      credit('professionTaxPayable', totals.professionTaxPaise),
      credit('welfarePayable', plus(totals.labourWelfarePaise, employer.labourWelfarePaise)),
      credit('advances', plus(totals.advancesPaise, totals.takenBackPaise)),
    ],
  });
}

/** Returns the payment of a person's wages, on the day that the owner noted. */
export function vouchersOfSlip({ personId, month, name, netPaise, payment }: Slip): Voucher[] {
  if (payment === null) return [];
  return voucher({
    id: `bhoj-pay-${month}-${personId}`,
    kind: 'Payment',
    day: payment.paidOn,
    note: `Wages of ${month}, ${name}`,
    entries: [debit('wagesPayable', netPaise), credit(payment.method === 'cash' ? 'cash' : 'bank', netPaise)],
  });
}
