import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { nextStep } from '@bhoj/domain/restaurant/onboarding';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useLiveDoc } from '../../firebase/live.ts';

/** The owner's record as the shell shows it. */
export type OwnersRecord =
  | { readonly state: 'loading' | 'missing' | 'failed' | 'denied' }
  | { readonly state: 'ready'; readonly value: Restaurant };

export interface OnboardedProps {
  readonly restaurantId: string;
  readonly children: (record: OwnersRecord) => ReactNode;
}

/** The dashboard's second guard: an owner whose onboarding is incomplete is led to the step where it goes on. */
export function Onboarded({ restaurantId, children }: OnboardedProps) {
  const record = useLiveDoc(restaurants, { restaurantId });
  const step = record.state === 'ready' ? nextStep(record.value) : null;
  return step === null ? children(record) : <Navigate to={href(step)} replace />;
}
