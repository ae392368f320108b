import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import RadioGroup from '@mui/material/RadioGroup';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import { useController, useWatch } from 'react-hook-form';
import { FoodMark } from '../../../blocks/dish/mark.tsx';
import { menuMarkPart, menuPart, taxClassPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { lazyPart } from '../../../ui/mui/states/lazy-part.tsx';
import type { Choosable } from './combo-form.ts';
import { FoodFields } from './food-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { GoodsFields } from './goods-fields.tsx';
import { LanguageChooser } from './language-chooser.tsx';
import { useMenuLanguage } from './menu-language.ts';
import { SaleFields } from './sale-fields.tsx';
import { VariantFields } from './variant-fields.tsx';
import { FOOD_MARKS } from '@bhoj/domain/menu/shape/menu.schema';
import { TAX_CLASSES } from '@bhoj/domain/menu/shape/tax-class';
import type { DishControl } from './dish-control.ts';
import type { PhotoFieldProps } from './photo-field.tsx';
import type { AddOnGroup } from '@bhoj/domain/menu/shape/menu.schema';

function MarkField({ control }: { readonly control: DishControl }) {
  const markWords = useWords(menuMarkPart);
  const words = useWords(menuPart).fields;

  const { field } = useController({ control, name: 'mark' });
  return (
    <FormControl>
      <FormLabel id="mark-label" sx={{ fontSize: cssVar('type-sm') }}>
        {words.mark}
      </FormLabel>
      <RadioGroup row aria-labelledby="mark-label" {...field}>
        {FOOD_MARKS.map((mark) => (
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

/** Chooses a category, or makes one by a new name. */
function CategoryField({ control, categories }: CategoryFieldProps) {
  const words = useWords(menuPart).fields;

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

/** Chooses add-on groups by name; guests are asked in this order. */
function AddOnsField({
  control,
  groups,
}: {
  readonly control: DishControl;
  readonly groups: readonly AddOnGroup[];
}) {
  const words = useWords(menuPart).fields;

  const { field, fieldState } = useController({ control, name: 'addOnGroupIds' });
  const chosen = field.value.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      disabled={groups.length === 0}
      options={groups}
      value={chosen}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, picked) => field.onChange(picked.map(({ id }) => id))}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={words.addOns}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? (groups.length === 0 ? words.noAddOns : words.addOnsHint)}
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

export interface DishFieldsProps extends CategoryFieldProps, PhotoFieldProps {
  readonly stations: readonly string[];
  readonly groups: readonly AddOnGroup[];
  /** The dishes that a combo may have. */
  readonly dishes: readonly Choosable[];
}

const ComboFields = lazyPart(async () => (await import('./combo-fields.tsx')).ComboFields);

export function DishFields(props: DishFieldsProps) {
  const menu = useWords(menuPart);
  const taxClassWords = useWords(taxClassPart);
  const words = useWords(menuPart).fields;

  const { control, categories, stations, groups, dishes } = props;
  const [language] = useMenuLanguage();
  const isCombo = useWatch({ control, name: 'slots' }).length > 0;
  const hasOwnChoices = useWatch({ control, name: ['variants', 'addOnGroupIds'] }).some(
    (all) => all.length > 0,
  );
  const hasVariants = useWatch({ control, name: 'variants' }).length > 0;
  const soldBy = useWatch({ control, name: 'soldBy' });
  const isOpen = soldBy === 'open';
  return (
    <>
      <FormTextField control={control} name="name" label={words.name} required autoFocus />
      <Box sx={pair}>
        <LanguageChooser control={control} />
        <FormTextField
          key={language}
          control={control}
          name={`otherNames.${language}`}
          label={words.otherName(language)}
          helperText={words.otherNameHint(language)}
          lang={language}
        />
      </Box>
      <FormTextField control={control} name="code" label={words.code} helperText={words.codeHint} />
      <Box sx={pair}>
        <FormTextField
          control={control}
          name="price"
          label={soldBy === 'weight' ? words.pricePerKilo : words.price}
          inputMode="decimal"
          startAdornment="₹"
          required={!hasVariants && !isOpen}
          disabled={hasVariants || isOpen}
          helperText={isOpen ? words.priceIsTyped : hasVariants ? words.priceOfVariants : undefined}
        />
        <CategoryField control={control} categories={categories} />
      </Box>
      <SaleFields control={control} />
      <MarkField control={control} />
      <FormTextField control={control} name="description" label={words.description} multiline minRows={2} />
      <FormTextField
        key={`description-${language}`}
        control={control}
        name={`otherDescriptions.${language}`}
        label={words.otherDescription(language)}
        lang={language}
        multiline
        minRows={2}
      />
      <PhotoField control={control} isWorking={props.isWorking} onWorking={props.onWorking} />
      {!isCombo && <VariantFields control={control} />}
      {!isCombo && <AddOnsField control={control} groups={groups} />}
      {!hasOwnChoices && <ComboFields control={control} dishes={dishes} />}
      <FoodFields control={control} />
      <Box sx={{ ...pair, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr 1fr' } }}>
        <FormTextField control={control} name="spice" label={words.spice} select>
          {menu.spice.map((word, level) => (
            <MenuItem key={word} value={String(level)}>
              {word}
            </MenuItem>
          ))}
        </FormTextField>
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
      <GoodsFields control={control} />
      <FormTextField
        control={control}
        name="packing"
        label={words.packing}
        inputMode="decimal"
        startAdornment="₹"
        helperText={words.packingHint}
      />
    </>
  );
}
