import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { Plus, Trash2 } from 'lucide-react';
import { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { FOOD_MARKS } from '@bhoj/domain/menu/shape/menu.schema';
import { menuMarkPart, menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { FormSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { LanguageChooser } from '../dish/language-chooser.tsx';
import { useMenuLanguage } from '../dish/menu-language.ts';
import { newOption } from './group-form.ts';
import type { GroupEntry, GroupValues } from './group-form.ts';

const MAX_OPTIONS = 40;
type GroupControl = Control<GroupValues, unknown, GroupEntry>;

function KindField({ control }: { readonly control: GroupControl }) {
  const words = useWords(menuPart).groups;

  const { field } = useController({ control, name: 'kind' });
  return (
    <FormControl>
      <FormLabel id="kind-label" sx={{ fontSize: cssVar('type-sm') }}>
        {words.kind}
      </FormLabel>
      <RadioGroup row aria-labelledby="kind-label" {...field}>
        <FormControlLabel value="single" label={words.single} control={<Radio />} sx={{ mr: 1.5 }} />
        <FormControlLabel value="several" label={words.several} control={<Radio />} />
      </RadioGroup>
    </FormControl>
  );
}

/** Name and price in one line, with further names and the mark below, because one line has no space for all. */
const optionGrid = {
  display: 'grid',
  width: '100%',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: '1fr 120px 40px',
  pb: 2,
  borderBottom: `1px solid ${cssVar('border')}`,
} as const;

interface OptionFieldsProps {
  readonly control: GroupControl;
  readonly index: number;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
}

function OptionFields({ control, index, canRemove, onRemove }: OptionFieldsProps) {
  const markWords = useWords(menuMarkPart);
  const words = useWords(menuPart).groups;

  const n = index + 1;
  const [language] = useMenuLanguage();
  return (
    <Box sx={optionGrid}>
      <FormTextField control={control} name={`options.${index}.name`} label={words.option(n)} required />
      <FormTextField
        control={control}
        name={`options.${index}.price`}
        label={words.optionPrice(n)}
        inputMode="decimal"
        startAdornment="₹"
        required
      />
      <IconButton
        aria-label={words.removeOption(n)}
        sx={{ mt: 3.5 }}
        disabled={!canRemove}
        onClick={onRemove}
      >
        <Trash2 size={20} aria-hidden />
      </IconButton>
      <FormTextField
        key={language}
        control={control}
        name={`options.${index}.otherNames.${language}`}
        label={words.optionOtherName(n, language)}
        lang={language}
      />
      <FormTextField control={control} name={`options.${index}.mark`} label={words.optionMark(n)} select>
        {FOOD_MARKS.map((mark) => (
          <MenuItem key={mark} value={mark}>
            {markWords[mark]}
          </MenuItem>
        ))}
      </FormTextField>
    </Box>
  );
}

export function GroupFields({ control }: { readonly control: GroupControl }) {
  const menu = useWords(menuPart);
  const words = useWords(menuPart).groups;

  const [language] = useMenuLanguage();
  const { fields, append, remove } = useFieldArray({ control, name: 'options', keyName: 'key' });
  const [kind, required] = useWatch({ control, name: ['kind', 'required'] });
  const fault = useFormState({ control, name: 'options' }).errors.options?.root?.message;
  return (
    <>
      <FormTextField control={control} name="name" label={words.name} required autoFocus />
      <LanguageChooser control={control} />
      <FormTextField
        key={language}
        control={control}
        name={`otherNames.${language}`}
        label={menu.fields.otherName(language)}
        lang={language}
      />
      <KindField control={control} />
      <FormSwitch control={control} name="required" label={words.required} helperText={words.requiredHint} />
      {kind === 'several' && (
        <Stack direction="row" sx={{ gap: 2 }}>
          {required && (
            <FormTextField control={control} name="min" label={words.min} inputMode="numeric" required />
          )}
          <FormTextField control={control} name="max" label={words.max} inputMode="numeric" required />
        </Stack>
      )}
      <FormTextField
        control={control}
        name="mostOfOne"
        label={words.mostOfOne}
        helperText={words.mostOfOneHint}
        inputMode="numeric"
        required
      />
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {fields.map((field, i) => (
          <OptionFields
            key={field.key}
            control={control}
            index={i}
            canRemove={fields.length > 1}
            onRemove={() => remove(i)}
          />
        ))}
        {fault !== undefined && <FormHelperText error>{fault}</FormHelperText>}
        <Button
          variant="outlined"
          startIcon={<Plus aria-hidden />}
          disabled={fields.length >= MAX_OPTIONS}
          onClick={() => append(newOption())}
        >
          {words.addOption}
        </Button>
      </Stack>
    </>
  );
}
