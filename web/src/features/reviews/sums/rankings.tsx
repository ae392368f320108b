import { PRIOR_REVIEWS } from '@bhoj/domain/reviews/ranking';
import { meanStars } from '@bhoj/domain/reviews/rollup';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../reviews.module.css';
import { meanText } from '../state/reviews-model.ts';
import { addressOf, NO_FILTERS } from '../state/use-address.ts';
import { RankingCard } from './ranking-card.tsx';
import type { SumsProps } from './sums-card.tsx';

/** Dishes and captains by their reviews, with a note on how the ranking treats a small sample. */
export function Rankings({ sums, address }: SumsProps) {
  const words = useWords(reviewsPart).rankings;
  const mean = meanStars(sums) ?? 0;
  const list = { ...address, ...NO_FILTERS, view: 'list' } as const;
  return (
    <>
      <p className={styles['quiet']}>{words.shrunk(PRIOR_REVIEWS, meanText(mean))}</p>
      <RankingCard
        title={words.dishes}
        rated={sums.byDish}
        none={words.noDishes}
        to={(dish) => addressOf({ ...list, dish })}
        more={{ head: words.thumbs, text: ({ up, down }) => words.thumbsOf(up, down) }}
        {...{ mean }}
      />
      <RankingCard
        title={words.captains}
        rated={sums.byCaptain}
        none={words.noCaptains}
        to={(captain) => addressOf({ ...list, captain })}
        {...{ mean }}
      />
    </>
  );
}
