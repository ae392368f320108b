import { Smartphone, Store } from 'lucide-react';
import { upiLink } from '@bhoj/domain/billing/upi';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { payingWords } from '../../../words/guest-paying.ts';
import { useSpeech } from '../context/language.tsx';
import type { ReactNode } from 'react';
import { UpiQr } from './upi-qr.tsx';
import styles from './checkout.module.css';
import shell from '../shell/shell.module.css';

export interface PayChoiceProps {
  /** The restaurant's UPI address; empty when it has none. */
  readonly vpa: string;
  readonly payee: string;
  readonly reference: string;
  readonly place: string;
  readonly amountPaise: Paise;
  /** The payment declaration, shown below the ways to pay by UPI. */
  readonly children?: ReactNode;
}

/** The ways to pay: always at the counter, and by UPI when the restaurant has an address. */
export function PayChoice({ vpa, payee, reference, place, amountPaise, children }: PayChoiceProps) {
  const words = payingWords(useSpeech().words);
  const amount = formatPlain(amountPaise);
  const link =
    vpa === '' || amountPaise <= 0
      ? null
      : upiLink({ vpa, payee, reference, note: `${payee} ${place}`, amountPaise });
  return (
    <section className={styles['pay']}>
      <h2>{words.pay}</h2>
      {link !== null && (
        <div className={styles['way']}>
          <Smartphone aria-hidden />
          <div>
            <h3>{words.upi}</h3>
            <p>{words.upiHint}</p>
            <a className={shell['link']} data-variant="primary" data-wide href={link}>
              {words.upiOpen(amount)}
            </a>
            <p>{words.upiQr}</p>
            <UpiQr link={link} label={words.upiQrLabel(amount)} />
            {children}
          </div>
        </div>
      )}
      <div className={styles['way']}>
        <Store aria-hidden />
        <div>
          <h3>{words.counter}</h3>
          <p>{words.counterHint(place)}</p>
        </div>
      </div>
    </section>
  );
}
