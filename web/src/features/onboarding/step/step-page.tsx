import { Fragment, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { stepBefore } from '@bhoj/domain/restaurant/onboarding';
import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/session.tsx';
import { common } from '../../../messages/common.ts';
import { onboarding } from '../../../messages/onboarding.ts';
import { DeniedState } from '../../../ui/mui/states/denied-state.tsx';
import { ErrorState } from '../../../ui/mui/states/error-state.tsx';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';

interface StepPageProps {
  readonly step: OnboardingStep;
  /** The question, once the answers given so far are here. */
  readonly children: (restaurant: Restaurant) => ReactNode;
}

/** A question that somebody comes to from another one is read out from its heading; a first page is the browser's. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useLocation().key === 'default';
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return heading;
}

/** One question of onboarding, in all its states. */
export function StepPage({ step, children }: StepPageProps) {
  const restaurantId = useRestaurantId();
  const record = useLiveDoc(restaurants, restaurantId === null ? null : { restaurantId });
  const heading = useHeadingFocus();
  const { title, why } = onboarding.steps[step];
  // What is on the device may be behind: the tables just made are the server's news.
  const skipped = record.state === 'ready' && !record.fromCache ? stepBefore(step, record.value) : null;
  if (skipped !== null) return <Navigate to={href(skipped)} replace />;
  return (
    <>
      <PageHeader title={title} description={why} titleRef={heading} />
      {record.state === 'loading' && <SkeletonRows label={onboarding.loading} rows={3} rowHeight={72} />}
      {record.state === 'ready' && <Fragment key={restaurantId}>{children(record.value)}</Fragment>}
      {record.state === 'denied' && (
        <DeniedState title={onboarding.deniedTitle} text={onboarding.deniedHint} />
      )}
      {(record.state === 'missing' || record.state === 'failed') && (
        <ErrorState
          title={onboarding.couldNotLoadTitle}
          text={onboarding.couldNotLoadHint}
          retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
        />
      )}
    </>
  );
}
