import Stack from '@mui/material/Stack';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import type { Review } from '@bhoj/domain/reviews/review.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { ItemPanel } from '../../../ui/mui/item-panel.tsx';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Stars } from '../stars.tsx';
import { DownNotice, DownPart } from './down-part.tsx';
import { OrderBehind } from './order-behind.tsx';
import { OwnersPart } from './owners-part.tsx';
import styles from './panel.module.css';

interface SaidProps {
  readonly review: Review;
  readonly now: number;
}

/** The guest's review. */
function Said({ review, now }: SaidProps) {
  const words = useWords(reviewsPart);
  const thumbed = review.dishes.flatMap(({ itemId, name, thumb }) =>
    thumb === null ? [] : [{ itemId, name, thumb }],
  );
  return (
    <div>
      <p className={styles['quiet']}>
        <Stars stars={review.stars} /> {shortMomentName(review.createdAt, now)}
      </p>
      <blockquote className={styles['said']}>{review.words || words.noWords}</blockquote>
      {thumbed.length > 0 && (
        <ul className={styles['list']} aria-label={words.panel.dishes}>
          {thumbed.map(({ itemId, name, thumb }) => (
            <li key={itemId}>
              {name}
              <small>{words.panel.thumb[thumb]}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export interface ReviewSideProps {
  /** Null while no review is open. */
  readonly orderId: string | null;
  readonly now: number;
  readonly onClose: () => void;
}

/** One review: the guest's words, the order, the owner's answer, and how it was made right. */
export function ReviewSide({ orderId, now, onClose }: ReviewSideProps) {
  const words = useWords(reviewsPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(reviews, orderId === null ? null : { restaurantId, orderId });
  return (
    <ItemPanel
      id={orderId}
      {...{ live, words, onClose }}
      title={(review) => (review === null ? words.loading : words.panel.title(words.starCount(review.stars)))}
      missing={<Notice tone="info">{words.panel.gone}</Notice>}
    >
      {(review, id) => (
        <Stack sx={{ gap: 3 }}>
          <DownNotice {...{ review, now }} orderId={id} />
          <Said {...{ review, now }} />
          <OwnersPart {...{ review, now }} orderId={id} />
          <OrderBehind orderId={id} />
          {review.takenDown === undefined && <DownPart orderId={id} />}
        </Stack>
      )}
    </ItemPanel>
  );
}
