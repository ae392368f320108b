import FormHelperText from '@mui/material/FormHelperText';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { HoursEditor } from '../../../blocks/hours/hours-editor.tsx';
import { SectionForm } from '../form/section-form.tsx';
import { hoursSection } from '../form/settings-model.ts';
import type { OwnersSettings } from '../form/use-save-section.ts';

export function HoursSection(owner: OwnersSettings) {
  const { operatingHours } = owner.restaurant;
  const section = useMemo(() => hoursSection(operatingHours), [operatingHours]);
  return (
    <SectionForm {...owner} name="hours" section={section} padding="flush">
      {(control) => (
        <Controller
          control={control}
          name="operatingHours"
          render={({ field, fieldState }) => (
            <>
              <HoursEditor value={field.value} onChange={field.onChange} />
              {fieldState.error !== undefined && (
                <FormHelperText error role="alert" sx={{ px: 3, pb: 2 }}>
                  {fieldState.error.message}
                </FormHelperText>
              )}
            </>
          )}
        />
      )}
    </SectionForm>
  );
}
