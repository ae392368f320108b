import { Store } from 'lucide-react';
import { billPagePart } from '../../../messages/guest/bill-page/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from './checkout.module.css';

/** Payment at the counter, by cash or card: what to say there. */
export function CounterWay({ place }: { readonly place: string }) {
  const bill = useWords(billPagePart);
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
