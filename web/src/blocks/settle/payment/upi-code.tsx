import { upiLink } from '@bhoj/domain/billing/upi';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { settlingPart } from '../../../words/shared/settling.ts';
import { useWords } from '../../../words/use-words.ts';
import { QrImage } from '../../qr/qr-image.tsx';
import styles from './upi-code.module.css';

/** Where a UPI payment goes. */
export interface UpiTarget {
  /** The restaurant's UPI address; empty where it has none. */
  readonly vpa: string;
  readonly payee: string;
  readonly reference: string;
  readonly note: string;
}

/** A code for the exact sum. It says nothing of whether it was paid. */
export function UpiCode({ amountPaise, ...target }: UpiTarget & { readonly amountPaise: Paise }) {
  const settling = useWords(settlingPart);

  if (target.vpa === '') return <p className={styles['quiet']}>{settling.noUpi}</p>;
  return (
    <div className={styles['upi']}>
      <div>
        <QrImage
          text={upiLink({ ...target, amountPaise })}
          label={settling.upiCode(formatPlain(amountPaise))}
        />
      </div>
      <p className={styles['quiet']}>{settling.upiHint}</p>
    </div>
  );
}
