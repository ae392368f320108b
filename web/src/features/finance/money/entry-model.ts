import { z } from 'zod';
import { isPayoutSound, TIP_SOURCES } from '@bhoj/domain/books/money-entry';
import type { MoneyEntry } from '@bhoj/domain/books/money-entry';
import { line } from '@bhoj/domain/kernel/text';
import { rupeesText, typedPaise } from '@bhoj/domain/money/typed';
import { isIsoDay } from '../../../ui/dates/iso-day.ts';

export const ENTRY_KINDS = ['tips', 'banked', 'payout'] as const;

/** The typed fields of an entry; payout fields count only for a payout. */
export const entryForm = z
  .object({
    kind: z.enum(ENTRY_KINDS),
    day: z.string().refine(isIsoDay),
    note: line(200),
    method: z.enum(TIP_SOURCES),
    amount: z.string(),
    operator: line(40),
    from: z.string(),
    to: z.string(),
    gross: z.string(),
    commission: z.string(),
    taxes: z.string(),
  })
  .superRefine((typed, context) => {
    const fault = (field: string) => context.addIssue({ code: 'custom', message: field, path: [field] });
    const isAmount = (text: string) => rupeesText.safeParse(text).success;
    if (typed.kind !== 'payout') {
      if (!isAmount(typed.amount)) fault('amount');
      return;
    }
    if (typed.operator === '') fault('operator');
    if (!isIsoDay(typed.from)) fault('from');
    if (!isIsoDay(typed.to) || typed.to < typed.from) fault('to');
    const wrong = (['gross', 'commission', 'taxes'] as const).filter((field) => !isAmount(typed[field]));
    wrong.forEach(fault);
    const entry = entryOf(typed);
    if (wrong.length === 0 && entry.kind === 'payout' && !isPayoutSound({ ...entry, from: '', to: '' }))
      fault('commission');
  });
export type EntryTyped = z.input<typeof entryForm>;

/** The entry that was typed. */
export function entryOf(typed: EntryTyped): MoneyEntry {
  const { kind, day, note, method, operator, from, to } = typed;
  if (kind === 'tips') return { kind, day, note, method, amountPaise: typedPaise(typed.amount) };
  if (kind === 'banked') return { kind, day, note, amountPaise: typedPaise(typed.amount) };
  return {
    kind,
    day,
    note,
    operator,
    from,
    to,
    grossPaise: typedPaise(typed.gross),
    commissionPaise: typedPaise(typed.commission),
    taxesPaise: typedPaise(typed.taxes),
  };
}

export const emptyEntry = (day: string): EntryTyped => ({
  kind: 'tips',
  day,
  note: '',
  method: 'cash',
  amount: '',
  operator: '',
  from: day,
  to: day,
  gross: '',
  commission: '',
  taxes: '0',
});
