import { payDaysOf } from '../muster/days.ts';
import type { SlipShown } from '../shape/slip-shown.schema.ts';
import type { Slip } from '../shape/slip.schema.ts';

/** Returns the fields of a slip that its person sees. */
export function slipShown(slip: Slip): SlipShown {
  const { person } = slip.source;
  const { payment } = slip;
  const days = payDaysOf(slip.month, person, slip.source.cells);
  const [first, last] = [days[0], days.at(-1)];
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
    divisor: last?.terms.divisor ?? 'calendar',
    period: first === undefined || last === undefined ? null : { from: first.day, to: last.day },
    rates: [...new Set(days.map(({ terms }) => terms))].map(
      ({ from, by, basicPaise, allowances, overtimeTimes }) => ({
        from,
        by,
        basicPaise,
        allowances,
        overtimeTimes,
      }),
    ),
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
