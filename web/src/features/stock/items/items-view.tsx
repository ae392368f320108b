import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Boxes, ListFilter, Plus, Sparkles, Warehouse } from 'lucide-react';
import { useMemo, useState } from 'react';
import { namesOnce } from '@bhoj/domain/kernel/folded';
import type { StockItems } from '@bhoj/domain/stock/shape/items.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import { NO_ITEMS } from '@bhoj/domain/stock/recipes/saved-items';
import { stockItems, stockLevels } from '@bhoj/domain/stock/shape/stock.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useMay } from '../../../firebase/rights.ts';
import { stockItemsPart } from '../../../messages/owner/stock-items/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { ChoiceField } from '../../../ui/mui/form/choice-field.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { FilterBar } from '../../../ui/table/filter-bar.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useItemsAddress } from '../state/items-address.ts';
import { ItemsFileActs } from '../file/items-file-acts.tsx';
import { itemColumns } from './item-columns.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { itemRows } from './items-model.ts';
import type { ItemRow } from './items-model.ts';
import { QuickDialog } from './quick-dialog.tsx';
import { StoresDialog } from './stores-dialog.tsx';

type Dialog = 'new' | 'quick' | 'stores';

interface ListProps {
  readonly kept: StockItems;
  readonly levels: StockLevels['levels'];
}

const idOf = ({ item }: ItemRow): string => item.id;

/** The buttons above the list. */
function Acts({ onOpen }: { readonly onOpen: (dialog: Dialog) => void }) {
  const words = useWords(stockItemsPart);
  const may = useMay();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" startIcon={<Plus aria-hidden />} onClick={() => onOpen('new')}>
        {words.add}
      </Button>
      {may('expenses') && (
        <Button variant="outlined" startIcon={<Sparkles aria-hidden />} onClick={() => onOpen('quick')}>
          {words.quick}
        </Button>
      )}
      <Button variant="outlined" startIcon={<Warehouse aria-hidden />} onClick={() => onOpen('stores')}>
        {words.stores}
      </Button>
    </Box>
  );
}

function ItemsList({ kept, levels }: ListProps) {
  const words = useWords(stockItemsPart);
  const table = useWords(tablePart);
  const restaurant = useRestaurant();
  const [address, go] = useItemsAddress();
  const { q, category, state, sort } = address;
  const rows = useMemo(
    () => itemRows(kept, levels, { q, category, state }, words.mainStore),
    [kept, levels, q, category, state, words],
  );
  const columns = useMemo(() => itemColumns(words), [words]);
  const said = { ...table, loading: words.loading };
  const clear = () => go({ q: '', category: null, state: null });
  const choice = { size: 'small', none: words.any } as const;
  const categories = namesOnce(kept.items.map((item) => item.category)).toSorted();
  return (
    <SectionCard
      title={words.title}
      description={words.count(rows.length)}
      padding="flush"
      actions={
        <TableActions
          {...{ columns, sort, rows }}
          title={words.title}
          rowId={idOf}
          lines={(all) => [restaurant.restaurantName, words.count(all.length)]}
          fileName={words.fileName}
          words={said}
        />
      }
    >
      <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
        <FilterBar
          words={words}
          search={q}
          onSearch={(text) => go({ q: text })}
          count={[category, state].filter((value) => value !== null).length}
          onClear={clear}
          columns={{ xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
        >
          <ChoiceField
            {...choice}
            label={words.columns.category}
            value={category}
            options={categories.map((name) => [name, name])}
            onChange={(to) => go({ category: to })}
          />
          <ChoiceField
            {...choice}
            label={words.state}
            value={state}
            options={[
              ['on', words.on],
              ['off', words.off],
            ]}
            onChange={(to) => go({ state: to })}
          />
        </FilterBar>
      </Box>
      <DataTable
        label={words.title}
        {...{ columns, sort, rows }}
        rowId={idOf}
        words={said}
        onSort={(to) => go({ sort: to })}
        onOpen={({ item }) => go({ item: item.id })}
        cardsBelow={760}
        pageSize={100}
        isFiltered
        nothingFits={
          <EmptyState
            icon={ListFilter}
            line={words.nothingFits}
            action={<Button onClick={clear}>{words.clearFilters}</Button>}
          />
        }
      />
    </SectionCard>
  );
}

/** The items that the restaurant buys and makes: the list, the form of each, and the ways to begin. */
export function ItemsView() {
  const words = useWords(stockItemsPart);
  const restaurantId = useRestaurantId();
  const stored = useLiveDoc(stockItems, { restaurantId });
  const levels = useLiveDoc(stockLevels, { restaurantId });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [{ item: openId }, go] = useItemsAddress();
  const kept = stored.state === 'ready' ? stored.value : NO_ITEMS;
  const open = kept.items.find(({ id }) => id === openId) ?? null;
  const close = () => setDialog(null);
  const nothing = (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <EmptyState icon={Boxes} line={words.none} action={<Acts onOpen={setDialog} />} />
      <ItemsFileActs kept={kept} />
    </Box>
  );
  return (
    <>
      <Gate
        live={stored}
        skeleton={
          <SectionCard>
            <SkeletonRows label={words.loading} rows={8} />
          </SectionCard>
        }
        words={{ failed: words.couldNotLoad, offline: words.offline }}
        missing={nothing}
        empty={{ is: ({ items }) => items.length === 0, show: nothing }}
      >
        {(value) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Acts onOpen={setDialog} />
            <ItemsFileActs kept={value} />
            <ItemsList kept={value} levels={levels.state === 'ready' ? levels.value.levels : {}} />
          </Box>
        )}
      </Gate>
      {dialog === 'new' && <ItemDialog kept={kept} item={null} onClose={close} />}
      {dialog === 'quick' && <QuickDialog kept={kept} onClose={close} />}
      {dialog === 'stores' && <StoresDialog kept={kept} onClose={close} />}
      {open !== null && (
        <ItemDialog key={open.id} kept={kept} item={open} onClose={() => go({ item: null })} />
      )}
    </>
  );
}
