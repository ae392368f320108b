import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { restaurants } from '@bhoj/domain/collections/restaurant';
import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useLiveDoc } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { onboarding } from '../../messages/onboarding.ts';
import { DeniedState } from '../../ui/denied-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';

interface StepPageProps {
  readonly step: OnboardingStep;
  /** The question, once the answers given so far are here. */
  readonly children: (restaurant: Restaurant) => ReactNode;
}

/** One question of onboarding, in all its states. */
export function StepPage({ step, children }: StepPageProps) {
  const restaurantId = useRestaurantId();
  const record = useLiveDoc(restaurants, restaurantId === null ? null : { restaurantId });
  const { title, why } = onboarding.steps[step];
  return (
    <>
      <PageHeader title={title} description={why} />
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
