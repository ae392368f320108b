import type { ApprovableAct } from '@bhoj/domain/approvals/approval.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { dayName } from '../../ui/dates/formats.ts';
import type { Words } from '../../words/part.ts';

/** The facts of a question: its act, and what the act concerns. A fact that the act does not have is null. */
interface AboutQuestion {
  readonly act: ApprovableAct;
  readonly amountPaise: number | null;
  /** The table's name. */
  readonly table: string | null;
  /** The number of the bill. */
  readonly number: string | null;
  readonly day: string | null;
}

/** Returns what a question is about: the act, the rupees, and the table, the bill or the day. */
export const aboutText = (
  words: Words<'approvals'>,
  { act, amountPaise, table, number, day }: AboutQuestion,
): string =>
  [
    words.acts[act],
    ...(amountPaise === null ? [] : [formatPlain(paise(amountPaise))]),
    ...(table === null ? [] : [table]),
    ...(number === null ? [] : [words.bill(number)]),
    ...(day === null ? [] : [dayName(day)]),
  ].join(' · ');
