import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { CUISINES, RESTAURANT_TYPES, SERVICES } from '@bhoj/domain/restaurant/restaurant.schema';
import { onboarding } from '../../../messages/onboarding.ts';
import { settings } from '../../../messages/settings.ts';
import { ChoiceCards } from '../../../ui/mui/form/choice-cards.tsx';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { serviceSection } from '../form/settings-model.ts';
import type { SavedBy, TypedIn } from '../form/settings-model.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

const words = settings.service;
type Typed = TypedIn<typeof serviceSection>;
type Field = Exclude<keyof Typed, 'providesHotelServices'>;

interface ChoiceFieldProps {
  readonly control: Control<Typed, unknown, SavedBy<typeof serviceSection>>;
  readonly name: Field;
  readonly choose: 'one' | 'many';
  readonly minWidth: number;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
}

const OPTIONS = {
  services: SERVICES.map((value) => ({ value, ...onboarding.services[value] })),
  restaurantType: RESTAURANT_TYPES.map((value) => ({
    value,
    label: onboarding.restaurantTypes[value].label,
  })),
  cuisineTypes: CUISINES.map((value) => ({ value, label: value })),
} as const;

function ChoiceField({ control, name, choose, minWidth, options }: ChoiceFieldProps) {
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
  return (
    <SectionForm {...owner} name="service" section={serviceSection}>
      {(control) => (
        <>
          <ChoiceField
            {...{ control }}
            name="services"
            choose="many"
            minWidth={220}
            options={OPTIONS.services}
          />
          <FormSwitch
            control={control}
            name="providesHotelServices"
            label={words.hotel}
            helperText={words.hotelHint}
          />
          <ChoiceField
            {...{ control }}
            name="restaurantType"
            choose="one"
            minWidth={180}
            options={OPTIONS.restaurantType}
          />
          <ChoiceField
            {...{ control }}
            name="cuisineTypes"
            choose="many"
            minWidth={150}
            options={OPTIONS.cuisineTypes}
          />
        </>
      )}
    </SectionForm>
  );
}
