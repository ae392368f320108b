import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ChefHat, CookingPot, ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { months } from '@bhoj/domain/figures/shape/month.collection';
import { menuCosts } from '@bhoj/domain/menu/shape/costs.collection';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { formatShare } from '@bhoj/domain/money/format';
import { ZERO } from '@bhoj/domain/money/money';
import { coverageOf } from '@bhoj/domain/stock/recipes/coverage';
import { addMonths, dateOf } from '@bhoj/domain/time/ist';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useMay } from '../../../firebase/rights.ts';
import { useKitchen } from '../../../joint/recipes/kitchen.ts';
import type { Kitchen } from '../../../joint/recipes/kitchen.ts';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { stockRecipesPart } from '../../../messages/owner/stock-recipes/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { TypedSearch } from '../../../ui/table/typed-search.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useRecipesAddress } from '../state/recipes-address.ts';
import { keptPreparations } from '../acts/kept-preparations.ts';
import { MadeDialog } from '../acts/later-acts.ts';
import { RecipesFileActs } from '../file/recipes-file-acts.tsx';
import { LimitField } from './limit-field.tsx';
import { NewBatch } from './new-batch.tsx';
import { recipeColumns } from './recipe-columns.tsx';
import { RecipeDialog } from './recipe-dialog.tsx';
import { isWritten, KINDS, recipeRows } from './recipe-rows.ts';
import type { ListFacts, RecipeKind, RecipeRow } from './recipe-rows.ts';

const idOf = ({ key }: RecipeRow): string => key;

interface ListProps {
  readonly kitchen: Kitchen;
  readonly facts: ListFacts;
  /** The month of the sales; null where nobody may see them. */
  readonly month: string | null;
}

/** How many recipes there are, and the part of the sales that they cover. */
function Covered({
  rows,
  facts,
  month,
}: { readonly rows: readonly RecipeRow[] } & Omit<ListProps, 'kitchen'>) {
  const words = useWords(stockRecipesPart);
  const written = new Set(rows.filter(isWritten).map(({ key }) => key));
  const { shareBp } = coverageOf(facts.sold, (key) => written.has(key));
  return (
    <Typography role="status">
      {words.count(written.size, rows.length)}
      {shareBp !== null && month !== null && ` ${words.covered(formatShare(shareBp), monthName(month))}`}
    </Typography>
  );
}

function RecipesList({ kitchen, facts, month }: ListProps) {
  const words = useWords(stockRecipesPart);
  const table = useWords(tablePart);
  const acts = useWords(stockActsPart);
  const restaurant = useRestaurant();
  const mayMake = useMay()('stock');
  const [made, setMade] = useState<{ readonly itemId: string | null } | null>(null);
  const [{ kind, q, sort, recipe }, go] = useRecipesAddress();
  const all = useMemo(() => recipeRows(kind, kitchen, facts, ''), [kind, kitchen, facts]);
  const rows = useMemo(
    () => (q === '' ? all : recipeRows(kind, kitchen, facts, q)),
    [all, kind, kitchen, facts, q],
  );
  const columns = useMemo(() => recipeColumns(words, kind), [words, kind]);
  const said = { ...table, loading: words.loading };
  const fresh = kind === 'batch' && recipe !== null ? kitchen.items.get(recipe) : undefined;
  const open =
    all.find(({ key }) => key === recipe) ??
    (fresh === undefined
      ? null
      : ({
          key: fresh.id,
          name: fresh.name,
          size: null,
          category: fresh.category,
          item: null,
          from: 'none',
          pricePaise: null,
          costPaise: null,
          toPaise: null,
          shareBp: null,
          marginPaise: null,
          soldPaise: ZERO,
        } satisfies RecipeRow));
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={words.kinds}
          value={kind}
          onChange={(_, to: RecipeKind | null) => to !== null && go({ kind: to, recipe: null })}
        >
          {KINDS.map((one) => (
            <ToggleButton key={one} value={one}>
              {words.kind[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {kind === 'dish' && <Covered {...{ rows: all, facts, month }} />}
      </Stack>
      <RecipesFileActs kitchen={kitchen} menu={facts.menu} />
      {kind === 'dish' && <LimitField key={kitchen.recipes.mostCostBp} recipes={kitchen.recipes} />}
      {kind === 'batch' && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <NewBatch kitchen={kitchen} onChosen={(id) => go({ recipe: id })} />
          {mayMake && keptPreparations(kitchen).length > 0 && (
            <Button
              variant="outlined"
              startIcon={<CookingPot aria-hidden />}
              onClick={() => setMade({ itemId: null })}
            >
              {acts.batch.open}
            </Button>
          )}
        </Stack>
      )}
      <SectionCard
        title={words.kind[kind]}
        padding="flush"
        actions={
          <TableActions
            {...{ columns, sort, rows }}
            title={words.kind[kind]}
            rowId={idOf}
            lines={() => [restaurant.restaurantName]}
            fileName={words.fileName}
            words={said}
          />
        }
      >
        <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
          <TypedSearch
            label={words.search}
            clearLabel={words.clearSearch}
            value={q}
            onChange={(text) => go({ q: text })}
          />
        </Box>
        <DataTable
          label={words.kind[kind]}
          {...{ columns, sort, rows }}
          rowId={idOf}
          words={said}
          onSort={(to) => go({ sort: to })}
          onOpen={({ key }) => go({ recipe: key })}
          cardsBelow={760}
          pageSize={100}
          isFiltered={q !== ''}
          empty={<EmptyState icon={ChefHat} line={words.none[kind]} />}
          nothingFits={<EmptyState icon={ListFilter} line={words.nothingFits} />}
        />
      </SectionCard>
      {open !== null && (
        <RecipeDialog
          key={open.key}
          kitchen={kitchen}
          row={open}
          {...(mayMake &&
            kind === 'batch' &&
            kitchen.recipes.batches[open.key]?.isKept === true && {
              onMade: () => {
                go({ recipe: null });
                setMade({ itemId: open.key });
              },
            })}
          onClose={() => go({ recipe: null })}
        />
      )}
      {made !== null && <MadeDialog itemId={made.itemId} onClose={() => setMade(null)} />}
    </Stack>
  );
}

/** The recipes of dishes, preparations and add-ons, with what each costs. */
export function RecipesView() {
  const words = useWords(stockRecipesPart);
  const restaurantId = useRestaurantId();
  const may = useMay();
  const now = useNow(60_000);
  const monthOf = (at: number) => dateOf(at).slice(0, 7);
  const seesSales = may('see-sales');
  const kitchen = useKitchen();
  const menu = useLiveDoc(menus, { restaurantId });
  const costs = useLiveDoc(menuCosts, may('menu') || may('see-profit') ? { restaurantId } : null);
  const current = useLiveDoc(months, seesSales ? { restaurantId, month: monthOf(now) } : null);
  // On the first days of a month the one before says what sells.
  const isNew =
    current.state === 'missing' ||
    (current.state === 'ready' && Object.keys(current.value.sales.byDish).length === 0);
  const month = isNew ? monthOf(addMonths(now, -1)) : monthOf(now);
  const earlier = useLiveDoc(months, isNew ? { restaurantId, month } : null);
  const sales = isNew ? earlier : current;
  const skeleton = (
    <SectionCard>
      <SkeletonRows label={words.loading} rows={8} />
    </SectionCard>
  );
  const states = { failed: words.couldNotLoad, offline: words.offline };
  const known = costs.state === 'ready' ? costs.value : null;
  const sold = sales.state === 'ready' ? sales.value.sales.byDish : NOTHING_SOLD;
  const facts = useMemo(
    () => (menu.state === 'ready' ? { menu: menu.value, costs: known, sold } : null),
    [menu, known, sold],
  );
  return (
    <Gate live={menu} skeleton={skeleton} words={states}>
      {() => (
        <Gate live={kitchen} skeleton={skeleton} words={states}>
          {(value) =>
            facts === null ? (
              skeleton
            ) : (
              <RecipesList kitchen={value} facts={facts} month={seesSales ? month : null} />
            )
          }
        </Gate>
      )}
    </Gate>
  );
}

const NOTHING_SOLD: ListFacts['sold'] = {};
