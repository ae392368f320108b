import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CopyCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { DayHours, OperatingHours } from '@bhoj/domain/time/hours';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import type { Weekday } from '@bhoj/domain/time/ist';
import { onboarding } from '../../messages/onboarding.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { DayRow } from './day-row.tsx';
import { StepForm } from './step-form.tsx';
import { StepPage } from './step-page.tsx';
import { copiedToAll, draftSchema, isComplete, isNeverOpen, settled, withDay } from './timings-model.ts';
import { useDraft } from './use-draft.ts';
import { useSaveStep } from './use-save-step.ts';

const STEP = 'timings';
const words = onboarding.timings;
/** Whose hours the others take: the week begins with it. */
const FIRST_DAY = 'monday';

function TimingsForm({ restaurant }: { readonly restaurant: Restaurant }) {
  const save = useSaveStep(STEP);
  const [hours, setHours] = useDraft(STEP, draftSchema, restaurant.operatingHours);
  /** The hours before they were copied, until the next change. */
  const [before, setBefore] = useState<OperatingHours | null>(null);
  const canContinue = isComplete(hours);
  const copy = () => {
    setBefore(hours);
    setHours(copiedToAll(hours, FIRST_DAY));
  };
  const undo = () => {
    if (before !== null) setHours(before);
    setBefore(null);
  };
  const change = (day: Weekday, changed: Partial<DayHours>) => {
    setBefore(null);
    setHours(withDay(hours, day, changed));
  };
  return (
    <StepForm
      step={STEP}
      canContinue={canContinue}
      onContinue={() => save({ operatingHours: settled(hours, restaurant.operatingHours) })}
      note={canContinue ? undefined : words.timeMissing}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {before === null ? '' : words.copied(onboarding.weekdays[FIRST_DAY])}
        </Typography>
        {before === null ? (
          <Button startIcon={<CopyCheck aria-hidden />} onClick={copy} disabled={!canContinue}>
            {words.copy(onboarding.weekdays[FIRST_DAY])}
          </Button>
        ) : (
          <Button startIcon={<Undo2 aria-hidden />} onClick={undo}>
            {words.undo}
          </Button>
        )}
      </Box>
      <SectionCard padding="flush">
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {WEEKDAYS.map((day) => (
            <DayRow key={day} day={day} hours={hours[day]} onChange={(changed) => change(day, changed)} />
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
