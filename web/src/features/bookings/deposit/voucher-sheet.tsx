import type { Deposit, Refund, WithTax } from '@bhoj/domain/deposits/deposit.schema';
import { formatPlain, formatRate } from '@bhoj/domain/money/format';
import { amountInWords } from '@bhoj/domain/money/words';
import { placeOfSupply } from '@bhoj/domain/statute/gst-states';
import { dateName, momentName } from '../../../ui/dates/formats.ts';
import type { Paper } from '../../../ui/shared/print-sheet.tsx';
import type { Words } from '../../../words/part.ts';
import styles from './voucher-sheet.module.css';

export interface VoucherSheetProps {
  readonly deposit: Deposit;
  /** The refund voucher; null for the receipt voucher. */
  readonly refund: Refund | null;
  readonly words: Words<'depositVoucher'>;
  readonly paper: Paper;
}

/** Returns the rows of an amount with the tax inside it; the amount alone where the seller charges none. */
function amountRows(words: Words<'depositVoucher'>, { seller, taxBp }: Deposit, part: WithTax) {
  const total = [words.total, formatPlain(part.amountPaise)] as const;
  if (taxBp === 0) return [total];
  const half = formatRate(taxBp / 2);
  return [
    [words.taxable, formatPlain(part.taxablePaise)] as const,
    [`CGST ${half} %`, formatPlain(part.cgstPaise)] as const,
    [`${seller.stateTax} ${half} %`, formatPlain(part.sgstPaise)] as const,
    total,
  ];
}

/** A receipt voucher (CGST Rule 50) or a refund voucher (Rule 51), on a roll or on A4. */
export function VoucherSheet({ deposit, refund, words, paper }: VoucherSheetProps) {
  const { seller, party, receipt, rule, taxBp } = deposit;
  const issued = refund ?? receipt;
  const facts: readonly (readonly [string, string])[] = [
    [words.number, issued.number],
    [words.date, momentName(issued.at)],
    ...(refund === null ? [] : [[words.against, `${receipt.number}, ${dateName(receipt.at)}`] as const]),
    [words.party, party.name],
    [words.booking, words.bookingOf(momentName(party.at), party.size)],
    ...(taxBp === 0
      ? []
      : [[words.place, placeOfSupply(seller.gstin) ?? ''] as const, [words.reverse, words.no] as const]),
    [words.paidBy, words.methods[issued.method]],
    ...(refund === null ? [] : [[words.reason, refund.reason] as const]),
  ];
  return (
    <article className={styles['sheet']} data-paper={paper}>
      <header>
        <strong>{seller.name}</strong>
        {[
          seller.legalName === seller.name ? '' : seller.legalName,
          seller.address,
          seller.gstin === '' ? '' : `GSTIN ${seller.gstin}`,
        ]
          .filter((line) => line !== '')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </header>
      <h1>{refund === null ? words.receipt : words.refund}</h1>
      <dl>
        {[...facts, ...amountRows(words, deposit, refund ?? deposit)].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{amountInWords((refund ?? deposit).amountPaise)}</p>
      {refund === null && rule !== null && (
        <p>{rule.noShow === 'kept' ? words.kept(rule.hours) : words.returned}</p>
      )}
      <footer>{words.signature(seller.legalName || seller.name)}</footer>
    </article>
  );
}
