import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CopyCheck } from 'lucide-react';
import { useState } from 'react';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import { onboarding } from '../../messages/onboarding.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DayRow } from './day-row.tsx';
import { StepForm } from './step-form.tsx';
import { StepPage } from './step-page.tsx';
import { copiedToAll, isComplete, isNeverOpen, settled, withDay } from './timings-model.ts';
import { useSaveStep } from './use-save-step.ts';

const STEP = 'timings';
const words = onboarding.timings;
/** Whose hours the others take: the week begins with it. */
const FIRST_DAY = 'monday';

function TimingsForm({ restaurant }: { readonly restaurant: Restaurant }) {
  const save = useSaveStep(STEP);
  const toast = useToast();
  const [hours, setHours] = useState(restaurant.operatingHours);
  const canContinue = isComplete(hours);
  const copy = () => {
    setHours(copiedToAll(hours, FIRST_DAY));
    toast({
      message: words.copied(onboarding.weekdays[FIRST_DAY]),
      action: { label: words.undo, onClick: () => setHours(hours) },
    });
  };
  return (
    <StepForm
      step={STEP}
      canContinue={canContinue}
      onContinue={() => save({ operatingHours: settled(hours, restaurant.operatingHours) })}
      note={canContinue ? undefined : words.timeMissing}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <Button startIcon={<CopyCheck aria-hidden />} onClick={copy} disabled={!canContinue}>
          {words.copy(onboarding.weekdays[FIRST_DAY])}
        </Button>
      </Box>
      <SectionCard padding="flush">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {WEEKDAYS.map((day) => (
            <DayRow
              key={day}
              day={day}
              hours={hours[day]}
              onChange={(change) => setHours((current) => withDay(current, day, change))}
            />
          ))}
        </Box>
      </SectionCard>
      {isNeverOpen(hours) && (
        <Box sx={{ mt: 2 }}>
          <Notice tone="warning">{words.allClosed}</Notice>
        </Box>
      )}
    </StepForm>
  );
}

export function TimingsPage() {
  return <StepPage step={STEP}>{(restaurant) => <TimingsForm restaurant={restaurant} />}</StepPage>;
}
