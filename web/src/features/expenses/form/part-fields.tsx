import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { Split, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { MAX_PARTS, UNITS } from '@bhoj/domain/expenses/expense.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SuggestField } from '../../../ui/mui/form/suggest-field.tsx';
import { expensesPart } from '../../../messages/owner/expenses/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { NEW_PART, typedTotal } from '../state/expense-form.ts';
import type { ExpenseTyped } from '../state/expense-form.ts';
import { pair } from './expense-fields.tsx';
import type { ExpenseControl } from './expense-fields.tsx';

interface PartProps {
  readonly control: ExpenseControl;
  readonly index: number;
  readonly categories: readonly string[];
  readonly items: readonly string[];
  /** Null while it is the only part. */
  readonly onRemove: (() => void) | null;
}

const hasDetails = ({ item, quantity, unit }: ExpenseTyped['parts'][number]): boolean =>
  item !== '' || quantity !== '' || unit !== '';

function Details({ control, index, items }: Pick<PartProps, 'control' | 'index' | 'items'>) {
  const words = useWords(expensesPart).form;
  return (
    <>
      <SuggestField
        control={control}
        name={`parts.${index}.item`}
        label={words.item}
        options={items}
        helperText={words.itemHint}
      />
      <Box sx={{ ...pair, gridTemplateColumns: '1fr 1fr' }}>
        <FormTextField
          control={control}
          name={`parts.${index}.quantity`}
          label={words.quantity}
          inputMode="decimal"
        />
        <FormTextField select control={control} name={`parts.${index}.unit`} label={words.unit}>
          {UNITS.map((unit) => (
            <MenuItem key={unit} value={unit}>
              {words.units[unit]}
            </MenuItem>
          ))}
        </FormTextField>
      </Box>
    </>
  );
}

function Part({ control, index, categories, items, onRemove }: PartProps) {
  const words = useWords(expensesPart).form;
  const part = useWatch({ control, name: `parts.${index}` });
  const [isOpen, setOpen] = useState(() => hasDetails(part));
  return (
    <Stack role="group" aria-label={words.part(index + 1)} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ ...pair, flex: 1, minWidth: 0 }}>
          <SuggestField
            control={control}
            name={`parts.${index}.category`}
            label={words.category}
            options={categories}
            required
          />
          <FormTextField
            control={control}
            name={`parts.${index}.amount`}
            label={words.amount}
            inputMode="decimal"
            startAdornment="₹"
            required
          />
        </Box>
        {onRemove !== null && (
          <IconButton aria-label={words.removePart(index + 1)} onClick={onRemove} sx={{ mt: 3 }}>
            <X aria-hidden />
          </IconButton>
        )}
      </Stack>
      {isOpen ? (
        <Details {...{ control, index, items }} />
      ) : (
        <Button variant="text" onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
          {words.details}
        </Button>
      )}
    </Stack>
  );
}

export type PartFieldsProps = Pick<PartProps, 'control' | 'categories' | 'items'>;

/** The items of an expense: one category, or several with an amount each. */
export function PartFields({ control, categories, items }: PartFieldsProps) {
  const words = useWords(expensesPart).form;
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' });
  const typed = useWatch({ control, name: 'parts' });
  return (
    <Stack sx={{ gap: 2.5 }}>
      {fields.map(({ id }, index) => (
        <Part
          key={id}
          {...{ control, index, categories, items }}
          onRemove={fields.length === 1 ? null : () => remove(index)}
        />
      ))}
      <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        {fields.length < MAX_PARTS && (
          <Button variant="outlined" startIcon={<Split aria-hidden />} onClick={() => append(NEW_PART)}>
            {fields.length === 1 ? words.split : words.anotherPart}
          </Button>
        )}
        {fields.length > 1 && <strong role="status">{words.sum(formatPlain(typedTotal(typed)))}</strong>}
      </Stack>
    </Stack>
  );
}
