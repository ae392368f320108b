import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { recipeFormPart } from '../../messages/owner/stock-recipes/en.ts';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { useWords } from '../../words/use-words.ts';
import { DishForm } from './dish-form.tsx';
import { useKitchen } from './kitchen.ts';

interface OfDishProps {
  readonly item: MenuItem;
}

function Recipe({ item }: OfDishProps) {
  const words = useWords(recipeFormPart);
  const kitchen = useKitchen();
  return (
    <Gate live={kitchen} skeleton={<Skeleton height={56} />}>
      {(value) =>
        value.items.size === 0 ? (
          <Typography>{words.noItems}</Typography>
        ) : (
          <DishForm kitchen={value} item={item} />
        )
      }
    </Gate>
  );
}

/** The recipe in the form of a dish. It is read once somebody asks for it. */
export function RecipeOfDish({ item }: OfDishProps) {
  const words = useWords(recipeFormPart);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack component="section" aria-labelledby="dish-recipe" sx={{ gap: 1.5, mt: 3 }}>
      <Typography id="dish-recipe" component="h3" variant="subtitle1">
        {words.title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {words.hint}
      </Typography>
      {isOpen ? (
        <Recipe item={item} />
      ) : (
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
          {words.show}
        </Button>
      )}
    </Stack>
  );
}
