import type { BillWords } from '../../messages/shared/bill/en.ts';
import type { BillRows, InvoiceLineRow } from './bill-rows.ts';
import { LongWords } from '../../ui/shared/parts/long-words.tsx';
import styles from './bill-sheet-lines.module.css';

export interface BillInvoiceLinesProps {
  readonly rows: Pick<BillRows, 'lines' | 'rates' | 'stateTax'>;
  readonly words: BillWords;
}

function LineCells({
  row,
  hasDiscount,
  hasValue,
  hasTax,
}: {
  row: InvoiceLineRow;
  hasDiscount: boolean;
  hasValue: boolean;
  hasTax: boolean;
}) {
  return (
    <>
      <th>
        <LongWords>{row.name}</LongWords>
        {row.otherName !== null && (
          <small>
            <LongWords>{row.otherName}</LongWords>
          </small>
        )}
        {row.detail !== '' && (
          <small>
            <LongWords>{row.detail}</LongWords>
          </small>
        )}
      </th>
      <td>{row.unit === '' ? row.quantity : `${row.quantity} ${row.unit}`}</td>
      <td>{row.rate}</td>
      <td>{row.amount}</td>
      {hasDiscount && <td>{row.discount}</td>}
      {hasValue && <td>{row.taxable}</td>}
      {hasTax && <td>{row.tax}</td>}
    </>
  );
}

function Rates({ rows: { rates, stateTax }, words }: BillInvoiceLinesProps) {
  const hasGst = rates.some(({ cgst }) => cgst !== '');
  const hasVat = rates.some(({ vat }) => vat !== '');
  return (
    <table className={styles['rates']}>
      <caption>{words.taxSummary}</caption>
      <thead>
        <tr>
          <th>{words.taxRate}</th>
          <th>{words.taxableValue}</th>
          {hasGst && <th>{words.cgstShort}</th>}
          {hasGst && <th>{stateTax}</th>}
          {hasVat && <th>{words.vatShort}</th>}
        </tr>
      </thead>
      <tbody>
        {rates.map((row) => (
          <tr key={row.rate}>
            <th>{row.rate}</th>
            <td>{row.taxable}</td>
            {hasGst && <td>{row.cgst}</td>}
            {hasGst && <td>{row.sgst}</td>}
            {hasVat && <td>{row.vat}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The lines of an A4 invoice with their tax rates, and a summary by rate. */
export function BillInvoiceLines({ rows, words }: BillInvoiceLinesProps) {
  const hasDiscount = rows.lines.some(({ discount }) => discount !== '');
  // True with a discount, and where prices include tax.
  const hasValue = rows.lines.some(({ taxable, amount }) => taxable !== amount);
  const hasTax = rows.lines.some(({ tax }) => tax !== '');
  return (
    <>
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th>{words.item}</th>
            <th>{words.quantity}</th>
            <th>{words.rate}</th>
            <th>{words.amount}</th>
            {hasDiscount && <th>{words.discount}</th>}
            {hasValue && <th>{words.taxableValue}</th>}
            {hasTax && <th>{words.taxRate}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.lines.map((row, index) => (
            // The lines of a bill never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index} data-part={row.isPart}>
              <LineCells {...{ row, hasDiscount, hasValue, hasTax }} />
            </tr>
          ))}
        </tbody>
      </table>
      {rows.rates.length > 0 && <Rates rows={rows} words={words} />}
    </>
  );
}
