import type { SelfInvoice } from '@bhoj/domain/self-invoices/self-invoice.schema';
import { formatExact, formatRate } from '@bhoj/domain/money/format';
import { plus } from '@bhoj/domain/money/money';
import { placeOfSupply } from '@bhoj/domain/statute/gst-states';
import { momentName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import styles from './self-invoice-sheet.module.css';

export interface SelfInvoiceSheetProps {
  readonly made: SelfInvoice;
  readonly words: Words<'selfInvoice'>;
}

/** A self-invoice on A4 (CGST Rule 46). The supplier has no GSTIN, and the recipient signs it. */
export function SelfInvoiceSheet({ made, words }: SelfInvoiceSheetProps) {
  const { recipient, supplier, taxBp, cgstPaise, sgstPaise } = made;
  const { paper } = words;
  const half = formatRate(taxBp / 2);
  const facts: readonly (readonly [string, string])[] = [
    [paper.number, made.number],
    [paper.date, momentName(made.issuedAt)],
    [paper.from, `${supplier.name}, ${supplier.address}`],
    [paper.what, made.what],
    [paper.code, made.code],
    [paper.place, placeOfSupply(recipient.gstin) ?? ''],
    [paper.reverse, paper.yes],
    [paper.value, formatExact(made.valuePaise)],
    [words.taxOf('CGST', half), formatExact(cgstPaise)],
    [words.taxOf(recipient.stateTax, half), formatExact(sgstPaise)],
    [paper.tax, formatExact(plus(cgstPaise, sgstPaise))],
  ];
  const name = recipient.legalName || recipient.name;
  return (
    <article className={styles['sheet']}>
      <header>
        <strong>{name}</strong>
        <span>{recipient.address}</span>
        <span>{paper.gstin(recipient.gstin)}</span>
      </header>
      <h1>{paper.title}</h1>
      <p>{paper.law}</p>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <footer>{paper.signature(name)}</footer>
    </article>
  );
}
