import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useController, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { MARKS, TAX_CLASSES } from '@bhoj/domain/menu/menu.schema';
import { FoodMark } from '../../blocks/mark.tsx';
import { markWords, menu, taxClassWords } from '../../messages/menu.ts';
import { cssVar } from '../../theme/css-var.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import type { DishEntry, DishValues } from './dish-form.ts';
import { VariantFields } from './variant-fields.tsx';

const words = menu.fields;

export type DishControl = Control<DishValues, unknown, DishEntry>;

function MarkField({ control }: { readonly control: DishControl }) {
  const { field } = useController({ control, name: 'mark' });
  return (
    <FormControl>
      <FormLabel id="mark-label" sx={{ fontSize: cssVar('type-sm') }}>
        {words.mark}
      </FormLabel>
      <RadioGroup row aria-labelledby="mark-label" {...field}>
        {MARKS.map((mark) => (
          <FormControlLabel
            key={mark}
            value={mark}
            label={
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                <FoodMark mark={mark} label="" />
                {markWords[mark]}
              </Box>
            }
            control={<Radio />}
            sx={{ mr: 1.5 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface CategoryFieldProps {
  readonly control: DishControl;
  readonly categories: readonly string[];
}

/** A category is chosen or, by a new name, made. */
function CategoryField({ control, categories }: CategoryFieldProps) {
  const { field, fieldState } = useController({ control, name: 'category' });
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      options={categories}
      inputValue={field.value}
      onInputChange={(_, name) => field.onChange(name)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={words.category}
          required
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? words.categoryHint}
        />
      )}
    />
  );
}

const pair = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};

export interface DishFieldsProps extends CategoryFieldProps {
  readonly stations: readonly string[];
}

export function DishFields({ control, categories, stations }: DishFieldsProps) {
  const hasVariants = useWatch({ control, name: 'variants' }).length > 0;
  return (
    <>
      <FormTextField control={control} name="name" label={words.name} required autoFocus />
      <FormTextField control={control} name="nameHi" label={words.nameHi} helperText={words.nameHiHint} />
      <Box sx={pair}>
        <FormTextField
          control={control}
          name="price"
          label={words.price}
          inputMode="decimal"
          startAdornment="₹"
          required={!hasVariants}
          disabled={hasVariants}
          helperText={hasVariants ? words.priceOfVariants : undefined}
        />
        <CategoryField control={control} categories={categories} />
      </Box>
      <MarkField control={control} />
      <FormTextField control={control} name="description" label={words.description} />
      <VariantFields control={control} />
      <Box sx={{ ...pair, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
        <FormTextField control={control} name="station" label={words.station} select>
          {stations.map((station) => (
            <MenuItem key={station} value={station}>
              {station}
            </MenuItem>
          ))}
        </FormTextField>
        <FormTextField control={control} name="taxClass" label={words.taxClass} select>
          {TAX_CLASSES.map((taxClass) => (
            <MenuItem key={taxClass} value={taxClass}>
              {taxClassWords[taxClass]}
            </MenuItem>
          ))}
        </FormTextField>
        <FormTextField control={control} name="prepMinutes" label={words.prepMinutes} inputMode="numeric" />
      </Box>
    </>
  );
}
