import type { ReactNode } from 'react';
import { BillLines } from './bill-lines.tsx';
import { billRows } from './bill-rows.ts';
import type { BillRows } from './bill-rows.ts';
import type { BillDocument, BillReader } from './bill-document.ts';
import { BillSeller } from './bill-seller.tsx';
import { BillTotals } from './bill-totals.tsx';
import { BillValues } from './bill-values.tsx';
import styles from './bill-view.module.css';

export interface BillViewProps extends BillDocument, BillReader {
  /** Replaces the bill's own lines, for example with lines grouped by guest. */
  readonly children?: ReactNode;
}

function Facts({ facts }: Pick<BillRows, 'facts'>) {
  return (
    facts.length > 0 && (
      <dl className={styles['facts']}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

/** A bill as a document on the screen. For paper, `BillSheet` shows the same rows. */
export function BillView({ children, ...document }: BillViewProps) {
  const { words, seller } = document;
  const rows = billRows(document, document);
  return (
    <article className={styles['bill']} data-void={document.isVoid === true}>
      {seller && <BillSeller seller={seller} facts={rows.seller} className={styles['seller']} />}
      {rows.head.map((sentence) => (
        <p key={sentence} className={styles['small']}>
          {sentence}
        </p>
      ))}
      <h2 className={styles['kind']}>{rows.heading}</h2>
      {document.isVoid === true && <p className={styles['void']}>{words.void}</p>}
      <Facts facts={rows.facts} />
      {children ?? <BillLines rows={rows.lines} words={words} />}
      <BillValues values={rows.values} words={words} on="screen" />
      <BillTotals rows={rows} className={styles['totals']} />
      {rows.small.map((sentence) => (
        <p key={sentence} className={styles['small']}>
          {sentence}
        </p>
      ))}
    </article>
  );
}
