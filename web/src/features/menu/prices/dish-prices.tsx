import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dishPriceKeys } from '@bhoj/domain/menu/prices/dish-prices';
import { menuPrices } from '@bhoj/domain/menu/prices/prices.collection';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { AddOnGroup } from '@bhoj/domain/menu/shape/menu.schema';
import { typedRupees } from '@bhoj/domain/money/typed';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { dishPricesPart } from '../../../messages/owner/dish-prices/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import type { DishControl } from '../dish/dish-control.ts';
import { addOnsOf } from './add-ons-of.ts';
import { priceText, withTyped } from './dish-prices-model.ts';
import type { DishPrices } from './dish-prices-model.ts';
import { isAmount } from './price-lists-model.ts';

export interface DishPricesProps {
  readonly itemId: string;
  readonly control: DishControl;
  readonly groups: readonly AddOnGroup[];
  /** Null until somebody types. */
  readonly prices: DishPrices | null;
  readonly onChange: (prices: DishPrices) => void;
}

/** The prices of a dish, or of its sizes, and of its add-ons on each price list. They are saved with the dish. */
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

/** A price on a list: of the dish, of a size or of an add-on. */
interface Priced {
  readonly key: string;
  /** The name of the size or the add-on; empty for the dish itself. */
  readonly name: string;
  /** The menu's price, which counts while the field is empty. */
  readonly menuPrice: string;
}

const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

function PriceFields({
  shown,
  priced,
  onChange,
}: Pick<DishPricesProps, 'onChange'> & { readonly shown: DishPrices; readonly priced: readonly Priced[] }) {
  const words = useWords(dishPricesPart);
  return (
    <Box sx={grid}>
      {shown.stored.lists.flatMap((list) =>
        priced.map(({ key, name, menuPrice }) => {
          const text = priceText(shown, list.id, key);
          return (
            <TextField
              key={`${list.id} ${key}`}
              label={words.size(list.name, name)}
              value={text}
              error={!isAmount(text)}
              helperText={isAmount(text) ? undefined : words.wrong}
              placeholder={menuPrice}
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

function Fields({
  itemId,
  control,
  groups,
  prices,
  onChange,
  stored,
}: DishPricesProps & { readonly stored: Prices }) {
  const words = useWords(dishPricesPart);
  const [isOpen, setOpen] = useState(false);
  const [variants, price, groupIds] = useWatch({ control, name: ['variants', 'price', 'addOnGroupIds'] });
  // A colleague's save does not change the typed prices; the next save here reports it.
  const shown = prices ?? { stored, typed: {} };
  const own = dishPriceKeys({ id: itemId, variants }).map((key, i) => ({
    key,
    name: variants[i]?.name ?? '',
    menuPrice: variants[i]?.price ?? price,
  }));
  const addOns = addOnsOf(groupIds, groups).map(({ key, name, pricePaise }) => ({
    key,
    name,
    menuPrice: typedRupees(pricePaise),
  }));
  return (
    <>
      <PriceFields {...{ shown, onChange }} priced={own} />
      {addOns.length > 0 && !isOpen && (
        // Ten lists and forty add-ons are four hundred fields, which most dishes never need.
        <Button sx={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
          {words.addOns}
        </Button>
      )}
      {addOns.length > 0 && isOpen && (
        <>
          <Typography variant="body2" color="text.secondary">
            {words.addOnsHint}
          </Typography>
          <PriceFields {...{ shown, onChange }} priced={addOns} />
        </>
      )}
    </>
  );
}
