import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import type { LateVisit } from '@bhoj/domain/customers/habit.schema';
import { reviews } from '@bhoj/domain/reviews/review.collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { dateName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { customersPart } from '../../../messages/owner/customers/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../customers.module.css';

const reviewAt = (orderId: string): string => `${href('reviews')}?review=${encodeURIComponent(orderId)}`;

/** The reviews of a customer's last visits, the latest first. */
export function ReviewsPart({ visits }: { readonly visits: readonly LateVisit[] }) {
  const words = useWords(customersPart);
  const restaurantId = useRestaurantId();
  const orderIds = visits.map(({ orderId }) => orderId);
  const within = orderIds.length === 0 ? null : { restaurantId };
  const live = useLiveList(reviews, within, reviews.queries.ofOrders(orderIds));
  if (within === null) return null;
  return (
    <SectionCard title={words.reviews}>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={1} />}
        words={{ failed: words.reviewsFailed, offline: words.reviewsOffline }}
      >
        {(found) => (
          <>
            {found.length === 0 && <p className={styles['quiet']}>{words.noReviews}</p>}
            <ul className={styles['list']}>
              {found
                .toSorted((a, b) => b.value.createdAt - a.value.createdAt)
                .map(({ id, value: { stars, words: said, createdAt, takenDown } }) => (
                  <li key={id}>
                    <span className={styles['name']}>
                      {[words.starsOf(stars), takenDown === undefined ? said : words.takenDown]
                        .filter((text) => text !== '')
                        .join(' · ')}
                    </span>
                    <MuiLink
                      component={Link}
                      to={reviewAt(id)}
                      aria-label={words.openReview(dateName(createdAt))}
                    >
                      {dateName(createdAt)}
                    </MuiLink>
                  </li>
                ))}
            </ul>
          </>
        )}
      </Gate>
    </SectionCard>
  );
}
