import type {
  PaymentVoucher,
  SelfInvoice,
  VoidVoucher,
} from '@bhoj/domain/self-invoices/self-invoice.schema';
import { formatExact, formatRate } from '@bhoj/domain/money/format';
import { selfInvoiceTaxOf } from '@bhoj/domain/self-invoices/self-invoice-tax';
import { placeOfSupply, stateWithCode } from '@bhoj/domain/statute/gst-states';
import { dayName, momentName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import styles from './self-invoice-sheet.module.css';

export interface SelfInvoiceSheetProps {
  readonly made: SelfInvoice;
  readonly words: Words<'selfInvoice'>;
  /** The payment voucher to print; null for the self-invoice. */
  readonly voucher: PaymentVoucher | VoidVoucher | null;
}

type Facts = readonly (readonly [string, string])[];

/** Returns the rows of the tax: two halves, or IGST of a supplier of another State. */
function taxRows({ taxBp, recipient, ...made }: SelfInvoice, words: Words<'selfInvoice'>): Facts {
  const half = formatRate(taxBp / 2);
  if (made.igstPaise !== undefined)
    return [[words.taxOf('IGST', formatRate(taxBp)), formatExact(made.igstPaise)]];
  return [
    [words.taxOf('CGST', half), formatExact(made.cgstPaise)],
    [words.taxOf(recipient.stateTax, half), formatExact(made.sgstPaise)],
  ];
}

/** Returns what stands on one of the papers alone: on the self-invoice (Rule 46), or on the payment voucher (Rule 52). */
function ownRows({ made, words, voucher }: SelfInvoiceSheetProps): Facts {
  const says = words.paper;
  const { number, invoicedOn } = made;
  if (voucher === null)
    return [
      [says.number, number],
      [says.date, momentName(made.issuedAt)],
    ];
  return [
    [says.number, voucher.number],
    [says.date, momentName(voucher.issuedAt)],
    invoicedOn === undefined
      ? [says.against, number]
      : [says.againstSuppliers, says.dated(number, dayName(invoicedOn))],
    [says.paidOn, dayName(voucher.paidOn)],
    [says.paidBy, words.methods[voucher.method]],
  ];
}

/** A self-invoice or its payment voucher on A4, which the recipient signs. */
export function SelfInvoiceSheet(props: SelfInvoiceSheetProps) {
  const { made, words, voucher } = props;
  const { recipient, supplier } = made;
  const says = words.paper;
  const isVoucher = voucher !== null;
  const isVoid = made.voided !== null || (isVoucher && 'voided' in voucher);
  const facts: Facts = [
    ...ownRows(props),
    supplier.gstin === undefined
      ? [says.from, `${supplier.name}, ${supplier.address}`]
      : [says.fromRegistered, `${supplier.name}, ${supplier.address}, ${says.gstin(supplier.gstin)}`],
    ...(supplier.stateCode === undefined
      ? []
      : [[says.stateOf, stateWithCode(supplier.stateCode) ?? ''] as const]),
    [says.what, made.what],
    [says.code, made.code],
    [says.place, placeOfSupply(recipient.gstin) ?? ''],
    [says.reverse, says.yes],
    [isVoucher ? says.paid : says.value, formatExact(made.valuePaise)],
    ...taxRows(made, words),
    [says.tax, formatExact(selfInvoiceTaxOf(made))],
  ];
  const name = recipient.legalName || recipient.name;
  return (
    <article className={styles['sheet']}>
      <header>
        <strong>{name}</strong>
        <span>{recipient.address}</span>
        <span>{says.gstin(recipient.gstin)}</span>
      </header>
      <h1>{isVoucher ? says.voucherTitle : says.title}</h1>
      <p>{isVoucher ? says.voucherLaw : says.law}</p>
      {isVoid && <p className={styles['void']}>{says.void}</p>}
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <footer>
        {isVoucher && <span>{says.received}</span>}
        <span>{says.signature(name)}</span>
      </footer>
    </article>
  );
}
