import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import { formatExact, formatRate } from '@bhoj/domain/money/format';
import { takesCreditOf, taxOnSupply } from '@bhoj/domain/self-invoices/self-invoice';
import type { Recipient } from '@bhoj/domain/self-invoices/self-invoice';
import { stateTaxOf } from '@bhoj/domain/statute/gst';
import { reverseLawOn } from '@bhoj/domain/statute/reverse-charge';
import type { ReverseKind } from '@bhoj/domain/statute/reverse-kinds';
import { dateOf } from '@bhoj/domain/time/ist';
import type { IsoDate } from '@bhoj/domain/time/ist';
import { selfInvoicePart } from '../../../messages/owner/self-invoice/en.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useWords } from '../../../words/use-words.ts';
import styles from '../expenses.module.css';

export interface TaxOwedProps {
  readonly expense: Expense;
  /** Null where the restaurant had no registration. */
  readonly recipient: Recipient | null;
  readonly kind: ReverseKind;
  readonly stateCode: string;
  /** The day on which the tax falls due. */
  readonly day: IsoDate;
  readonly now: number;
}

/** The tax owed: value, tax, month, and whether the tax is a cost. */
export function TaxOwed({ expense, recipient, kind, stateCode, day, now }: TaxOwedProps) {
  const words = useWords(selfInvoicePart);
  const law = recipient && reverseLawOn(kind, day, recipient.composition);
  if (recipient === null || law === null)
    return <Notice tone="warning">{day === dateOf(now) ? words.notDue : words.notDueThen}</Notice>;
  const tax = taxOnSupply(expense.amountPaise, law.rateBp, { recipient, supplier: { stateCode } });
  const rate = formatRate(law.rateBp / 2);
  const facts = [
    [words.value, formatExact(expense.amountPaise)] as const,
    ...(tax.igstPaise !== undefined
      ? [[words.taxOf('IGST', formatRate(law.rateBp)), formatExact(tax.igstPaise)] as const]
      : [
          [words.taxOf('CGST', rate), formatExact(tax.cgstPaise)] as const,
          [words.taxOf(stateTaxOf(recipient.gstin), rate), formatExact(tax.sgstPaise)] as const,
        ]),
    [words.month, monthName(day.slice(0, 7))] as const,
  ];
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {tax.igstPaise !== undefined && kind === 'rent' && <Notice tone="info">{words.otherState}</Notice>}
      {day.slice(0, 7) !== dateOf(now).slice(0, 7) && <Notice tone="info">{words.mayBeLate}</Notice>}
      <Notice tone="info">{takesCreditOf(recipient, now) ? words.credit : words.cost}</Notice>
    </>
  );
}
