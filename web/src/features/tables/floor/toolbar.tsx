import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { TABLE_STATUSES } from '@bhoj/domain/tables/table';
import { FloorFilter } from '../../../blocks/table/floor-filter.tsx';
import type { Words } from '../../../words/part.ts';
import { tablesPart } from '../../../words/owner/tables.ts';
import { useWords } from '../../../words/use-words.ts';
import { SearchField } from '../../../ui/mui/form/search-field.tsx';
import type { StateFilter } from '../state/tables-model.ts';

export interface ToolbarProps {
  readonly query: string;
  readonly filter: StateFilter;
  readonly counts: Readonly<Record<StateFilter, number>>;
  readonly floors: readonly number[];
  readonly floor: number | null;
  readonly onQuery: (query: string) => void;
  readonly onFilter: (filter: StateFilter) => void;
  readonly onFloor: (floor: number | null) => void;
}

const FILTERS: readonly StateFilter[] = ['all', ...TABLE_STATUSES, 'asking'];

const filterName = (words: Words<'tables'>, filter: StateFilter): string =>
  filter === 'all' ? words.everyState : filter === 'asking' ? words.asking : filter;

/** Search, states with their counts, and floors when there is more than one. */
export function Toolbar(props: ToolbarProps) {
  const words = useWords(tablesPart);

  const { query, filter, counts, floors, floor, onQuery, onFilter, onFloor } = props;
  return (
    <Stack sx={{ gap: 2, mb: 3, alignItems: 'flex-start', minWidth: 0 }}>
      <SearchField label={words.search} clearLabel={words.clearSearch} value={query} onChange={onQuery} />
      <ToggleButtonGroup
        exclusive
        aria-label={words.states}
        value={filter}
        onChange={(_, next: StateFilter | null) => onFilter(next ?? 'all')}
        sx={{ maxWidth: '100%', overflowX: 'auto', '& > *': { flex: 'none' } }}
      >
        {FILTERS.map((each) => (
          <ToggleButton key={each} value={each}>
            {words.count(filterName(words, each), counts[each])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {floors.length > 1 && <FloorFilter floors={floors} value={floor} onChange={onFloor} />}
    </Stack>
  );
}
