import { Store } from 'lucide-react';
import { billPageWords } from '../../../words/guest-bill-page.ts';
import { useSpeech } from '../context/language.tsx';
import styles from './checkout.module.css';

/** Payment at the counter, by cash or card: what a guest says there. */
export function CounterWay({ place }: { readonly place: string }) {
  const bill = billPageWords(useSpeech().words);
  return (
    <div className={styles['way']}>
      <h3>
        <Store aria-hidden />
        {bill.counter}
      </h3>
      <p>{bill.counterHint(place)}</p>
    </div>
  );
}
