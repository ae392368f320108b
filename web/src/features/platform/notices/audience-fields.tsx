import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { CITIES_KNOWN } from '@bhoj/domain/platform/shape/city';
import { AUDIENCE_STATES } from '@bhoj/domain/platform/shape/notice.schema';
import type { Audience } from '@bhoj/domain/platform/shape/notice.schema';
import { platformNoticesPart } from '../../../messages/owner/platform-notices/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChoiceField } from '../../../ui/mui/form/choice-field.tsx';
import { usePeople } from '../lists/use-people.ts';

const CITY_OPTIONS = CITIES_KNOWN.map((city) => [city, city] as const);

interface AudienceFieldsProps {
  readonly value: Audience;
  readonly onChange: (audience: Audience) => void;
}

/** The audience of a notice. An empty field accepts every restaurant. */
export function AudienceFields({ value, onChange }: AudienceFieldsProps) {
  const words = useWords(platformNoticesPart);
  const { options: people } = usePeople();
  const id = useId();
  const { fields, every } = words;
  const states = AUDIENCE_STATES.map((state) => [state, words.states[state]] as const);
  const plans = (['free', 'premium'] as const).map((plan) => [plan, words.plans[plan]] as const);
  const set = (change: Partial<Audience>) => onChange({ ...value, ...change });
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {words.whom}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <ChoiceField
          label={fields.plan}
          none={every.plan}
          value={value.plan}
          options={plans}
          onChange={(plan) => set({ plan })}
        />
        <ChoiceField
          label={fields.state}
          none={every.state}
          value={value.state}
          options={states}
          onChange={(state) => set({ state })}
        />
        <ChoiceField
          label={fields.city}
          none={every.city}
          value={value.city}
          options={CITY_OPTIONS}
          onChange={(city) => set({ city })}
        />
        <ChoiceField
          label={fields.referrer}
          none={every.referrer}
          value={value.referrer}
          options={people}
          onChange={(referrer) => set({ referrer })}
        />
      </Box>
    </div>
  );
}
