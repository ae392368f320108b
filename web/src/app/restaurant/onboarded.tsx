import type { ReactNode } from 'react';
import { Navigate } from '../../ui/shared/address/link.tsx';
import { href } from '@bhoj/domain/catalogue/routes';
import { nextStep } from '@bhoj/domain/restaurant/onboarding';
import { useOwnersRecord } from '../../firebase/restaurant.tsx';

/** The dashboard's second guard: sends an owner with incomplete onboarding to the step they have reached. */
export function Onboarded({ children }: { readonly children: ReactNode }) {
  const record = useOwnersRecord();
  const step = record.state === 'ready' ? nextStep(record.value) : null;
  return step === null ? children : <Navigate to={href(step)} />;
}
