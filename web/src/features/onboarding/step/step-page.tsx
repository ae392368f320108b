import { Fragment, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { stepBefore } from '@bhoj/domain/restaurant/onboarding';
import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { useLiveRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { onboardingPart } from '../../../messages/owner/onboarding/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';

interface StepPageProps {
  readonly step: OnboardingStep;
  /** Renders the question, once the record has loaded. */
  readonly children: (restaurant: WholeRestaurant) => ReactNode;
}

/**
 * Focuses the heading when somebody comes from another question, so that a screen reader reads it out. The first page
 * needs none: the screen reader reads it by itself.
 */
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
  const onboarding = useWords(onboardingPart);

  const restaurantId = useRestaurantId();
  const record = useLiveRestaurant();
  const heading = useHeadingFocus();
  const { title, why } = onboarding.steps[step];
  // The device's cache may be old: it may not yet contain tables that were just made.
  const skipped = record.state === 'ready' && !record.fromCache ? stepBefore(step, record.value) : null;
  if (skipped !== null) return <Navigate to={href(skipped)} replace />;
  return (
    <>
      <PageHeader title={title} description={why} titleRef={heading} />
      <Gate
        live={record}
        skeleton={<SkeletonRows label={onboarding.loading} rows={3} rowHeight={72} />}
        words={{
          failed: onboarding.couldNotLoadTitle,
          failedHint: onboarding.couldNotLoadHint,
          denied: onboarding.deniedTitle,
          deniedHint: onboarding.deniedHint,
        }}
      >
        {(restaurant) => <Fragment key={restaurantId}>{children(restaurant)}</Fragment>}
      </Gate>
    </>
  );
}
