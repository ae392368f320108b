import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { billPagePart } from '../../../messages/guest/bill-page/en.ts';
import type { ReactNode } from 'react';
import { ownSharePart } from '../../../messages/guest/own-share/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CounterWay } from './counter-way.tsx';
import { Fold } from './fold.tsx';
import { UpiWay } from './upi-way.tsx';
import styles from './checkout.module.css';

export interface PayChoiceProps {
  readonly id: string;
  /** The restaurant's UPI address (empty without one), its name, and the note for its UPI app. */
  readonly to: { readonly vpa: string; readonly payee: string; readonly note: string };
  readonly reference: string;
  readonly place: string;
  readonly amountPaise: Paise;
  /** The guest's own part and its payment; null without one. */
  readonly mine: {
    readonly amountPaise: Paise;
    readonly isDeclared: boolean;
    readonly pay: ReactNode;
  } | null;
  /** The declarations of other phones for their own parts; null without any. */
  readonly said: ReactNode;
  /** The payment declaration, shown below the ways to pay by UPI. */
  readonly children?: ReactNode;
}

/**
 * The ways to pay: the whole bill first, always at the counter, and by UPI when the restaurant has an address; below
 * it, folded, the guest's own part. Once a phone has declared its own part, the own part comes first, and all phones
 * fold the whole bill, because its sum includes the declared amount.
 */
export function PayChoice({ id, to, reference, place, amountPaise, mine, said, children }: PayChoiceProps) {
  const bill = useWords(billPagePart);
  const ownPart = useWords(ownSharePart);
  const isByPart = said !== null || mine?.isDeclared === true;
  const all = to.vpa !== '' && amountPaise > 0 && (
    <UpiWay request={{ ...to, reference, amountPaise }}>{children}</UpiWay>
  );
  return (
    <section id={id} className={styles['pay']}>
      <h2>{bill.pay}</h2>
      {said}
      {isByPart ? mine?.pay : all}
      <CounterWay place={place} />
      {isByPart && all && <Fold label={ownPart.all(formatPlain(amountPaise))}>{all}</Fold>}
      {mine !== null && !isByPart && (
        <Fold label={ownPart.mine(formatPlain(mine.amountPaise))}>{mine.pay}</Fold>
      )}
    </section>
  );
}
