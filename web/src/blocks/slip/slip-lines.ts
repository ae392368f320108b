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
  readonly slip: Pick<SlipWords['slip'], 'basic' | 'overtime' | 'arrears' | 'entered' | 'carried'>;
  readonly deductions: SlipWords['deductions'];
  readonly dayName: (day: string) => string;
  readonly monthName: (month: string) => string;
}

/** Returns the name of a line of earnings. Arrears that Bhoj computed name their month. */
function earningName(
  { slip: words, monthName }: LineWords,
  { kind, name, from }: SlipShown['earnings'][number],
): string {
  if (kind === 'basic') return words.basic;
  if (kind === 'overtime') return words.overtime;
  return kind === 'arrears' && from !== null ? words.arrears(monthName(from.slice(0, 7))) : name;
}

/** Returns the earnings line by line. Where terms changed within the month, each line has its days. */
export function earningLines(words: LineWords, { earnings }: Pick<SlipShown, 'earnings'>): SlipLine[] {
  const hasStretches = earnings.filter(({ kind }) => kind === 'basic').length > 1;
  return earnings.map((line) => {
    const { kind, amountPaise, from, to } = line;
    const isPart = hasStretches && kind !== 'arrears' && from !== null && to !== null;
    const span = isPart ? `${words.dayName(from)} – ${words.dayName(to)}` : null;
    return { label: earningName(words, line), amountPaise, ...(span !== null && { note: span }) };
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
