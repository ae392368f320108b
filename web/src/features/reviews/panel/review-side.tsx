import Stack from '@mui/material/Stack';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import type { Review } from '@bhoj/domain/reviews/review.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { shortMomentName } from '../../../ui/dates/formats.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Stars } from '../stars.tsx';
import { OrderBehind } from './order-behind.tsx';
import { OwnersPart } from './owners-part.tsx';
import styles from './panel.module.css';

interface SaidProps {
  readonly review: Review;
  readonly now: number;
}

/** What the guest said. */
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

/** One review: what was said, the order behind it, the owner's answer, and what was done. */
export function ReviewSide({ orderId, now, onClose }: ReviewSideProps) {
  const words = useWords(reviewsPart);
  const common = useWords(commonPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(reviews, orderId === null ? null : { restaurantId, orderId });
  const stars = live.state === 'ready' ? words.starCount(live.value.stars) : '';
  return (
    <SidePanel
      open={orderId !== null}
      title={stars === '' ? words.loading : words.panel.title(stars)}
      closeLabel={common.close}
      width={560}
      onClose={onClose}
    >
      {orderId !== null && (
        <Gate
          live={live}
          skeleton={<SkeletonRows label={words.loading} rows={5} />}
          words={{ failed: words.couldNotLoad, offline: words.offline }}
          missing={<Notice tone="info">{words.panel.gone}</Notice>}
        >
          {(review) => (
            <Stack key={orderId} sx={{ gap: 3 }}>
              <Said {...{ review, now }} />
              <OwnersPart {...{ orderId, review, now }} />
              <OrderBehind orderId={orderId} />
            </Stack>
          )}
        </Gate>
      )}
    </SidePanel>
  );
}
