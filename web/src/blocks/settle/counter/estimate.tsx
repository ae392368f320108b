import { formatPlain } from '@bhoj/domain/money/format';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { BillPrint } from '../../bill/bill-print.tsx';
import { BillView } from '../../bill/bill-view.tsx';
import type { BillingCounterState } from '../state/use-billing-counter.ts';
import styles from './billing-counter.module.css';

/** A bill of up to this many lines is unfolded. */
const MOST_UNFOLDED = 8;

export interface EstimateProps {
  readonly profile: Pick<Profile, 'name' | 'paperMm' | 'secondLanguageOnBills'>;
  readonly place: string;
  readonly counter: BillingCounterState;
}

/**
 * The bill as it would be issued now, in the language of the screen, and its print as an estimate. While the person
 * splits the bill it shrinks to one line, so that the choice below it stays in sight and does not move. An empty bill
 * cannot be printed.
 */
export function Estimate({ counter, profile, place }: EstimateProps) {
  const billWords = useWords(billPart);
  const settling = useWords(settlingPart);
  const language = useLanguage();

  const { bill } = counter.due;
  const isShort = counter.split === 'whole' && bill.lines.length <= MOST_UNFOLDED;
  return (
    <section aria-label={billWords.estimate} className={styles['paper']}>
      <details key={String(isShort)} open={isShort}>
        <summary>
          <span>{settling.linesOnBill(bill.lines.length)}</span>{' '}
          <strong>{formatPlain(bill.totalPaise)}</strong>
        </summary>
        <BillView bill={bill} words={billWords} language={language} />
      </details>
      <BillPrint
        document={{ bill, place, seller: { name: profile.name } }}
        words={billPart.en}
        secondLanguage={profile.secondLanguageOnBills}
        paperAtFirst={profile.paperMm}
        isDuplicate={false}
        disabled={bill.lines.length === 0}
      />
    </section>
  );
}
