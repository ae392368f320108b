import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Plus, Trash2 } from 'lucide-react';
import { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { MAX_CHOICES, MAX_SLOTS } from '@bhoj/domain/menu/shape/combo.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { minus } from '@bhoj/domain/money/money';
import { rupeesText } from '@bhoj/domain/money/typed';
import { menuComboPart } from '../../../messages/owner/menu-combo/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { newChoice, newSlot, priceOfParts } from './combo-form.ts';
import type { Choosable } from './combo-form.ts';
import type { DishControl } from './dish-control.ts';
import { useMenuLanguage } from './menu-language.ts';

export interface ComboFieldsProps {
  readonly control: DishControl;
  readonly dishes: readonly Choosable[];
}

/** Dish, portions and extra in one line on a laptop; on a phone the dish stands above. */
const choiceGrid = {
  display: 'grid',
  width: '100%',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr 40px', sm: '1fr 88px 112px 40px' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > button': { mt: 3.5 },
} as const;

/** A long name has a line of its own on a phone. */
const wholeOnPhone = { display: 'grid', gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;

function DishChoice({
  control,
  name,
  label,
  dishes,
}: ComboFieldsProps & { name: `slots.${number}.choices.${number}.dish`; label: string }) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Autocomplete
      options={dishes}
      value={dishes.find(({ key }) => key === field.value) ?? null}
      getOptionLabel={({ name: dish, pricePaise }) => `${dish} · ${formatMoney(pricePaise)}`}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(a, b) => a.key === b.key}
      onChange={(_, picked) => field.onChange(picked?.key ?? '')}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={label}
          required
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}

function SlotFields({
  control,
  dishes,
  slot,
  onRemove,
}: ComboFieldsProps & { slot: number; onRemove: () => void }) {
  const words = useWords(menuComboPart);
  const [language] = useMenuLanguage();
  const { fields, append, remove } = useFieldArray({
    control,
    name: `slots.${slot}.choices`,
    keyName: 'key',
  });
  const n = slot + 1;
  return (
    <Stack
      role="group"
      aria-label={words.slot(n)}
      sx={{ gap: 1.5, width: '100%', pb: 2, borderBottom: `1px solid ${cssVar('border')}` }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr 40px', sm: '1fr 1fr 88px 40px' },
        }}
      >
        <Box sx={wholeOnPhone}>
          <FormTextField control={control} name={`slots.${slot}.name`} label={words.slotName(n)} required />
        </Box>
        <Box sx={wholeOnPhone}>
          <FormTextField
            key={language}
            control={control}
            name={`slots.${slot}.otherNames.${language}`}
            label={words.slotOtherName(n, language)}
            lang={language}
          />
        </Box>
        <FormTextField
          control={control}
          name={`slots.${slot}.take`}
          label={words.heads.take}
          spokenLabel={words.take(n)}
          inputMode="numeric"
          required
        />
        <IconButton aria-label={words.removeSlot(n)} onClick={onRemove} sx={{ mt: 3.5, alignSelf: 'start' }}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </Box>
      {fields.map((field, i) => (
        <Box key={field.key} sx={choiceGrid}>
          <DishChoice
            {...{ control, dishes }}
            name={`slots.${slot}.choices.${i}.dish`}
            label={words.choice(n, i + 1)}
          />
          <FormTextField
            control={control}
            name={`slots.${slot}.choices.${i}.portions`}
            label={words.heads.portions}
            spokenLabel={words.portions(n, i + 1)}
            inputMode="numeric"
          />
          <FormTextField
            control={control}
            name={`slots.${slot}.choices.${i}.extra`}
            label={words.heads.extra}
            spokenLabel={words.extra(n, i + 1)}
            inputMode="decimal"
            startAdornment="₹"
          />
          <IconButton
            aria-label={words.removeChoice(n, i + 1)}
            disabled={fields.length === 1}
            onClick={() => remove(i)}
          >
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<Plus aria-hidden />}
        sx={{ alignSelf: 'flex-start' }}
        disabled={fields.length >= MAX_CHOICES}
        onClick={() => append(newChoice())}
      >
        {words.addChoice(n)}
      </Button>
    </Stack>
  );
}

/** The amount that a guest saves with the combo, against its dishes one by one. */
function Saving({ control, dishes }: ComboFieldsProps) {
  const words = useWords(menuComboPart);
  const [slots, price] = useWatch({ control, name: ['slots', 'price'] });
  const parts = priceOfParts(slots, dishes);
  const own = rupeesText.safeParse(price).data;
  if (parts === 0) return null;
  return (
    <FormHelperText sx={{ mt: 0 }}>
      {words.oneByOne(formatMoney(parts))}
      {own !== undefined && own < parts && ` ${words.saves(formatMoney(minus(parts, own)))}`}
    </FormHelperText>
  );
}

/** The slots of a combo: what a guest chooses in each, and what it costs beside the price of the combo. */
export function ComboFields({ control, dishes }: ComboFieldsProps) {
  const words = useWords(menuComboPart);
  const { fields, append, remove } = useFieldArray({ control, name: 'slots', keyName: 'key' });
  const { errors } = useFormState({ control, name: 'slots' });
  const fault = errors.slots?.message ?? errors.slots?.root?.message;
  return (
    <Stack role="group" aria-label={words.title} sx={{ gap: 2, alignItems: 'flex-start' }}>
      {fields.map((field, i) => (
        <SlotFields key={field.key} {...{ control, dishes }} slot={i} onRemove={() => remove(i)} />
      ))}
      <Button
        variant="outlined"
        startIcon={<Plus aria-hidden />}
        disabled={fields.length >= MAX_SLOTS}
        onClick={() => append(newSlot())}
      >
        {words.addSlot}
      </Button>
      {fields.length === 0 && <FormHelperText sx={{ mt: 0 }}>{words.hint}</FormHelperText>}
      {fault !== undefined && <FormHelperText error>{fault}</FormHelperText>}
      <Saving {...{ control, dishes }} />
    </Stack>
  );
}
