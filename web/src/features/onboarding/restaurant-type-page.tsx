import { z } from 'zod';
import { RESTAURANT_TYPES, restaurantTypeSchema } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { onboardingPart } from '../../messages/owner/onboarding/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ChoiceCards } from '../../ui/mui/form/choice-cards.tsx';
import { DietMark } from './diet-mark.tsx';
import { StepForm } from './step/step-form.tsx';
import { StepPage } from './step/step-page.tsx';
import { useDraft } from './step/use-draft.ts';
import { useSaveStep } from './step/use-save-step.ts';

type RestaurantType = (typeof RESTAURANT_TYPES)[number];

const STEP = 'restaurantType';

function RestaurantTypeForm({ restaurant }: { readonly restaurant: Restaurant }) {
  const onboarding = useWords(onboardingPart);

  const save = useSaveStep(STEP);
  const stored = restaurantTypeSchema.safeParse(restaurant.restaurantType);
  const [chosen, setChosen] = useDraft<RestaurantType[]>(
    STEP,
    z.array(restaurantTypeSchema),
    stored.success ? [stored.data] : [],
  );
  const [restaurantType] = chosen;
  return (
    <StepForm
      step={STEP}
      canContinue={restaurantType !== undefined}
      onContinue={() => restaurantType !== undefined && save({ restaurantType })}
      note={restaurantType === undefined ? onboarding.chooseOne : undefined}
    >
      <ChoiceCards
        label={onboarding.steps[STEP].title}
        choose="one"
        minWidth={400}
        options={RESTAURANT_TYPES.map((value) => ({
          value,
          ...onboarding.restaurantTypes[value],
          picture: <DietMark type={value} />,
        }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </StepForm>
  );
}

export function RestaurantTypePage() {
  return <StepPage step={STEP}>{(restaurant) => <RestaurantTypeForm restaurant={restaurant} />}</StepPage>;
}
