import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useWatch } from 'react-hook-form';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SOLD_BY } from './dish-form.ts';
import type { DishControl } from './dish-control.ts';

/** How the dish is sold: by the portion, by weight with the offered weights, or open with its bounds. */
export function SaleFields({ control }: { readonly control: DishControl }) {
  const words = useWords(menuPart).fields;
  const soldBy = useWatch({ control, name: 'soldBy' });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: soldBy === 'open' ? '2fr 1fr 1fr' : '1fr 1fr' },
      }}
    >
      <FormTextField
        control={control}
        name="soldBy"
        label={words.soldBy}
        select
        helperText={words.soldByHint[soldBy]}
      >
        {SOLD_BY.map((one) => (
          <MenuItem key={one} value={one}>
            {words.soldByWays[one]}
          </MenuItem>
        ))}
      </FormTextField>
      {soldBy === 'weight' && (
        <FormTextField
          control={control}
          name="steps"
          label={words.steps}
          required
          helperText={words.stepsHint}
        />
      )}
      {soldBy === 'open' &&
        (['openMin', 'openMax'] as const).map((name) => (
          <FormTextField
            key={name}
            control={control}
            name={name}
            label={words[name]}
            inputMode="decimal"
            startAdornment="₹"
            required
          />
        ))}
    </Box>
  );
}
