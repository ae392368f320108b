import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { z } from 'zod';
import { lawfulPercentagesAt, mayTurnTaxOff } from '@bhoj/domain/restaurant/settings';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { onboardingPart } from '../../messages/owner/onboarding/en.ts';
import { useWords } from '../../words/use-words.ts';
import { LabelledSwitch } from '../../ui/mui/form/form-switch.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { StepForm } from './step/step-form.tsx';
import { StepPage } from './step/step-page.tsx';
import { readPercentage } from './tax-model.ts';
import { useDraft } from './step/use-draft.ts';
import { useSaveStep } from './step/use-save-step.ts';
import { useNow } from '../../ui/shared/use-now.ts';

const STEP = 'tax';
const draftSchema = z.object({ enabled: z.boolean(), typed: z.string() });

function TaxForm({ restaurant }: { readonly restaurant: WholeRestaurant }) {
  const words = useWords(onboardingPart).tax;

  const save = useSaveStep(STEP);
  const stored = restaurant.taxSettings;
  const [draft, setDraft] = useDraft(STEP, draftSchema, {
    enabled: stored.enabled,
    typed: String(stored.percentage),
  });
  const { enabled, typed } = draft;
  const lawful = lawfulPercentagesAt(useNow(60_000));
  const rates = lawful.join(' or ');
  const read = readPercentage(typed, lawful);
  const percentage = 'percentage' in read ? read.percentage : null;
  const hasGstin = restaurant.gstin !== '';
  return (
    <StepForm
      step={STEP}
      canContinue={!enabled || percentage !== null}
      // With tax off, an unreadable percentage is dropped and the stored one stays.
      onContinue={() => save({ taxSettings: { enabled, percentage: percentage ?? stored.percentage } })}
    >
      <SectionCard>
        <LabelledSwitch
          label={words.toggle}
          helperText={enabled ? (hasGstin ? words.hasGstin : words.needsGstin) : words.off}
          checked={enabled}
          disabled={enabled && !mayTurnTaxOff(restaurant)}
          onChange={(turned) => setDraft({ ...draft, enabled: turned })}
        />
        {enabled && (
          <Box sx={{ maxWidth: 360, mt: 3 }}>
            <TextField
              label={words.percentage}
              value={typed}
              error={'fault' in read}
              helperText={'fault' in read ? words.faults[read.fault](rates) : words.percentageHint(rates)}
              onChange={(event) => setDraft({ ...draft, typed: event.target.value })}
              slotProps={{
                htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 8 },
                input: { endAdornment: <InputAdornment position="end">{words.percent}</InputAdornment> },
              }}
            />
          </Box>
        )}
      </SectionCard>
    </StepForm>
  );
}

export function TaxPage() {
  return <StepPage step={STEP}>{(restaurant) => <TaxForm restaurant={restaurant} />}</StepPage>;
}
