import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { recipeFormPart } from '../../messages/owner/stock-recipes/en.ts';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { useWords } from '../../words/use-words.ts';
import { DishForm } from './dish-form.tsx';
import { useKitchen } from './kitchen.ts';

/** The recipe in the form of a dish. */
export function RecipeOfDish({ item }: { readonly item: MenuItem }) {
  const words = useWords(recipeFormPart);
  const kitchen = useKitchen();
  return (
    <Stack component="section" aria-labelledby="dish-recipe" sx={{ gap: 1.5, mt: 3 }}>
      <Typography id="dish-recipe" component="h3" variant="subtitle1">
        {words.title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {words.hint}
      </Typography>
      <Gate live={kitchen} skeleton={<Skeleton height={56} />}>
        {(value) =>
          value.items.size === 0 ? (
            <Typography>{words.noItems}</Typography>
          ) : (
            <DishForm kitchen={value} item={item} />
          )
        }
      </Gate>
    </Stack>
  );
}
