import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import { FOOD_RULES, SAID_ANSWERS } from '@bhoj/domain/menu/shape/food-list';
import { cssVar } from '../../../theme/css-var.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { DishControl } from './dish-control.ts';

/** The dish's answers to the food rules (P-FOOD-1). */
export function FoodFields({ control }: { readonly control: DishControl }) {
  const words = useWords(menuPart).fields;
  const food = useWords(foodPart);
  return (
    <Box role="group" aria-labelledby="food-label">
      <FormLabel id="food-label" sx={{ fontSize: cssVar('type-sm') }}>
        {words.food}
      </FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 2 }}>{words.foodHint}</FormHelperText>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr 1fr' },
        }}
      >
        {FOOD_RULES.map((rule) => (
          <FormTextField key={rule} control={control} name={`food.${rule}`} label={food.rules[rule]} select>
            <MenuItem value="">{words.foodAnswers.none}</MenuItem>
            {SAID_ANSWERS.map((answer) => (
              <MenuItem key={answer} value={answer}>
                {words.foodAnswers[answer]}
              </MenuItem>
            ))}
          </FormTextField>
        ))}
      </Box>
    </Box>
  );
}
