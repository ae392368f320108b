import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { HoursEditor } from '../../blocks/hours/hours-editor.tsx';
import { draftSchema, isComplete, settled } from '../../blocks/hours/hours-model.ts';
import { hoursPart } from '../../messages/shared/hours/en.ts';
import { useWords } from '../../words/use-words.ts';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { StepForm } from './step/step-form.tsx';
import { StepPage } from './step/step-page.tsx';
import { useDraft } from './step/use-draft.ts';
import { useSaveStep } from './step/use-save-step.ts';

const STEP = 'timings';

function TimingsForm({ restaurant }: { readonly restaurant: Restaurant }) {
  const words = useWords(hoursPart);

  const save = useSaveStep(STEP);
  const [hours, setHours] = useDraft(STEP, draftSchema, restaurant.operatingHours);
  const canContinue = isComplete(hours);
  return (
    <StepForm
      step={STEP}
      canContinue={canContinue}
      onContinue={() => save({ operatingHours: settled(hours, restaurant.operatingHours) })}
      note={canContinue ? undefined : words.timeMissing}
    >
      <SectionCard padding="flush">
        <HoursEditor value={hours} onChange={setHours} />
      </SectionCard>
    </StepForm>
  );
}

export function TimingsPage() {
  return <StepPage step={STEP}>{(restaurant) => <TimingsForm restaurant={restaurant} />}</StepPage>;
}
