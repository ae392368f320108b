import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ROUNDINGS } from '@bhoj/domain/menu/changes/bulk-price';
import { TAX_CLASSES } from '@bhoj/domain/menu/shape/tax-class';
import type { PriceList } from '@bhoj/domain/menu/prices/prices.schema';
import { menuBulkPart } from '../../../messages/owner/menu-bulk/en.ts';
import { taxClassPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { BYS, editOf, WHATS } from './bulk-model.ts';
import type { BulkValues } from './bulk-model.ts';

export interface BulkFormProps {
  readonly values: BulkValues;
  readonly stations: readonly string[];
  /** The price lists of the menu. */
  readonly lists: readonly PriceList[];
  readonly onChange: (values: BulkValues) => void;
}

type Field = keyof BulkValues;

/** The change of the chosen dishes. */
export function BulkForm({ values, stations, lists, onChange }: BulkFormProps) {
  const words = useWords(menuBulkPart);
  const taxClasses = useWords(taxClassPart);
  const set = (field: Field) => (event: { readonly target: { readonly value: string } }) =>
    onChange({ ...values, [field]: event.target.value });
  const choice = (field: Field, label: string, options: readonly (readonly [string, string])[]) => (
    <TextField select fullWidth label={label} value={values[field]} onChange={set(field)}>
      {options.map(([value, name]) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  const clock = (field: 'from' | 'to') => (
    <TextField
      fullWidth
      type="time"
      label={words[field]}
      value={values[field]}
      onChange={set(field)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const isWrong = editOf(values) === null;
  const row = { direction: { xs: 'column', sm: 'row' }, sx: { gap: 2 } } as const;
  return (
    <Stack sx={{ gap: 2 }}>
      {choice(
        'what',
        words.what,
        WHATS.map((what) => [what, words.kinds[what]]),
      )}
      {values.what === 'price' &&
        lists.length > 0 &&
        choice('listId', words.pricesOf, [
          ['', words.ofMenu],
          ...lists.map(({ id, name }) => [id, name] as const),
        ])}
      {values.what === 'price' && (
        <Stack {...row}>
          {choice(
            'by',
            words.by,
            BYS.map((by) => [by, words.bys[by]]),
          )}
          <TextField
            fullWidth
            label={words.amount}
            value={values.amount}
            onChange={set('amount')}
            error={isWrong && values.amount !== ''}
            helperText={isWrong && values.amount !== '' ? words.amountWrong : words.amountHint}
          />
          {choice(
            'roundTo',
            words.round,
            ROUNDINGS.map((rupees) => [String(rupees), words.rounds[rupees]]),
          )}
        </Stack>
      )}
      {values.what === 'station' &&
        choice(
          'station',
          words.station,
          stations.map((name) => [name, name]),
        )}
      {values.what === 'taxClass' &&
        choice(
          'taxClass',
          words.taxClass,
          TAX_CLASSES.map((taxClass) => [taxClass, taxClasses[taxClass]]),
        )}
      {values.what === 'hours' && (
        <>
          <Stack {...row}>
            {clock('from')}
            {clock('to')}
          </Stack>
          <span>{isWrong ? words.hoursWrong : words.hoursHint}</span>
        </>
      )}
    </Stack>
  );
}
