import { formatPlain } from '@bhoj/domain/money/format';
import type { Slip } from '@bhoj/domain/payroll/slip.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import type { AmountLine } from './amount-list.tsx';

type SlipWords = Pick<Words<'payrollPay'>, 'slip' | 'deductions'>;

/** What was earned, line by line; where terms changed within the month, each line says its days. */
export function earningLines({ slip: words }: SlipWords, { earnings }: Slip): AmountLine[] {
  const hasStretches = earnings.filter(({ kind }) => kind === 'basic').length > 1;
  return earnings.map(({ kind, name, amountPaise, from, to }) => {
    const label = kind === 'basic' ? words.basic : kind === 'overtime' ? words.overtime : name;
    const span = hasStretches && from !== null && to !== null ? `${dayName(from)} – ${dayName(to)}` : null;
    return { label, amountPaise, ...(span !== null && { note: span }) };
  });
}

/** What was taken off, line by line, with what is carried on. */
export function deductionLines({ slip: words, deductions: names }: SlipWords, slip: Slip): AmountLine[] {
  return slip.deductions.map(({ kind, name, basis, amountPaise, carriedPaise }) => {
    const isLaw = kind !== 'takenBack' && kind !== 'advance';
    const notes = [
      ...(isLaw && basis === 'entered' ? [words.entered] : []),
      ...(carriedPaise > 0 ? [words.carried(formatPlain(carriedPaise))] : []),
    ];
    const label = name === '' ? names[kind] : `${names[kind]}: ${name}`;
    return { label, amountPaise, ...(notes.length > 0 && { note: notes.join(', ') }) };
  });
}

/** The days that were paid, as a number of whole and half days. */
export const paidDays = ({ days }: Pick<Slip, 'days'>): string => String(days.paidHalves / 2);
