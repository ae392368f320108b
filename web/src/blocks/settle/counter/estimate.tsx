import { formatPlain } from '@bhoj/domain/money/format';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { billPart } from '../../../words/shared/bill.ts';
import { useWords } from '../../../words/use-words.ts';
import { BillPrint } from '../../bill/bill-print.tsx';
import { BillView } from '../../bill/bill-view.tsx';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import styles from './billing-counter.module.css';

export interface EstimateProps {
  readonly profile: Pick<Profile, 'name' | 'paperMm' | 'secondLanguageOnBills'>;
  readonly place: string;
  readonly counter: BillingCounterState;
}

/** The bill as it would be issued now: one line that opens, and a print as an estimate. */
export function Estimate({ counter, profile, place }: EstimateProps) {
  const billWords = useWords(billPart);

  const { bill } = counter.due;
  const reader = { words: billPart.en, secondLanguage: profile.secondLanguageOnBills };
  return (
    <section aria-label={billWords.estimate} className={styles['paper']}>
      <details>
        <summary>
          <span>{billWords.estimate}</span> <strong>{formatPlain(bill.totalPaise)}</strong>
        </summary>
        <BillView bill={bill} place={place} {...reader} />
      </details>
      <BillPrint
        document={{ bill, place, seller: { name: profile.name } }}
        {...reader}
        usualPaper={profile.paperMm}
        isDuplicate={false}
      />
    </section>
  );
}
