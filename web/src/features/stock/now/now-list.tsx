import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ArrowRightLeft, ListFilter } from 'lucide-react';
import { useMemo } from 'react';
import { hasWords } from '@bhoj/domain/kernel/folded';
import { formatMoney } from '@bhoj/domain/money/format';
import { SIGNS, worthOf } from '@bhoj/domain/stock/figures/in-house';
import type { InHouse, Sign } from '@bhoj/domain/stock/figures/in-house';
import { useRestaurant } from '../../../firebase/restaurant.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { TypedSearch } from '../../../ui/table/typed-search.tsx';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { stockNowPart } from '../../../messages/owner/stock-now/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { addressOf } from './now-address.ts';
import type { NowAddress } from './now-address.ts';
import { nowColumns } from './now-columns.tsx';
import styles from './now.module.css';

/** A select shows no text for an empty value. */
const ALL = 'all';

const idOf = ({ item }: InHouse): string => item.id;

export interface NowListProps {
  readonly rows: readonly InHouse[];
  readonly address: NowAddress;
  readonly onGo: (to: Partial<NowAddress>) => void;
  /** Moves items between stores; missing where there is one store, or for people who may not. */
  readonly onMove?: () => void;
}

/** The items, with search, a filter for those that need somebody, export and print. */
export function NowList({ rows, address, onGo, onMove }: NowListProps) {
  const { transfer } = useWords(stockActsPart);
  const words = useWords(stockNowPart);
  const table = useWords(tablePart);
  const { restaurantName } = useRestaurant();
  const columns = useMemo(() => nowColumns(words), [words]);
  const { q, sign, sort } = address;
  const shownRows = useMemo(
    () =>
      rows.filter(
        ({ item, signs }) => (q === '' || hasWords(item.name, q)) && (sign === null || signs.includes(sign)),
      ),
    [rows, q, sign],
  );
  const countOf = (each: Sign) => rows.filter(({ signs }) => signs.includes(each)).length;
  const sumOf = (all: readonly InHouse[]) => words.sum(all.length, formatMoney(worthOf(all).worthPaise));
  const said = { ...table, loading: words.loading };
  return (
    <SectionCard
      title={words.list}
      description={sumOf(shownRows)}
      padding="flush"
      actions={
        <TableActions
          {...{ columns, sort }}
          title={words.list}
          rows={shownRows}
          rowId={idOf}
          lines={(all) => [restaurantName, sumOf(all)]}
          fileName={words.fileName}
          words={said}
        />
      }
    >
      <div className={styles['filters']}>
        <TypedSearch
          label={words.search}
          clearLabel={words.clearSearch}
          value={q}
          onChange={(text) => onGo({ q: text })}
        />
        <TextField
          select
          size="small"
          label={words.sign}
          value={sign ?? ALL}
          sx={{ width: { xs: '100%', sm: 240 } }}
          onChange={({ target }) => onGo({ sign: SIGNS.find((each) => each === target.value) ?? null })}
        >
          <MenuItem value={ALL}>{words.all}</MenuItem>
          {SIGNS.map((each) => (
            <MenuItem key={each} value={each}>
              {words.signCount(words.signs[each], countOf(each))}
            </MenuItem>
          ))}
        </TextField>
        {onMove !== undefined && (
          <Button variant="outlined" startIcon={<ArrowRightLeft aria-hidden />} onClick={onMove}>
            {transfer.title}
          </Button>
        )}
      </div>
      <DataTable
        label={words.list}
        {...{ columns, sort }}
        rows={shownRows}
        rowId={idOf}
        words={said}
        onSort={(to) => onGo({ sort: to })}
        rowTo={({ item }) => addressOf({ ...address, item: item.id })}
        cardsBelow={760}
        pageSize={100}
        isFiltered
        nothingFits={
          <EmptyState
            icon={ListFilter}
            line={words.nothingFits}
            action={<Button onClick={() => onGo({ q: '', sign: null })}>{words.showAll}</Button>}
          />
        }
      />
    </SectionCard>
  );
}
