import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { MAX_FLOORS, MAX_TABLES_PER_FLOOR } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { onboardingPart } from '../../../messages/owner/onboarding/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { draftOf, readSeating, seatingDraftSchema, withFloors, withTables } from './seating-model.ts';
import type { CountFault } from './seating-model.ts';
import { StepForm } from '../step/step-form.tsx';
import { StepPage } from '../step/step-page.tsx';
import { useDraft } from '../step/use-draft.ts';
import { useSetTables } from './use-set-tables.ts';

const STEP = 'seating';

interface CountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly hint: string;
  readonly fault: CountFault | null;
  readonly disabled: boolean;
  readonly onChange: (typed: string) => void;
}

function CountField({ label, value, max, hint, fault, disabled, onChange }: CountFieldProps) {
  const words = useWords(onboardingPart).seating;

  return (
    <TextField
      label={label}
      value={value}
      disabled={disabled}
      error={fault !== null}
      helperText={fault === null ? hint : words.faults[fault](max)}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } }}
    />
  );
}

function SeatingForm({ restaurant }: { readonly restaurant: Restaurant }) {
  const words = useWords(onboardingPart).seating;

  const [draft, setDraft] = useDraft(STEP, seatingDraftSchema, draftOf(restaurant.seatingConfiguration));
  const { pending, failure, setTables } = useSetTables(restaurant.seatingConfiguration);
  const { floorsFault, tableFaults, tablesPerFloor } = readSeating(draft);
  const sum = tablesPerFloor?.reduce((a, b) => a + b, 0);
  return (
    <StepForm
      step={STEP}
      canContinue={tablesPerFloor !== null}
      onContinue={() => tablesPerFloor !== null && void setTables(tablesPerFloor)}
      pending={pending}
      pendingLabel={words.saving}
      note={sum === undefined ? undefined : words.sum(sum, draft.shown)}
    >
      <SectionCard>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 3, alignItems: 'start' }}>
          <Box sx={{ gridColumn: '1 / -1', maxWidth: { sm: 'calc(50% - 12px)' } }}>
            <CountField
              label={words.floors}
              value={draft.floors}
              max={MAX_FLOORS}
              hint={words.floorsHint(MAX_FLOORS)}
              fault={floorsFault}
              disabled={pending}
              onChange={(typed) => setDraft(withFloors(draft, typed))}
            />
          </Box>
          {draft.tables.slice(0, draft.shown).map((typed, floor) => (
            <CountField
              // A floor is identified by its position.
              key={floor}
              label={words.tables(floor + 1)}
              value={typed}
              max={MAX_TABLES_PER_FLOOR}
              hint={words.tablesHint(MAX_TABLES_PER_FLOOR)}
              fault={tableFaults[floor] ?? null}
              disabled={pending}
              onChange={(next) => setDraft(withTables(draft, floor, next))}
            />
          ))}
        </Box>
      </SectionCard>
      {failure !== null && (
        <Box sx={{ mt: 2 }}>
          <Notice tone="error">{failure}</Notice>
        </Box>
      )}
    </StepForm>
  );
}

export function SeatingPage() {
  return <StepPage step={STEP}>{(restaurant) => <SeatingForm restaurant={restaurant} />}</StepPage>;
}
