import { onboarding } from '../../messages/owner/en/onboarding.ts';
import { part } from '../part.ts';

export const onboardingPart = part('onboarding', onboarding);
