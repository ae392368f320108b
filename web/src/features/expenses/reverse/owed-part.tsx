import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { ReverseKind } from '@bhoj/domain/statute/reverse-kinds';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import { RegistrationField } from './registration-field.tsx';
import { TaxOwed } from './tax-owed.tsx';
import type { Owing } from './use-owing.ts';

export interface OwedPartProps {
  readonly owing: Owing;
  readonly expense: Expense;
  readonly kind: ReverseKind;
  readonly stateCode: string;
  readonly day: IsoDate;
  readonly now: number;
}

/** The registration that owes the tax, where it must be chosen, and the tax. */
export function OwedPart({ owing, ...of }: OwedPartProps) {
  const words = useWords(selfInvoicePart);
  const { all, place, choose, recipient } = owing;
  if (all === 'reading') return <Notice tone="info">{words.reading}</Notice>;
  if (all === 'not-read') return <Notice tone="warning">{words.notRead}</Notice>;
  return (
    <>
      {all.length > 1 && <RegistrationField all={all} chosen={place} day={of.day} onChoose={choose} />}
      {place === null ? (
        <Notice tone="info">{words.chooseRegistration}</Notice>
      ) : (
        <TaxOwed {...of} recipient={recipient} />
      )}
    </>
  );
}
