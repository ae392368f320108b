import { amountInWords } from '@bhoj/domain/money/words';
import type { Paper } from '../../ui/shared/print-sheet.tsx';
import { BillInvoiceLines } from './bill-invoice-lines.tsx';
import { BillRollLines } from './bill-roll-lines.tsx';
import { billRows } from './bill-rows.ts';
import type { BillRows } from './bill-rows.ts';
import type { BillDocument, BillReader } from './bill-document.ts';
import { markingOf } from './bill-particulars.ts';
import { BillSeller } from './bill-seller.tsx';
import { BillSignature } from './bill-signature.tsx';
import { BillTotals } from './bill-totals.tsx';
import { BillValues } from './bill-values.tsx';
import lines from './bill-sheet-lines.module.css';
import styles from './bill-sheet.module.css';

export interface BillSheetProps extends BillDocument, BillReader {
  readonly paper: Paper;
  /** True for every print but the first, which the print then states. */
  readonly isDuplicate?: boolean;
}

/** The most characters of rate and amount together that leave room for a dish's name on 72 mm. */
const MOST_FIGURES = 18;

/** True when the four columns do not fit on a roll: on 58 mm, or with very long amounts. */
const isNarrow = (paper: Paper, { lines }: BillRows): boolean =>
  paper === 58 ||
  (paper === 80 && lines.some(({ rate, amount }) => rate.length + amount.length > MOST_FIGURES));

/** A document on paper: a roll of 58 or 80 mm, or A4. It shows the same rows as the screen. */
export function BillSheet({ paper, isDuplicate = false, ...document }: BillSheetProps) {
  const { words, seller, bill } = document;
  const rows = billRows(document, document);
  const marking = markingOf(document, isDuplicate, words);
  const isLarge = paper === 'A4';
  const isNote = document.credit !== undefined || document.debit !== undefined;
  return (
    <article className={styles['sheet']} data-paper={paper} data-narrow={isNarrow(paper, rows)}>
      {document.isVoid === true && (
        <div className={styles['void']} aria-hidden>
          {words.void}
        </div>
      )}
      {seller && <BillSeller seller={seller} facts={rows.seller} className={styles['seller']} />}
      {rows.head.map((sentence) => (
        <p key={sentence} className={styles['head']}>
          {sentence}
        </p>
      ))}
      <div className={styles['title']}>
        <h1>{rows.heading}</h1>
        {marking !== null && <p>{marking}</p>}
        {document.isVoid === true && <p>{words.void}</p>}
      </div>
      <dl className={styles['facts']}>
        {rows.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isLarge ? (
        <BillInvoiceLines rows={rows} words={words} />
      ) : (
        <BillRollLines rows={rows.lines} words={words} />
      )}
      {!isLarge && <BillValues values={rows.values} words={words} on="paper" />}
      <BillTotals rows={rows} className={lines['totals']} />
      {isLarge && (
        <p className={styles['words']}>
          <span>{words.inWords}</span> {amountInWords(bill.totalPaise)}
        </p>
      )}
      {rows.signature !== null && <BillSignature seller={rows.signature} words={words} />}
      <footer className={styles['foot']}>
        {rows.small.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {document.number !== undefined && !isNote && <p>{words.thanks}</p>}
      </footer>
    </article>
  );
}
