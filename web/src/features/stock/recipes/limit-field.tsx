import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { USUAL_FOOD_COST_BP } from '@bhoj/domain/stock/shape/recipes.schema';
import type { Recipes } from '@bhoj/domain/stock/shape/recipes.schema';
import { useRecipeAct } from '../../../joint/recipes/use-recipe-act.ts';
import { stockRecipesPart } from '../../../messages/owner/stock-recipes/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { useWords } from '../../../words/use-words.ts';

/** Returns a typed per cent in basis points; null for none from 1 to 100. */
const limitIn = (text: string): number | null => {
  const percent = Number(text);
  return /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) && percent >= 1 && percent <= 100
    ? Math.round(percent * 100)
    : null;
};

/** Above which part of its price the food of a dish is too dear. */
export function LimitField({ recipes }: { readonly recipes: Recipes }) {
  const words = useWords(stockRecipesPart);
  const toast = useToast();
  const stored = recipes.mostCostBp ?? USUAL_FOOD_COST_BP;
  const [typed, setTyped] = useState(String(stored / 100));
  const { pending, failure, send } = useRecipeAct(recipes, () => '');
  const limit = limitIn(typed);
  const keep = async () => {
    if (limit !== null && (await send({ mostCostBp: limit })) !== null) toast({ message: words.limitSaved });
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={words.limit}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={limit === null}
          helperText={limit === null ? words.limitFault : undefined}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { inputMode: 'decimal' },
            input: { endAdornment: <InputAdornment position="end">{words.limitUnit}</InputAdornment> },
          }}
          sx={{ width: 320, maxWidth: '100%' }}
        />
        {limit !== null && limit !== stored && (
          <Button variant="outlined" disabled={pending} onClick={() => void keep()}>
            {words.limitSave}
          </Button>
        )}
      </Stack>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </Stack>
  );
}
