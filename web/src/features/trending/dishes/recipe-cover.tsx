import Button from '@mui/material/Button';
import { useState } from 'react';
import { costIn } from '@bhoj/domain/menu/dish/costs';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import type { Costs } from '@bhoj/domain/menu/shape/costs.schema';
import { formatShare } from '@bhoj/domain/money/format';
import { coverageOf } from '@bhoj/domain/stock/recipes/coverage';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useMay } from '../../../firebase/rights.ts';
import { trendingRecipesPart } from '../../../messages/owner/trending-recipes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Row } from '../state/trending-model.ts';
import styles from './recipe-cover.module.css';

type From = 'recipe' | 'some' | 'typed' | 'none';

/** Returns from what the cost of a dish comes now: of all its sizes that were sold. */
function fromOf(costs: Costs, { sales }: Row): From {
  const { fromRecipe = {} } = costs;
  const keys = sales.sizes.map(({ key }) => key);
  const byRecipe = keys.filter((key) => Object.hasOwn(fromRecipe, key)).length;
  if (byRecipe > 0) return byRecipe === keys.length ? 'recipe' : 'some';
  return keys.some((key) => costIn(costs, key) !== null) ? 'typed' : 'none';
}

function Cover({ costs, rows }: { readonly costs: Costs; readonly rows: readonly Row[] }) {
  const words = useWords(trendingRecipesPart);
  const [isOpen, setOpen] = useState(false);
  const { fromRecipe = {} } = costs;
  const sold = rows.flatMap(({ id, sales }) =>
    sales.sizes.map(({ key, amountPaise }) => [key, { itemId: id, amountPaise }] as const),
  );
  const { shareBp } = coverageOf(Object.fromEntries(sold), (key) => Object.hasOwn(fromRecipe, key));
  if (shareBp === null) return null;
  return (
    <div className={styles['cover']}>
      <span role="status">{words.covered(formatShare(shareBp))}</span>{' '}
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen && (
        <table className={styles['list']} aria-label={words.list}>
          <thead>
            <tr>
              <th scope="col">{words.dish}</th>
              <th scope="col">{words.from}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.sales.name}</th>
                <td>{words[fromOf(costs, row)]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/**
 * Shows the share of the sales with a cost from recipes, and the source of each dish's cost. Shows nothing when no cost
 * comes from a recipe, or to people who may not see costs.
 */
export function RecipeCover({ rows }: { readonly rows: readonly Row[] }) {
  const may = useMay();
  const restaurantId = useRestaurantId();
  const costs = useLiveDoc(menuCosts, may('menu') || may('see-profit') ? { restaurantId } : null);
  if (costs.state !== 'ready' || Object.keys(costs.value.fromRecipe ?? {}).length === 0) return null;
  return <Cover costs={costs.value} rows={rows} />;
}
