import type { ReactNode } from 'react';
import { SAC_RESTAURANT } from '@bhoj/domain/billing/invoice';
import type { Bill } from '@bhoj/domain/billing/bill';
import type { Payment, Seller } from '@bhoj/domain/billing/invoice';
import type { BillWords } from '../messages/blocks.ts';
import { LOCALES } from '../messages/language.ts';
import type { Language } from '../messages/language.ts';
import { BillLines } from './bill-lines.tsx';
import { BillTotals } from './bill-totals.tsx';
import styles from './bill-view.module.css';

export interface BillViewProps {
  readonly bill: Bill;
  readonly words: BillWords;
  readonly language?: Language;
  /** Without a number it is an estimate, and says so. */
  readonly number?: string;
  /** Epoch ms. */
  readonly issuedAt?: number;
  /** Table or room, in words. */
  readonly place?: string;
  readonly seller?: Partial<Seller>;
  readonly payments?: readonly Payment[];
  /** In place of the bill's own lines: grouped by guest, say. */
  readonly children?: ReactNode;
}

const moment = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(at);

function SellerBlock({ seller, words }: { readonly seller: Partial<Seller>; readonly words: BillWords }) {
  const facts = [
    [words.phone, seller.phone],
    [words.gstin, seller.gstin],
    [words.fssai, seller.fssai],
  ].filter(([, value]) => value);
  return (
    <div className={styles['seller']}>
      <strong>{seller.name}</strong>
      {seller.legalName && seller.legalName !== seller.name && <span>{seller.legalName}</span>}
      {seller.address && <span>{seller.address}</span>}
      {facts.map(([name, value]) => (
        <span key={name}>
          {name} {value}
        </span>
      ))}
    </div>
  );
}

/** A bill as a document: what the screen, the printer and the guest's phone show, to the paisa. */
export function BillView({
  bill,
  words,
  language = 'en',
  seller,
  payments,
  children,
  ...facts
}: BillViewProps) {
  const { number, issuedAt, place } = facts;
  const head = [
    [words.number, number],
    [words.date, issuedAt === undefined ? undefined : moment(issuedAt, language)],
    [words.place, place],
    [words.sac, number !== undefined && bill.kind === 'tax-invoice' ? SAC_RESTAURANT : undefined],
  ].filter(([, value]) => value !== undefined);
  return (
    <article className={styles['bill']}>
      {seller && <SellerBlock seller={seller} words={words} />}
      <h2 className={styles['kind']}>{number === undefined ? words.estimate : words.kinds[bill.kind]}</h2>
      {head.length > 0 && (
        <dl className={styles['facts']}>
          {head.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children ?? <BillLines lines={bill.lines} words={words} language={language} />}
      <BillTotals bill={bill} words={words} payments={payments ?? []} />
      {bill.kind === 'bill-of-supply' && <p className={styles['small']}>{words.composition}</p>}
    </article>
  );
}
