import { Link } from 'react-router-dom';
import { countIn, meanStars } from '@bhoj/domain/reviews/rollup';
import type { ReviewSums } from '@bhoj/domain/reviews/rollup.schema';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../reviews.module.css';
import { meanText } from '../state/reviews-model.ts';
import { addressOf, NO_FILTERS, STARS } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';
import { Trend } from './trend.tsx';

export interface SumsProps {
  readonly sums: ReviewSums;
  readonly address: Address;
}

/** The number of reviews by stars; each row opens them. */
function Distribution({ sums, address }: SumsProps) {
  const words = useWords(reviewsPart);
  const count = countIn(sums);
  return (
    <div>
      <h3 className={styles['heading']}>{words.distribution}</h3>
      <ul className={styles['bars']}>
        {STARS.map((stars) => {
          const n = sums.byStars[Number(stars) - 1] ?? 0;
          return (
            <li key={stars}>
              <Link to={addressOf({ ...address, ...NO_FILTERS, stars })}>
                <span>{words.starCount(Number(stars))}</span>
                <span className={styles['track']}>
                  <span style={{ width: `${count === 0 ? 0 : (100 * n) / count}%` }} />
                </span>
                <span>{words.count(n)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The average with its number, the reviews by stars, and the trend. It reads one document, never a list. */
export function SumsCard({ sums, address }: SumsProps) {
  const words = useWords(reviewsPart);
  const mean = meanStars(sums);
  return (
    <SectionCard title={words.average}>
      <div className={styles['sums']}>
        <div>
          <p className={styles['average']}>{mean === null ? '–' : words.mean(meanText(mean))}</p>
          <p className={styles['quiet']}>{words.count(countIn(sums))}</p>
        </div>
        <Distribution {...{ sums, address }} />
        <Trend byMonth={sums.byMonth} />
      </div>
    </SectionCard>
  );
}
