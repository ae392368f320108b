import { formatExact, formatMoney, formatPlain, formatRate } from '@bhoj/domain/money/format';
import { minus } from '@bhoj/domain/money/money';
import type { Bill } from '@bhoj/domain/billing/bill';
import type { Payment } from '@bhoj/domain/billing/invoice';
import type { Paise } from '@bhoj/domain/money/money';
import type { BillWords } from '../messages/blocks.ts';
import styles from './bill-view.module.css';

interface Row {
  readonly name: string;
  readonly aside?: string;
  readonly amount: string;
}

/** Where a tax has paise, the tax and round-off lines all show them (PRODUCT §4); elsewhere whole rupees. */
function taxRows(bill: Bill, words: BillWords): Row[] {
  const amounts = [...bill.taxes.map((tax) => tax.cgstPaise), ...bill.vat.map((tax) => tax.vatPaise)];
  const hasPaise = [...amounts, bill.roundOffPaise].some((amount) => amount % 100 !== 0);
  const money = (amount: Paise) => (hasPaise ? formatExact(amount) : formatMoney(amount));
  const rates = bill.taxes.filter((tax) => tax.taxBp > 0);
  const aside = (taxable: Paise) =>
    rates.length + bill.vat.length > 1 ? { aside: words.taxable(formatPlain(taxable)) } : {};
  return [
    ...rates.flatMap((tax) => [
      {
        name: words.cgst(formatRate(tax.taxBp / 2)),
        amount: money(tax.cgstPaise),
        ...aside(tax.taxablePaise),
      },
      {
        name: words.sgst(formatRate(tax.taxBp / 2)),
        amount: money(tax.sgstPaise),
        ...aside(tax.taxablePaise),
      },
    ]),
    ...bill.vat.map((tax) => ({
      name: words.vat(formatRate(tax.taxBp)),
      amount: money(tax.vatPaise),
      ...aside(tax.taxablePaise),
    })),
    ...(rates.length + bill.vat.length > 0 || bill.roundOffPaise !== 0
      ? [{ name: words.roundOff, amount: money(bill.roundOffPaise) }]
      : []),
  ];
}

function paymentRows(payments: readonly Payment[], words: BillWords): Row[] {
  return payments.flatMap((payment) => {
    const change = minus(payment.receivedPaise, payment.amountPaise);
    return [
      {
        name:
          payment.method === 'room'
            ? words.chargedToRoom
            : `${words.paidBy} ${words.methods[payment.method]}`,
        amount: formatPlain(payment.receivedPaise),
      },
      ...(change > 0 ? [{ name: words.change, amount: formatPlain(change) }] : []),
    ];
  });
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return rows.map((row) => (
    <div key={row.name}>
      <dt>
        {row.name} {row.aside !== undefined && <small>{row.aside}</small>}
      </dt>
      <dd>{row.amount}</dd>
    </div>
  ));
}

export interface BillTotalsProps {
  readonly bill: Bill;
  readonly words: BillWords;
  readonly payments: readonly Payment[];
}

/** From the subtotal to the total, and how it was paid. */
export function BillTotals({ bill, words, payments }: BillTotalsProps) {
  return (
    <dl className={styles['totals']}>
      <Rows rows={[{ name: words.subtotal, amount: formatPlain(bill.subtotalPaise) }]} />
      {bill.discountPaise > 0 && (
        <Rows rows={[{ name: words.discount, amount: `−${formatPlain(bill.discountPaise)}` }]} />
      )}
      <Rows rows={taxRows(bill, words)} />
      <div className={styles['total']}>
        <dt>{words.total}</dt>
        <dd>{formatPlain(bill.totalPaise)}</dd>
      </div>
      <Rows rows={paymentRows(payments, words)} />
    </dl>
  );
}
