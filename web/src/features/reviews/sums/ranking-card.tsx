import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rankedBy } from '@bhoj/domain/reviews/ranking';
import type { Rated } from '@bhoj/domain/reviews/rollup.schema';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../reviews.module.css';
import { meanText } from '../state/reviews-model.ts';

export interface RankingProps<R extends Rated> {
  readonly title: string;
  readonly rated: Readonly<Record<string, R>>;
  /** The restaurant's mean, towards which a small sample is shrunk. */
  readonly mean: number;
  readonly none: string;
  /** Returns the address of the reviews of one entry. */
  readonly to: (id: string) => string;
  /** A further column. */
  readonly more?: { readonly head: string; readonly text: (rated: R) => ReactNode };
}

/** Dishes or captains, the best first. */
export function RankingCard<R extends Rated>({ title, rated, mean, none, to, more }: RankingProps<R>) {
  const words = useWords(reviewsPart);
  const { name, own, ranked } = words.rankings;
  const rows = rankedBy(rated, mean);
  const heads = [words.reviewsHead, own, ranked, ...(more === undefined ? [] : [more.head])];
  return (
    <SectionCard title={title}>
      {rows.length === 0 ? (
        <p className={styles['quiet']}>{none}</p>
      ) : (
        <table className={styles['table']} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {heads.map((head) => (
                <th key={head} scope="col" data-align="end">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link to={to(row.id)}>{row.rated.name}</Link>
                </th>
                <td data-align="end">{row.rated.count}</td>
                <td data-align="end">{meanText(row.mean)}</td>
                <td data-align="end">{meanText(row.shrunk)}</td>
                {more !== undefined && <td data-align="end">{more.text(row.rated)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </SectionCard>
  );
}
