import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { KNOWN_OPERATORS } from '@bhoj/domain/orders/shape/aggregator';
import { CUISINES, RESTAURANT_TYPES, SERVICES } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Words } from '../../../words/part.ts';
import { onboardingPart } from '../../../words/owner/onboarding.ts';
import { settingsPart } from '../../../words/owner/settings.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChoiceCards } from '../../../ui/mui/form/choice-cards.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { serviceSection } from '../form/settings-model.ts';
import type { SavedBy, TypedIn } from '../form/settings-model.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

type Typed = TypedIn<typeof serviceSection>;
type Field = Exclude<keyof Typed, 'providesHotelServices' | 'otherOperator'>;

interface ChoiceFieldProps {
  readonly control: Control<Typed, unknown, SavedBy<typeof serviceSection>>;
  readonly name: Field;
  readonly choose: 'one' | 'many';
  readonly minWidth: number;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
}

const optionsOf = (onboarding: Words<'onboarding'>) =>
  ({
    services: SERVICES.map((value) => ({ value, ...onboarding.services[value] })),
    aggregators: KNOWN_OPERATORS.map((value) => ({ value, label: value })),
    restaurantType: RESTAURANT_TYPES.map((value) => ({
      value,
      label: onboarding.restaurantTypes[value].label,
    })),
    cuisineTypes: CUISINES.map((value) => ({ value, label: value })),
  }) as const;

function ChoiceField({ control, name, choose, minWidth, options }: ChoiceFieldProps) {
  const words = useWords(settingsPart).service;

  const { field, fieldState } = useController({ control, name });
  const chosen = typeof field.value === 'string' ? [field.value] : field.value;
  return (
    <Box>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {words[name]}
      </Typography>
      <ChoiceCards
        label={words[name]}
        choose={choose}
        minWidth={minWidth}
        isCompact
        options={options}
        chosen={chosen}
        onChange={(next) => field.onChange(choose === 'one' ? (next[0] ?? '') : next)}
      />
      {fieldState.error !== undefined && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </Box>
  );
}

export function ServiceSection(owner: OwnersSettings) {
  const words = useWords(settingsPart).service;
  const onboarding = useWords(onboardingPart);

  return (
    <SectionForm {...owner} name="service" section={serviceSection}>
      {(control) => (
        <>
          <ChoiceField
            {...{ control }}
            name="services"
            choose="many"
            minWidth={220}
            options={optionsOf(onboarding).services}
          />
          <FormSwitch
            control={control}
            name="providesHotelServices"
            label={words.hotel}
            helperText={words.hotelHint}
          />
          <ChoiceField
            {...{ control }}
            name="aggregators"
            choose="many"
            minWidth={180}
            options={optionsOf(onboarding).aggregators}
          />
          <FormTextField
            control={control}
            name="otherOperator"
            label={words.otherOperator}
            helperText={words.otherOperatorHint}
          />
          <ChoiceField
            {...{ control }}
            name="restaurantType"
            choose="one"
            minWidth={180}
            options={optionsOf(onboarding).restaurantType}
          />
          <ChoiceField
            {...{ control }}
            name="cuisineTypes"
            choose="many"
            minWidth={170}
            options={optionsOf(onboarding).cuisineTypes}
          />
        </>
      )}
    </SectionForm>
  );
}
