import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnit, lineUnitsOf } from '@bhoj/domain/stock/recipes/typed-recipe';
import type { LineFault, LineUnit, TypedLine } from '@bhoj/domain/stock/recipes/typed-recipe';
import { MOST_INGREDIENTS } from '@bhoj/domain/stock/shape/recipes.schema';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import { recipeFormPart } from '../../messages/owner/stock-recipes/en.ts';
import type { Words } from '../../words/part.ts';
import { useWords } from '../../words/use-words.ts';

/** The words of the fields of lines. */
export type LineWords = Pick<
  Words<'recipeForm'>,
  'item' | 'amount' | 'unit' | 'units' | 'add' | 'remove' | 'ingredient' | 'lineFaults'
>;

/** Further props of lines that are no ingredients of a recipe. */
interface OtherLines {
  readonly words: LineWords;
  /** The unit in which an item is named at first. */
  readonly firstUnit: (item: StockItem) => LineUnit;
  /** The content below a line with a chosen item. */
  readonly below: (line: TypedLine, item: StockItem) => ReactNode;
  readonly most: number;
}

export interface LineFieldsProps {
  readonly lines: readonly TypedLine[];
  readonly items: ReadonlyMap<string, StockItem>;
  readonly faults: readonly LineFault[];
  readonly onLines: (lines: readonly TypedLine[]) => void;
  readonly other?: OtherLines;
}

/** Returns the unit in which a recipe names an item at first: grams rather than kilograms. */
const unitInRecipe = ({ measure }: StockItem): LineUnit =>
  measure === 'mass' ? 'g' : measure === 'volume' ? 'ml' : 'piece';

interface LineProps {
  readonly nth: number;
  readonly line: TypedLine;
  readonly items: ReadonlyMap<string, StockItem>;
  readonly fault: LineFault | undefined;
  readonly words: LineWords;
  readonly other: OtherLines | undefined;
  readonly onLine: (line: TypedLine) => void;
  readonly onRemove: () => void;
}

function Line({ nth, line, items, fault, words, other, onLine, onRemove }: LineProps) {
  const firstUnit = other?.firstUnit ?? unitInRecipe;
  const item = items.get(line.itemId) ?? null;
  const units = item === null ? [] : lineUnitsOf(item);
  const said = (field: LineFault['field']) =>
    fault?.field === field ? { error: true, helperText: words.lineFaults[fault.fault] } : {};
  const unitName = (unit: LineUnit): string =>
    isUnit(unit) ? words.units[unit] : (item?.packs.find(({ id }) => unit === `pack:${id}`)?.name ?? unit);
  const choices = [...items.values()].filter(({ active, id }) => active || id === line.itemId);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={words.ingredient(nth)}
      sx={{ gap: 1, alignItems: 'flex-start' }}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Autocomplete
          options={choices}
          value={item}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          onChange={(_, to) =>
            onLine(
              to === null
                ? { ...line, itemId: '' }
                : {
                    ...line,
                    itemId: to.id,
                    unit:
                      lineUnitsOf(to).includes(line.unit) && line.amount !== '' ? line.unit : firstUnit(to),
                  },
            )
          }
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          renderInput={(params) => <TextField {...params} label={words.item} {...said('item')} />}
        />
        <TextField
          label={words.amount}
          value={line.amount}
          onChange={({ target }) => onLine({ ...line, amount: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          {...said('amount')}
        />
        <TextField
          select
          label={words.unit}
          value={units.includes(line.unit) ? line.unit : ''}
          onChange={({ target }) => onLine({ ...line, unit: target.value as LineUnit })}
          {...said('unit')}
        >
          {units.map((unit) => (
            <MenuItem key={unit} value={unit}>
              {unitName(unit)}
            </MenuItem>
          ))}
        </TextField>
        {item !== null && other !== undefined && (
          <Box sx={{ gridColumn: '1 / -1' }}>{other.below(line, item)}</Box>
        )}
      </Box>
      <IconButton aria-label={words.remove(nth)} onClick={onRemove} sx={{ mt: 1 }}>
        <X aria-hidden />
      </IconButton>
    </Stack>
  );
}

export const EMPTY_LINE: TypedLine = { itemId: '', amount: '', unit: 'g' };

/** The ingredients of a recipe, or other lines: an item, an amount, a unit. */
export function LineFields({ lines, items, faults, onLines, other }: LineFieldsProps) {
  const inRecipe = useWords(recipeFormPart);
  const words = other?.words ?? inRecipe;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {lines.map((line, i) => (
        <Line
          // oxlint-disable-next-line no-array-index-key -- a line has no id, and may be empty
          key={i}
          nth={i + 1}
          line={line}
          items={items}
          fault={faults.find((fault) => fault.line === i)}
          {...{ words, other }}
          onLine={(next) => onLines(lines.with(i, next))}
          onRemove={() => onLines(lines.toSpliced(i, 1))}
        />
      ))}
      <Button
        variant="outlined"
        startIcon={<Plus aria-hidden />}
        disabled={lines.length >= (other?.most ?? MOST_INGREDIENTS)}
        onClick={() => onLines([...lines, EMPTY_LINE])}
        sx={{ alignSelf: 'flex-start' }}
      >
        {words.add}
      </Button>
    </Stack>
  );
}
