import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { KITCHEN_NOTICE_MINUTES } from '@bhoj/domain/restaurant/settings.schema';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { platformSettingsPart } from '../../../messages/owner/platform-settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { GeneralInput, GeneralWish } from './settings-form.ts';

/** The limits of new restaurants. */
export function LimitFields({ control }: { readonly control: Control<GeneralInput, unknown, GeneralWish> }) {
  const words = useWords(platformSettingsPart);
  const amount = { control, autoComplete: 'off', inputMode: 'numeric', startAdornment: '₹' } as const;
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {words.limits}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.limitsText}
      </Typography>
      <FormTextField
        {...amount}
        name="captainLimit"
        label={words.captainLimit}
        helperText={words.captainHint}
      />
      <FormTextField
        {...amount}
        name="drawerNotice"
        label={words.drawerNotice}
        helperText={words.drawerHint}
      />
      <FormTextField control={control} name="kitchenNotice" label={words.kitchenNotice} select>
        {KITCHEN_NOTICE_MINUTES.map((minutes) => (
          <MenuItem key={minutes} value={minutes}>
            {words.minutes(minutes)}
          </MenuItem>
        ))}
      </FormTextField>
      <FormSwitch
        control={control}
        name="unusualWaits"
        label={words.unusualWaits}
        helperText={words.unusualHint}
      />
    </>
  );
}
