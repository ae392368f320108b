import { useNavigate } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { stepAfter } from '@bhoj/domain/restaurant/onboarding';
import type { OnboardingStep } from '@bhoj/domain/restaurant/onboarding';
import type { OwnerFields } from '@bhoj/domain/restaurant/settings';
import { useClient } from '../../../firebase/client.ts';
import { reportFault } from '../../../firebase/report-error.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { saveOwnerFields } from '../../../firebase/write.ts';
import { onboardingPart } from '../../../messages/owner/onboarding/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { draftSent, dropDrafts } from './draft-store.ts';

/**
 * Saves a step's answer and goes on at once: the write is on the device, and reaches the server when there is a
 * network. If the server refuses it later, this logs the refusal and shows a message that leads back to the step.
 */
export function useSaveStep(step: OnboardingStep): (fields: OwnerFields) => void {
  const onboarding = useWords(onboardingPart);

  const client = useClient();
  const restaurantId = useRestaurantId();
  const navigate = useNavigate();
  const toast = useToast();
  return (fields) => {
    const dropDraft =
      fields.onboardingComplete === true ? () => dropDrafts(restaurantId) : draftSent(restaurantId, step);
    saveOwnerFields(client, restaurantId, fields).then(dropDraft, (cause: unknown) => {
      reportFault(new Error(`Error updating onboarding: ${String(cause)}`), step);
      toast({
        message: onboarding.notSaved(onboarding.steps[step].name),
        action: { label: onboarding.goBackTo, onClick: () => void navigate(href(step)) },
      });
    });
    void navigate(href(stepAfter(step)));
  };
}
