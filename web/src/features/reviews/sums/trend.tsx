import type { ReviewSums } from '@bhoj/domain/reviews/rollup.schema';
import { monthName } from '../../../ui/dates/formats.ts';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../reviews.module.css';
import { meanText, trendOf } from '../state/reviews-model.ts';

/** The average of each of the last months. */
export function Trend({ byMonth }: Pick<ReviewSums, 'byMonth'>) {
  const words = useWords(reviewsPart);
  return (
    <div>
      <h3 className={styles['heading']}>{words.trend}</h3>
      <table className={styles['table']} aria-label={words.trend}>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col" data-align="end">
              {words.reviewsHead}
            </th>
            <th scope="col" data-align="end">
              {words.meanHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {trendOf(byMonth).map(({ month, count, mean }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td data-align="end">{count}</td>
              <td data-align="end">{meanText(mean)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
