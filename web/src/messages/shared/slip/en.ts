import type { Deduction } from '@bhoj/domain/payroll/shape/deductions.schema';
import type { Mark } from '@bhoj/domain/payroll/shape/attendance-mark';
import type { PayBasis } from '@bhoj/domain/payroll/shape/person.schema';
import type { PAY_METHODS } from '@bhoj/domain/payroll/shape/slip.schema';

const deductions: Record<Deduction['kind'], string> = {
  providentFund: 'Provident fund',
  stateInsurance: 'State insurance (ESI)',
  professionTax: 'Profession tax',
  labourWelfare: 'Labour welfare fund',
  takenBack: 'Taken back',
  advance: 'Advance',
};

const methods: Record<(typeof PAY_METHODS)[number], string> = { cash: 'Cash', bank: 'Bank', upi: 'UPI' };

const marks: Record<Mark, string> = {
  P: 'Present',
  A: 'Absent',
  HD: 'Half day',
  WO: 'Weekly off',
  PH: 'Paid holiday',
  PL: 'Paid leave',
  CL: 'Casual leave',
  SL: 'Sick leave',
  HPL: 'Half day, half paid leave',
  HCL: 'Half day, half casual leave',
  HSL: 'Half day, half sick leave',
};

const bases: Record<PayBasis, string> = { month: 'a month', day: 'a day', hour: 'an hour' };

/** The words of a wage slip, with the names in the law. */
export const slipWords = {
  deductions,
  methods,
  marks,
  slip: {
    title: (month: string) => `Wage slip of ${month}`,
    name: 'Name',
    designation: 'Designation',
    joined: 'Joined on',
    uan: 'UAN',
    esi: 'ESI number',
    days: (paid: string, month: number) => `${paid} paid days of ${month}`,
    overtimeMinutes: (n: number) => `${n} minutes overtime`,
    disputed: (days: string) => `Disputed: ${days}`,
    period: (from: string, to: string) => `Wage period: ${from} to ${to}`,
    rate: (rate: string, by: PayBasis) => `Rate: ${rate} ${bases[by]}`,
    countedMinutes: (n: number) => `counted as ${n} minutes`,
    confirmed: (days: number, last: string) =>
      `Confirmed by them: ${days} ${days === 1 ? 'day' : 'days'}, last on ${last}`,
    divisor: (divisor: string) =>
      divisor === 'calendar'
        ? 'A month’s pay is divided by its days'
        : `A month’s pay is divided by ${divisor}`,
    earnings: 'Earnings',
    basic: 'Basic pay',
    overtime: 'Overtime',
    arrears: (month: string) => `Arrears of ${month}`,
    gross: 'Earned',
    deductionsTitle: 'Deductions',
    deducted: 'Deducted',
    entered: 'entered by hand',
    carried: (amount: string) => `${amount} carried on to the next month`,
    net: 'Net pay',
    tips: 'Tips, paid out apart',
    employer: 'Paid by the employer beside it',
    paid: (method: string, day: string) => `Paid: ${method}, ${day}`,
    signature: 'Signature',
  },
  language: 'Language of the slip',
  print: 'Print slip',
};

export type SlipWords = Readonly<typeof slipWords>;
