import { formatExact } from '@bhoj/domain/money/format';
import { rupees, sum, toRupees, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { daysOfMonth, dayKey } from '@bhoj/domain/payroll/muster/calendar';
import { unpaidDays } from '@bhoj/domain/payroll/run/statutory-files';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import type { Column } from '../../../ui/table/column.ts';
import type { Words } from '../../../words/part.ts';
import { paidDays } from '../../../blocks/slip/slip-lines.ts';

export const REGISTERS = ['wages', 'contributions', 'muster', 'bonus'] as const;
type Register = (typeof REGISTERS)[number];
type SlipColumn = Column<Slip>;

const text = (id: string, header: string, of: (slip: Slip) => string): SlipColumn => ({
  id,
  header,
  text: of,
  card: 'secondary',
});

/** A column of amounts. An unknown amount says so; it is never 0. */
const money = (
  id: string,
  header: string,
  of: (slip: Slip) => Paise | null,
  notKnown: string,
): SlipColumn => ({
  id,
  header,
  align: 'end',
  card: 'secondary',
  text: (slip) => {
    const amount = of(slip);
    return amount === null ? notKnown : formatExact(amount);
  },
  csv: (slip) => {
    const amount = of(slip);
    return amount === null ? notKnown : toRupees(amount);
  },
});

const end = (digits: string): string => (digits === '' ? '' : `•••• ${digits}`);
const earned = ({ earnings }: Slip, ...kinds: readonly Slip['earnings'][number]['kind'][]): Paise =>
  sum(earnings.filter(({ kind }) => kinds.includes(kind)).map(({ amountPaise }) => amountPaise));
const employee = ({ deductions }: Slip, of: Slip['deductions'][number]['kind']): Paise =>
  sum(deductions.filter(({ kind }) => kind === of).map(({ amountPaise }) => amountPaise));

/** The columns of a month's register. */
export function registerColumns(
  register: Register,
  { registers: words, slip: slips, columns, deductions, methods }: Words<'payrollPay'>,
  month: string,
): readonly SlipColumn[] {
  const amount = (id: string, header: string, of: (slip: Slip) => Paise | null) =>
    money(id, header, of, words.notKnown);
  const who = [
    text('name', columns.name, ({ name }) => name),
    text('designation', slips.designation, ({ designation }) => designation),
  ];
  const days = text('days', words.days, paidDays);
  switch (register) {
    case 'wages':
      return [
        ...who,
        days,
        text('overtime', words.overtime, (slip) => String(slip.days.overtimeMinutes)),
        amount('basic', words.basic, (slip) => earned(slip, 'basic')),
        amount('allowances', words.allowances, (slip) => earned(slip, 'allowance')),
        amount('overtimePay', words.overtimePay, (slip) => earned(slip, 'overtime')),
        amount('otherPay', words.otherPay, (slip) => earned(slip, 'once', 'arrears')),
        amount('gross', slips.gross, ({ grossPaise }) => grossPaise),
        ...(Object.keys(deductions) as (keyof typeof deductions)[]).map((kind) =>
          amount(kind, deductions[kind], (slip) => employee(slip, kind)),
        ),
        amount('net', slips.net, ({ netPaise }) => netPaise),
        text('paidOn', words.paidOn, ({ payment }) => payment?.paidOn ?? ''),
        text('method', words.method, ({ payment }) => (payment === null ? '' : methods[payment.method])),
      ];
    case 'contributions':
      return [
        ...who.slice(0, 1),
        text('uan', words.uan, ({ source }) => end(source.person.papers.uanEnd)),
        text('esi', words.esi, ({ source }) => end(source.person.papers.esiEnd)),
        text('unpaidDays', words.unpaidDays, (slip) => String(unpaidDays(slip))),
        amount('gross', slips.gross, ({ grossPaise }) => grossPaise),
        amount('wagesOfLaw', words.wagesOfLaw, ({ wagesPaise }) => wagesPaise),
        amount('fundWages', words.fundWages, ({ fund }) => (fund === null ? ZERO : fund.wagesPaise)),
        amount('pensionWages', words.pensionWages, ({ fund }) =>
          fund === null ? ZERO : fund.pensionWagesPaise,
        ),
        amount('insuredWages', words.insuredWages, ({ insurance }) =>
          insurance === null ? ZERO : insurance.wagesPaise,
        ),
        amount('fundEmployee', words.fundEmployee, (slip) => employee(slip, 'providentFund')),
        amount('fundEmployer', words.fundEmployer, ({ employer }) => employer.providentFundPaise),
        amount('pension', words.pension, ({ employer }) => employer.pensionPaise),
        amount('insurance', words.insurance, ({ employer }) => employer.insurancePaise),
        amount('esiEmployee', words.esiEmployee, (slip) => employee(slip, 'stateInsurance')),
        amount('esiEmployer', words.esiEmployer, ({ employer }) => employer.stateInsurancePaise),
      ];
    case 'muster':
      return [
        ...who.slice(0, 1),
        ...daysOfMonth(month).map((day) =>
          text(day, dayKey(day), ({ source }) => source.cells[dayKey(day)]?.mark ?? ''),
        ),
        days,
      ];
    case 'bonus':
      return [
        ...who,
        text('worked', words.worked, (slip) => String(slip.days.workedHalves / 2)),
        amount('wagesOfLaw', words.wagesOfLaw, ({ wagesPaise }) => wagesPaise),
        amount('base', words.base, ({ bonusBasePaise }) => bonusBasePaise),
      ];
  }
}

/** Returns the total of each column of amounts, as lines. A column with an unknown amount has none. */
export const registerTotals = (
  columns: readonly SlipColumn[],
  slips: readonly Slip[],
  { total }: Words<'payrollPay'>['registers'],
): string[] =>
  columns.flatMap(({ header, align, csv }) => {
    if (align !== 'end' || csv === undefined) return [];
    const amounts = slips.map((slip) => csv(slip));
    if (!amounts.every((amount) => typeof amount === 'number')) return [];
    return [total(header, formatExact(sum(amounts.map((amount) => rupees(amount)))))];
  });
