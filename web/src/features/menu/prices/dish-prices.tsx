import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import InputAdornment from '@mui/material/InputAdornment';
import { useWatch } from 'react-hook-form';
import { dishPriceKeys } from '@bhoj/domain/menu/prices/dish-prices';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { dishPricesPart } from '../../../messages/owner/dish-prices/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import type { DishControl } from '../dish/dish-control.ts';
import { priceText, withTyped } from './dish-prices-model.ts';
import type { DishPrices } from './dish-prices-model.ts';
import { isAmount } from './price-lists-model.ts';

export interface DishPricesProps {
  readonly itemId: string;
  readonly control: DishControl;
  /** Null until somebody types. */
  readonly prices: DishPrices | null;
  readonly onChange: (prices: DishPrices) => void;
}

/** The prices of a dish, or of its sizes, on each price list. They are saved with the dish. */
export function DishPricesFields(props: DishPricesProps) {
  const words = useWords(dishPricesPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(menuPrices, { restaurantId });
  const soldBy = useWatch({ control: props.control, name: 'soldBy' });
  if (soldBy === 'open') return null;
  return (
    <Stack role="group" aria-labelledby="dish-prices" sx={{ gap: 1.5 }}>
      <Typography id="dish-prices" component="h3" variant="subtitle1">
        {words.title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {words.hint}
      </Typography>
      <Gate live={live} skeleton={<Skeleton height={56} />} words={{ failed: words.failed }} missing={null}>
        {(stored) => <Fields {...props} stored={stored} />}
      </Gate>
    </Stack>
  );
}

function Fields({
  itemId,
  control,
  prices,
  onChange,
  stored,
}: DishPricesProps & { readonly stored: Prices }) {
  const words = useWords(dishPricesPart);
  const [variants, price] = useWatch({ control, name: ['variants', 'price'] });
  // What somebody else saves meanwhile does not change what is typed: saving then says so.
  const shown = prices ?? { stored, typed: {} };
  const keys = dishPriceKeys({ id: itemId, variants });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {shown.stored.lists.flatMap((list) =>
        keys.map((key, i) => {
          const size = variants[i];
          const text = priceText(shown, list.id, key);
          return (
            <TextField
              key={`${list.id} ${key}`}
              label={size === undefined ? list.name : words.size(list.name, size.name)}
              value={text}
              error={!isAmount(text)}
              helperText={isAmount(text) ? undefined : words.wrong}
              placeholder={size?.price ?? price}
              onChange={({ target }) => onChange(withTyped(shown, list.id, key, target.value))}
              slotProps={{
                htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
                input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
                inputLabel: { shrink: true },
              }}
            />
          );
        }),
      )}
    </Box>
  );
}
