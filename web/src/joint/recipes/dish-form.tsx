import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { sizeKey } from '@bhoj/domain/menu/dish/availability';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { partOfRecipe } from '@bhoj/domain/stock/recipes/saved-recipes';
import type { PortionUses } from '@bhoj/domain/stock/shape/recipes.schema';
import { recipeFormPart } from '../../messages/owner/stock-recipes/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { Kitchen } from './kitchen.ts';
import { PortionForm } from './portion-form.tsx';

export interface DishFormProps {
  readonly kitchen: Kitchen;
  readonly item: MenuItem;
  /** The size that was opened; missing for none in particular. */
  readonly opened?: string | undefined;
  readonly onSaved?: () => void;
}

const partIn = (text: string): number | null => {
  const part = Number(text);
  return /^\d{1,3}$/.test(text.trim()) && part >= 1 && part <= 500 ? part : null;
};

interface SizeFormProps extends DishFormProps {
  readonly size: MenuItem['variants'][number];
}

/** The recipe of one size: that for all sizes, until it gets one of its own. */
function SizeForm({ kitchen, item, size, onSaved }: SizeFormProps) {
  const words = useWords(recipeFormPart);
  const key = sizeKey(item.id, size.id);
  const whole = kitchen.recipes.portions[item.id];
  const [part, setPart] = useState('50');
  const [begin, setBegin] = useState<PortionUses | null>(null);
  const percent = partIn(part);
  if (kitchen.recipes.portions[key] === undefined && whole !== undefined && begin === null)
    return (
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography>{words.usesWhole}</Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <TextField
            label={words.part}
            value={part}
            onChange={({ target }) => setPart(target.value)}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <Button
            variant="outlined"
            disabled={percent === null}
            onClick={() => setBegin(partOfRecipe(whole, (percent ?? 100) * 100))}
          >
            {words.copy}
          </Button>
        </Stack>
      </Stack>
    );
  return (
    <PortionForm
      kitchen={kitchen}
      recipeKey={key}
      name={`${item.name}, ${size.name}`}
      begin={begin ?? undefined}
      pricePaise={size.pricePaise}
      {...(onSaved !== undefined && { onSaved })}
    />
  );
}

/** The recipe of a dish, and of its sizes where they differ. */
export function DishForm({ kitchen, item, opened = '', onSaved }: DishFormProps) {
  const words = useWords(recipeFormPart);
  const [sizeId, setSizeId] = useState(() => {
    const { portions } = kitchen.recipes;
    const hasOwn = portions[sizeKey(item.id, opened)] !== undefined;
    const isBySize = item.variants.some(({ id }) => portions[sizeKey(item.id, id)] !== undefined);
    // A recipe for all sizes counts only for sizes without a recipe of their own.
    return opened !== '' && (hasOwn || (isBySize && portions[item.id] === undefined)) ? opened : '';
  });
  const size = item.variants.find(({ id }) => id === sizeId);
  const dearest = item.variants.toSorted((a, b) => b.pricePaise - a.pricePaise)[0];
  return (
    <Stack sx={{ gap: 2 }}>
      {item.variants.length > 0 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={words.sizes}
          value={sizeId}
          onChange={(_, to: string | null) => to !== null && setSizeId(to)}
          sx={{ flexWrap: 'wrap' }}
        >
          <ToggleButton value="">{words.whole}</ToggleButton>
          {item.variants.map(({ id, name }) => (
            <ToggleButton key={id} value={id}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {size === undefined ? (
        <PortionForm
          key="whole"
          kitchen={kitchen}
          recipeKey={item.id}
          name={item.name}
          pricePaise={dearest?.pricePaise ?? item.pricePaise}
          {...(onSaved !== undefined && { onSaved })}
        />
      ) : (
        <SizeForm key={size.id} {...{ kitchen, item, size }} {...(onSaved !== undefined && { onSaved })} />
      )}
    </Stack>
  );
}
