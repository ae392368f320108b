import { Store } from 'lucide-react';
import { useState } from 'react';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { billPageWords } from '../../../words/guest-bill-page.ts';
import type { ReactNode } from 'react';
import { ownPartWords } from '../../../words/guest-own-part.ts';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import { useSpeech } from '../context/language.tsx';
import { UpiWay } from './upi-way.tsx';
import styles from './checkout.module.css';

export interface PayChoiceProps {
  /** The restaurant's UPI address, empty when it has none, its name, and what its UPI app reads. */
  readonly to: { readonly vpa: string; readonly payee: string; readonly note: string };
  readonly reference: string;
  readonly place: string;
  readonly amountPaise: Paise;
  /** True when a guest has declared it as paid: nobody is asked to pay it again. */
  readonly isDeclared: boolean;
  /** The guest's own part and how it is paid; null where there is none. */
  readonly mine: {
    readonly amountPaise: Paise;
    readonly isDeclared: boolean;
    readonly pay: ReactNode;
  } | null;
  /** The payment declaration, shown below the ways to pay by UPI. */
  readonly children?: ReactNode;
}

const WHAT = ['all', 'mine'] as const;

/** The ways to pay all or the own part: always at the counter, and by UPI when the restaurant has an address. */
export function PayChoice({ to, reference, place, amountPaise, isDeclared, mine, children }: PayChoiceProps) {
  const { words } = useSpeech();
  const bill = billPageWords(words);
  const ownPart = ownPartWords(words);
  const [chosen, choose] = useState<(typeof WHAT)[number] | null>(null);
  const what = mine === null ? 'all' : (chosen ?? (mine.isDeclared ? 'mine' : 'all'));
  return (
    <section className={styles['pay']}>
      <h2>{bill.pay}</h2>
      {mine !== null && (
        <Segmented
          label={ownPart.choose}
          options={WHAT.map((value) => ({
            value,
            label: ownPart[value](formatPlain(value === 'all' ? amountPaise : mine.amountPaise)),
          }))}
          value={what}
          onChange={choose}
        />
      )}
      {what === 'mine' && mine?.pay}
      {what === 'all' && to.vpa !== '' && amountPaise > 0 && (
        <UpiWay request={isDeclared ? null : { ...to, reference, amountPaise }}>{children}</UpiWay>
      )}
      <div className={styles['way']}>
        <Store aria-hidden />
        <div>
          <h3>{bill.counter}</h3>
          <p>{bill.counterHint(place)}</p>
        </div>
      </div>
    </section>
  );
}
