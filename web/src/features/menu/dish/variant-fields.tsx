import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import type { DishControl } from './dish-control.ts';
import { newVariant } from './dish-form.ts';
import { useMenuLanguage } from './menu-language.ts';

const MAX_VARIANTS = 12;

const choiceGrid = {
  display: 'grid',
  width: '100%',
  gap: 1.5,
  alignItems: 'start',
  '& > div:nth-of-type(1)': { gridArea: 'name' },
  '& > div:nth-of-type(2)': { gridArea: 'others' },
  '& > div:nth-of-type(3)': { gridArea: 'price' },
  '& > div:nth-of-type(4)': { gridArea: 'mrp' },
  '& > button': { gridArea: 'act', mt: 3.5 },
} as const;

/** Name, price and the name in the chosen language in one line on a laptop; on a phone that name is below. */
const pricedGrid = {
  ...choiceGrid,
  gridTemplateColumns: { xs: '1fr 112px 40px', sm: '1fr 1fr 120px 40px' },
  gridTemplateAreas: { xs: '"name price act" "others others ."', sm: '"name others price act"' },
} as const;

/** The same with the MRP of a pack. */
const packGrid = {
  ...choiceGrid,
  gridTemplateColumns: { xs: '1fr 112px 40px', sm: '1fr 1fr 104px 104px 40px' },
  gridTemplateAreas: { xs: '"name price act" "others mrp ."', sm: '"name others price mrp act"' },
} as const;

/** The sizes of a dish, such as half and full, with a name and a price each. */
export function VariantFields({ control }: { readonly control: DishControl }) {
  const words = useWords(menuPart).fields;
  const [language] = useMenuLanguage();
  const isPack = useWatch({ control, name: 'taxClass' }) === 'goods';

  const { fields, append, remove } = useFieldArray({ control, name: 'variants', keyName: 'key' });
  return (
    <Stack role="group" aria-label={words.variants} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {fields.map((field, i) => (
        <Box key={field.key} sx={isPack ? packGrid : pricedGrid}>
          <FormTextField
            control={control}
            name={`variants.${i}.name`}
            label={words.variantName(i + 1)}
            required
          />
          <FormTextField
            key={language}
            control={control}
            name={`variants.${i}.otherNames.${language}`}
            label={words.variantOtherName(i + 1, language)}
            lang={language}
          />
          <FormTextField
            control={control}
            name={`variants.${i}.price`}
            label={words.variantPrice(i + 1)}
            inputMode="decimal"
            startAdornment="₹"
            required
          />
          {isPack && (
            <FormTextField
              control={control}
              name={`variants.${i}.mrp`}
              label={words.variantMrp(i + 1)}
              inputMode="decimal"
              startAdornment="₹"
            />
          )}
          <IconButton aria-label={words.removeVariant(i + 1)} onClick={() => remove(i)}>
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Button
        variant="outlined"
        startIcon={<Plus aria-hidden />}
        disabled={fields.length >= MAX_VARIANTS}
        onClick={() => append(newVariant())}
      >
        {words.addVariant}
      </Button>
      {fields.length === 0 && <FormHelperText sx={{ mt: 0 }}>{words.variantsHint}</FormHelperText>}
    </Stack>
  );
}
