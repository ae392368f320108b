import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { Kitchen } from '../../../joint/recipes/kitchen.ts';
import { stockRecipesPart } from '../../../messages/owner/stock-recipes/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Chooses the item that becomes a preparation. */
export function NewBatch({
  kitchen,
  onChosen,
}: {
  readonly kitchen: Kitchen;
  readonly onChosen: (id: string) => void;
}) {
  const words = useWords(stockRecipesPart);
  const [isOpen, setOpen] = useState(false);
  const [item, setItem] = useState<StockItem | null>(null);
  const free = [...kitchen.items.values()].filter(
    ({ id, active }) => active && kitchen.recipes.batches[id] === undefined,
  );
  if (!isOpen)
    return (
      <Button
        variant="contained"
        startIcon={<Plus aria-hidden />}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {words.newBatch}
      </Button>
    );
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Autocomplete
        options={free}
        value={item}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        noOptionsText={words.needsItems}
        onChange={(_, to) => setItem(to)}
        sx={{ width: 320, maxWidth: '100%' }}
        renderInput={(params) => <TextField {...params} label={words.chooseBatch} />}
      />
      <Button variant="outlined" disabled={item === null} onClick={() => item !== null && onChosen(item.id)}>
        {words.choose}
      </Button>
    </Stack>
  );
}
