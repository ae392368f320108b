import { z } from 'zod';
import { CUISINES } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { onboardingPart } from '../../messages/owner/onboarding/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ChoiceCards } from '../../ui/mui/form/choice-cards.tsx';
import { StepForm } from './step/step-form.tsx';
import { StepPage } from './step/step-page.tsx';
import { useDraft } from './step/use-draft.ts';
import { useSaveStep } from './step/use-save-step.ts';

const STEP = 'cuisine';

function CuisineForm({ restaurant }: { readonly restaurant: Restaurant }) {
  const onboarding = useWords(onboardingPart);

  const save = useSaveStep(STEP);
  const [chosen, setChosen] = useDraft(
    STEP,
    z.array(z.enum(CUISINES)),
    CUISINES.filter((c) => restaurant.cuisineTypes.includes(c)),
  );
  return (
    <StepForm
      step={STEP}
      canContinue={chosen.length > 0}
      onContinue={() => save({ cuisineTypes: CUISINES.filter((c) => chosen.includes(c)) })}
      note={chosen.length === 0 ? onboarding.chooseAtLeastOne : onboarding.chosen(chosen.length)}
    >
      <ChoiceCards
        label={onboarding.steps[STEP].title}
        choose="many"
        minWidth={150}
        options={CUISINES.map((value) => ({ value, label: value }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </StepForm>
  );
}

export function CuisinePage() {
  return <StepPage step={STEP}>{(restaurant) => <CuisineForm restaurant={restaurant} />}</StepPage>;
}
