import type { SlipShown } from '../shape/slip-shown.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';

/** Returns the fields of a slip that its person sees. */
export function slipShown(slip: Slip): SlipShown {
  const { person } = slip.source;
  const { payment } = slip;
  return {
    month: slip.month,
    name: slip.name,
    designation: slip.designation,
    days: slip.days,
    earnings: slip.earnings,
    grossPaise: slip.grossPaise,
    deductedPaise: slip.deductedPaise,
    netPaise: slip.netPaise,
    tipsPaise: slip.tipsPaise,
    joinedOn: person.joinedOn,
    uanEnd: person.papers.uanEnd,
    esiEnd: person.papers.esiEnd,
    divisor: person.terms.at(-1)?.divisor ?? 'calendar',
    deductions: slip.deductions.map(({ kind, basis, name, amountPaise, carriedPaise }) => ({
      kind,
      basis,
      name,
      amountPaise,
      carriedPaise,
    })),
    employerPaise: slip.employer.totalPaise,
    payment:
      payment === null
        ? null
        : { method: payment.method, reference: payment.reference, paidOn: payment.paidOn },
  };
}
