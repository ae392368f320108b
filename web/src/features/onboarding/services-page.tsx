import { z } from 'zod';
import { SERVICES, serviceSchema } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { onboardingPart } from '../../messages/owner/onboarding/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ChoiceCards } from '../../ui/mui/form/choice-cards.tsx';
import { StepForm } from './step/step-form.tsx';
import { StepPage } from './step/step-page.tsx';
import { useDraft } from './step/use-draft.ts';
import { useSaveStep } from './step/use-save-step.ts';

const STEP = 'services';

function ServicesForm({ restaurant }: { readonly restaurant: Restaurant }) {
  const onboarding = useWords(onboardingPart);

  const save = useSaveStep(STEP);
  const [chosen, setChosen] = useDraft(STEP, z.array(serviceSchema), restaurant.services);
  return (
    <StepForm
      step={STEP}
      canContinue={chosen.length > 0}
      onContinue={() =>
        save({ services: SERVICES.filter((s) => chosen.includes(s)), onboardingComplete: true })
      }
      note={chosen.length === 0 ? onboarding.chooseAtLeastOne : onboarding.chosen(chosen.length)}
    >
      <ChoiceCards
        label={onboarding.steps[STEP].title}
        choose="many"
        minWidth={260}
        options={SERVICES.map((value) => ({ value, ...onboarding.services[value] }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </StepForm>
  );
}

export function ServicesPage() {
  return <StepPage step={STEP}>{(restaurant) => <ServicesForm restaurant={restaurant} />}</StepPage>;
}
