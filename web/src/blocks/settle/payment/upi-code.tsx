import { upiLink } from '@bhoj/domain/billing/settle/upi';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { QrImage } from '../../qr/qr-image.tsx';
import styles from './upi-code.module.css';

/** The receiver of a UPI payment. */
export interface UpiTarget {
  /** The restaurant's UPI address; empty when it has none. */
  readonly vpa: string;
  readonly payee: string;
  readonly reference: string;
  readonly note: string;
}

/** A QR code for the exact amount. It does not show whether the amount was paid. */
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
