import type { BillWords } from '../../messages/shared/bill/en.ts';
import styles from './bill-signature.module.css';

export interface BillSignatureProps {
  /** For whom somebody signs. */
  readonly seller: string;
  readonly words: BillWords;
}

/** The place on paper where somebody signs for the seller. */
export function BillSignature({ seller, words }: BillSignatureProps) {
  return (
    <div className={styles['signature']}>
      <span>{words.signatureFor(seller)}</span>
      <span>{words.signatory}</span>
    </div>
  );
}
