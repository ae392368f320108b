import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useWatch } from 'react-hook-form';
import { mayBeGoods } from '@bhoj/domain/menu/shape/tax-class';
import { formatRate } from '@bhoj/domain/money/format';
import { goodsRatesAt } from '@bhoj/domain/statute/goods';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { DishControl } from './dish-control.ts';
import { useNow } from '../../../ui/shared/use-now.ts';

/** HSN, GST rate and MRP of a dish that is sold as goods; absent for any other. */
export function GoodsFields({ control }: { readonly control: DishControl }) {
  const words = useWords(menuPart).fields;
  const taxClass = useWatch({ control, name: 'taxClass' });
  const rates = goodsRatesAt(useNow(60_000));
  const sizes = useWatch({ control, name: 'variants' });
  if (!mayBeGoods(taxClass)) return null;
  const isTaxed = taxClass === 'goods';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' },
      }}
    >
      <FormTextField
        control={control}
        name="hsn"
        label={words.hsn}
        inputMode="numeric"
        required={isTaxed}
        helperText={isTaxed ? words.hsnHint : words.exemptHsnHint}
      />
      {isTaxed && (
        <FormTextField control={control} name="goodsTaxBp" label={words.goodsRate} select required>
          {rates.map((taxBp) => (
            <MenuItem key={taxBp} value={String(taxBp)}>
              {formatRate(taxBp)} %
            </MenuItem>
          ))}
        </FormTextField>
      )}
      {isTaxed && sizes.length === 0 && (
        <FormTextField
          control={control}
          name="mrp"
          label={words.mrp}
          inputMode="decimal"
          startAdornment="₹"
          helperText={words.mrpHint}
        />
      )}
    </Box>
  );
}
