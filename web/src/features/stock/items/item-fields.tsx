import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ChevronDown, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { CATEGORIES } from '@bhoj/domain/expenses/expense.schema';
import { namesOnce } from '@bhoj/domain/kernel/folded';
import { newId } from '@bhoj/domain/kernel/ids';
import { FACTOR_IN, withUnit } from '@bhoj/domain/stock/recipes/typed-item';
import type { ItemFieldFault, TypedItem, TypedItemFault } from '@bhoj/domain/stock/recipes/typed-item';
import { MOST_PACKS } from '@bhoj/domain/stock/shape/items.schema';
import type { StockItem, StockItems } from '@bhoj/domain/stock/shape/items.schema';
import { UNIT_NAMES, UNITS } from '@bhoj/domain/stock/shape/quantity';
import type { Unit } from '@bhoj/domain/stock/shape/quantity';
import { stockItemsPart } from '../../../messages/owner/stock-items/en.ts';
import { LabelledSwitch } from '../../../ui/mui/form/form-switch.tsx';
import { useWords } from '../../../words/use-words.ts';

export interface ItemFieldsProps {
  readonly typed: TypedItem;
  /** The item as it is stored; null for a new one. */
  readonly stored: StockItem | null;
  readonly categories: readonly string[];
  readonly stores: StockItems['stores'];
  readonly faults: readonly ItemFieldFault[];
  readonly onTyped: (typed: TypedItem) => void;
}

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** Returns the error and the sentence of a field, or its hint. */
function useSaid(faults: readonly ItemFieldFault[]) {
  const words = useWords(stockItemsPart);
  return (field: TypedItemFault, hint?: string, nth = 0) => {
    const isWrong = faults.some((fault) => fault.field === field && fault.nth === nth);
    return { error: isWrong, helperText: isWrong ? words.faults[field] : hint };
  };
}

type PartProps = Pick<ItemFieldsProps, 'typed' | 'faults' | 'onTyped'>;

function Packs({ typed, faults, onTyped }: PartProps) {
  const words = useWords(stockItemsPart);
  const said = useSaid(faults);
  const { packs, unit } = typed;
  const change = (nth: number, to: Partial<TypedItem['packs'][number]>) =>
    onTyped({ ...typed, packs: packs.map((pack, i) => (i === nth ? { ...pack, ...to } : pack)) });
  return (
    <Stack role="group" aria-label={words.form.packs} sx={{ gap: 1.5 }}>
      <Typography variant="subtitle2">{words.form.packs}</Typography>
      {packs.map((pack, nth) => (
        <Stack key={pack.id} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <TextField
            fullWidth
            label={words.form.packName(nth + 1)}
            value={pack.name}
            onChange={({ target }) => change(nth, { name: target.value })}
            {...said('packName', undefined, nth)}
          />
          <TextField
            fullWidth
            label={words.form.packSize(nth + 1, words.units[unit])}
            value={pack.size}
            onChange={({ target }) => change(nth, { size: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            {...said('packSize', undefined, nth)}
          />
          <IconButton
            aria-label={words.form.removePack(nth + 1)}
            onClick={() => onTyped({ ...typed, packs: packs.toSpliced(nth, 1) })}
            sx={{ mt: 1 }}
          >
            <X aria-hidden />
          </IconButton>
        </Stack>
      ))}
      {packs.length < MOST_PACKS && (
        <Button
          variant="outlined"
          startIcon={<Plus aria-hidden />}
          onClick={() => onTyped({ ...typed, packs: [...packs, { id: newId(), name: '', size: '' }] })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.form.addPack}
        </Button>
      )}
    </Stack>
  );
}

/** The fields that few items need. */
function FurtherFields({ typed, faults, stores, onTyped }: PartProps & Pick<ItemFieldsProps, 'stores'>) {
  const words = useWords(stockItemsPart);
  const said = useSaid(faults);
  const { measure } = UNITS[typed.unit];
  const set = (to: Partial<TypedItem>) => onTyped({ ...typed, ...to });
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={pair}>
        <TextField
          label={words.form.yield}
          value={typed.yield}
          onChange={({ target }) => set({ yield: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          {...said('yield', words.form.yieldHint)}
        />
        <TextField
          label={words.form.shelf}
          value={typed.shelf}
          onChange={({ target }) => set({ shelf: target.value })}
          {...said('shelf')}
        />
        {typed.factors.map(({ of, is }, nth) => (
          <TextField
            key={of}
            label={words.form.factor(words.units[of], words.units[FACTOR_IN[measure]])}
            value={is}
            onChange={({ target }) =>
              set({
                factors: typed.factors.map((factor, i) => (i === nth ? { of, is: target.value } : factor)),
              })
            }
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            {...said('factor', words.form.factorHint, nth)}
          />
        ))}
        {stores.length > 0 && (
          <TextField
            select
            label={words.form.store}
            value={typed.storeId}
            onChange={({ target }) => set({ storeId: target.value })}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{words.mainStore}</MenuItem>
            {stores.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <Packs {...{ typed, faults, onTyped }} />
      <LabelledSwitch
        label={words.form.stopsSale}
        checked={typed.stopsSale}
        onChange={(stopsSale) => set({ stopsSale })}
      />
      <LabelledSwitch
        label={words.form.active}
        checked={typed.active}
        onChange={(active) => set({ active })}
      />
    </Stack>
  );
}

const BASIC: readonly TypedItemFault[] = ['name', 'category', 'par', 'usual'];

/** The fields of an item: the five that each has, and the others on demand. */
export function ItemFields({ typed, stored, categories, stores, faults, onTyped }: ItemFieldsProps) {
  const words = useWords(stockItemsPart);
  const said = useSaid(faults);
  const isNew = stored === null;
  const [isOpen, setOpen] = useState(!isNew);
  const set = (to: Partial<TypedItem>) => onTyped({ ...typed, ...to });
  const unitName = words.units[typed.unit];
  const isWide = isOpen || faults.some(({ field }) => !BASIC.includes(field));
  return (
    <Stack sx={{ gap: 2, pt: 1 }}>
      <TextField
        autoFocus={isNew}
        required
        label={words.form.name}
        value={typed.name}
        onChange={({ target }) => set({ name: target.value })}
        {...said('name')}
      />
      <Box sx={pair}>
        <Autocomplete
          freeSolo
          openOnFocus
          options={namesOnce([...categories, ...CATEGORIES])}
          inputValue={typed.category}
          onInputChange={(_, category) => set({ category })}
          renderInput={(params) => (
            <TextField {...params} required label={words.form.category} {...said('category')} />
          )}
        />
        <TextField
          select
          label={words.form.unit}
          value={typed.unit}
          onChange={({ target }) => onTyped(withUnit(typed, target.value as Unit, stored ?? undefined))}
        >
          {UNIT_NAMES.map((unit) => (
            <MenuItem key={unit} value={unit}>
              {words.units[unit]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={words.form.usual(unitName)}
          value={typed.usual}
          onChange={({ target }) => set({ usual: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          {...said('usual', words.form.usualHint)}
        />
        <TextField
          label={words.form.par(unitName)}
          value={typed.par}
          onChange={({ target }) => set({ par: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          {...said('par', words.form.parHint)}
        />
      </Box>
      {isWide ? (
        <FurtherFields {...{ typed, faults, stores, onTyped }} />
      ) : (
        <Button
          variant="text"
          startIcon={<ChevronDown aria-hidden />}
          onClick={() => setOpen(true)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words.form.more}
        </Button>
      )}
    </Stack>
  );
}
