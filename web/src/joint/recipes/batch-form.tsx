import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isUnit, lineUnitsOf, readLines, typedLines } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { LineUnit, TypedLine } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import { recipeFormPart } from '../../messages/owner/stock-recipes/en.ts';
import { LabelledSwitch } from '../../ui/mui/form/form-switch.tsx';
import { SubmitButton } from '../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../ui/mui/notice.tsx';
import { useToast } from '../../ui/shared/toast.ts';
import { useWords } from '../../words/use-words.ts';
import type { Kitchen } from './kitchen.ts';
import { EMPTY_LINE, LineFields } from './line-fields.tsx';
import { useRecipeAct } from './use-recipe-act.ts';

export interface BatchFormProps {
  readonly kitchen: Kitchen;
  /** The preparation. */
  readonly item: StockItem;
  readonly onSaved: () => void;
}

/** The ingredients of a batch of a preparation, and how much it makes. */
export function BatchForm({ kitchen: now, item, onSaved }: BatchFormProps) {
  const words = useWords(recipeFormPart);
  const toast = useToast();
  const [kitchen] = useState(now);
  const { items, recipes } = kitchen;
  const stored = recipes.batches[item.id];
  const [lines, setLines] = useState<readonly TypedLine[]>(() =>
    stored === undefined ? [EMPTY_LINE] : typedLines(stored.uses, items),
  );
  const [begun] = useState(() =>
    stored === undefined ? undefined : typedLines([{ itemId: item.id, quantity: stored.makes }], items)[0],
  );
  const [makes, setMakes] = useState<TypedLine>(
    () => begun ?? { itemId: item.id, amount: '', unit: item.unit },
  );
  const [isKept, setKept] = useState(stored?.isKept ?? false);
  const [isTried, setTried] = useState(false);
  const read = readLines(lines, items);
  const made = readLines([makes], items);
  const nameOf = (line: number) => items.get(lines[line]?.itemId ?? '')?.name ?? words.ingredient(line + 1);
  const { pending, failure, send } = useRecipeAct(recipes, nameOf);
  const [makesFault] = 'faults' in made ? made.faults : [];
  const submit = async () => {
    setTried(true);
    if ('faults' in read || 'faults' in made || read.uses.length === 0) return;
    const [whole] = made.uses;
    if (whole === undefined) return;
    const batch = { uses: [...read.uses], makes: whole.quantity, isKept };
    if ((await send({ batches: { [item.id]: batch } })) === null) return;
    toast({ message: words.saved(item.name) });
    onSaved();
  };
  const drop = async () => {
    if ((await send({ batches: { [item.id]: null } })) === null) return;
    toast({ message: words.dropped(item.name) });
    onSaved();
  };
  const unitName = (unit: LineUnit): string =>
    isUnit(unit) ? words.units[unit] : (item.packs.find(({ id }) => unit === `pack:${id}`)?.name ?? unit);
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LineFields
        lines={lines}
        items={new Map([...items].filter(([id]) => id !== item.id))}
        faults={isTried && 'faults' in read ? read.faults : []}
        onLines={setLines}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextField
          label={words.makes}
          value={makes.amount}
          onChange={({ target }) => setMakes({ ...makes, amount: target.value })}
          error={isTried && makesFault !== undefined}
          helperText={isTried && makesFault !== undefined ? words.lineFaults[makesFault.fault] : undefined}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
        <TextField
          select
          label={words.unit}
          value={makes.unit}
          onChange={({ target }) => setMakes({ ...makes, unit: target.value as LineUnit })}
        >
          {lineUnitsOf(item).map((unit) => (
            <MenuItem key={unit} value={unit}>
              {unitName(unit)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <LabelledSwitch
        label={words.isKept}
        helperText={words.isKeptHint}
        checked={isKept}
        onChange={setKept}
      />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton variant="outlined" pending={pending} pendingLabel={words.saving}>
          {words.save}
        </SubmitButton>
        {stored !== undefined && (
          <Button
            color="error"
            startIcon={<Trash2 aria-hidden />}
            disabled={pending}
            onClick={() => void drop()}
          >
            {words.drop}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
