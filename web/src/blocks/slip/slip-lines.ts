import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import type { SlipShown } from '@bhoj/domain/payroll/shape/slip-shown.schema';
import type { SlipWords } from '../../words/slip.ts';

/** One line of a slip: its name and its amount. */
export interface SlipLine {
  readonly label: string;
  readonly amountPaise: Paise;
  readonly note?: string;
}

/** The words of the lines; `dayName` writes their dates. */
interface LineWords {
  readonly slip: Pick<SlipWords['slip'], 'basic' | 'overtime' | 'entered' | 'carried'>;
  readonly deductions: SlipWords['deductions'];
  readonly dayName: (day: string) => string;
}

/** Returns the earnings line by line. Where terms changed within the month, each line has its days. */
export function earningLines(
  { slip: words, dayName }: LineWords,
  { earnings }: Pick<SlipShown, 'earnings'>,
): SlipLine[] {
  const hasStretches = earnings.filter(({ kind }) => kind === 'basic').length > 1;
  return earnings.map(({ kind, name, amountPaise, from, to }) => {
    const label = kind === 'basic' ? words.basic : kind === 'overtime' ? words.overtime : name;
    const span = hasStretches && from !== null && to !== null ? `${dayName(from)} – ${dayName(to)}` : null;
    return { label, amountPaise, ...(span !== null && { note: span }) };
  });
}

/** Returns the deductions line by line, with the amounts carried forward. */
export function deductionLines(
  { slip: words, deductions: names }: LineWords,
  { deductions }: Pick<SlipShown, 'deductions'>,
): SlipLine[] {
  return deductions.map(({ kind, name, basis, amountPaise, carriedPaise }) => {
    const isLaw = kind !== 'takenBack' && kind !== 'advance';
    const notes = [
      ...(isLaw && basis === 'entered' ? [words.entered] : []),
      ...(carriedPaise > 0 ? [words.carried(formatPlain(carriedPaise))] : []),
    ];
    const label = name === '' ? names[kind] : `${names[kind]}: ${name}`;
    return { label, amountPaise, ...(notes.length > 0 && { note: notes.join(', ') }) };
  });
}

/** Returns the number of paid days, whole and half. */
export const paidDays = ({ days }: Pick<SlipShown, 'days'>): string => String(days.paidHalves / 2);
