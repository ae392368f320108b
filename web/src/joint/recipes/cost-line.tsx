import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shareOf } from '@bhoj/domain/figures/shape/ratio';
import { formatPlain, formatShare } from '@bhoj/domain/money/format';
import type { Paise } from '@bhoj/domain/money/money';
import { portionCost } from '@bhoj/domain/stock/recipes/portion-cost';
import type { PortionUses } from '@bhoj/domain/stock/shape/recipes.schema';
import { recipeFormPart } from '../../messages/owner/stock-recipes/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { Kitchen } from './kitchen.ts';

export interface CostLineProps {
  readonly kitchen: Kitchen;
  readonly uses: PortionUses;
  /** Null where nothing is sold at a price, as of a preparation. */
  readonly pricePaise: Paise | null;
}

/** The present cost of a portion's typed ingredients, and the ingredients without a price. */
export function CostLine({ kitchen: { recipes, items, prices }, uses, pricePaise }: CostLineProps) {
  const words = useWords(recipeFormPart);
  const typed = { version: 0, portions: { typed: uses }, batches: recipes.batches };
  const cost = portionCost(typed, items, prices, { itemId: 'typed', variantId: null, addOnIds: [] });
  if (cost === null) return null;
  const { costPaise, unpriced } = cost;
  const names = unpriced.map((id) => items.get(id)?.name ?? id).join(', ');
  const share = pricePaise === null ? null : shareOf(costPaise, pricePaise);
  return (
    <Stack role="status" sx={{ gap: 0.5 }}>
      <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
        {[
          words.cost(formatPlain(costPaise)),
          ...(share === null ? [] : [words.share(formatShare(share))]),
        ].join(' · ')}
      </Typography>
      {unpriced.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {words.unpriced(names)}
        </Typography>
      )}
    </Stack>
  );
}
