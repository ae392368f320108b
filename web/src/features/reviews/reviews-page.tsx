import Stack from '@mui/material/Stack';
import { reviewSums } from '@bhoj/domain/reviews/review.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { PageTabs } from '../../ui/mui/page-tabs.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { reviewsPart } from '../../messages/owner/reviews/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ReviewList } from './list/review-list.tsx';
import { ReviewSide } from './panel/review-side.tsx';
import { useAddress, VIEWS } from './state/use-address.ts';
import { Rankings } from './sums/rankings.tsx';
import { SumsCard } from './sums/sums-card.tsx';

/** ms; nothing on this page shows seconds. */
const TICK = 60_000;

/** /dashboard/reviews: guests' reviews, and what the restaurant did about them. */
export function ReviewsPage() {
  const words = useWords(reviewsPart);
  const titles = useWords(routeTitlesPart);
  const restaurantId = useRestaurantId();
  const now = useNow(TICK);
  const { address, go } = useAddress();
  const sums = useLiveDoc(reviewSums, { restaurantId });
  const Sums = address.view === 'list' ? SumsCard : Rankings;
  return (
    <>
      <PageHeader title={titles.reviews} description={words.description} />
      <PageTabs
        page="reviews"
        label={words.views}
        views={VIEWS}
        view={address.view}
        words={words.view}
        onView={(view) => go({ view })}
      >
        <Stack sx={{ gap: 3 }}>
          <Gate
            live={sums}
            skeleton={<SkeletonRows label={words.loading} rows={4} />}
            words={{ failed: words.couldNotLoad, offline: words.offline }}
            missing={<Notice tone="info">{words.noSums}</Notice>}
          >
            {(value) => <Sums sums={value} address={address} />}
          </Gate>
          {address.view === 'list' && (
            <ReviewList sums={sums.state === 'ready' ? sums.value : null} {...{ address, now }} onGo={go} />
          )}
        </Stack>
      </PageTabs>
      <ReviewSide orderId={address.review} now={now} onClose={() => go({ review: null })} />
    </>
  );
}
