import type { BillWords } from '../../messages/shared/bill/en.ts';
import styles from './bill-signature.module.css';

export interface BillSignatureProps {
  /** The seller for whom somebody signs. */
  readonly seller: string;
  readonly words: BillWords;
}

/** The place for the signature on paper. */
export function BillSignature({ seller, words }: BillSignatureProps) {
  return (
    <div className={styles['signature']}>
      <span>{words.signatureFor(seller)}</span>
      <span>{words.signatory}</span>
    </div>
  );
}
