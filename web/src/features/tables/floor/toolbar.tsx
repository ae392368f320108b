import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { TABLE_STATUSES } from '@bhoj/domain/tables/table';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import type { Words } from '../../../words/part.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { floorPart } from '../../../messages/shared/places/en.ts';
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

const FILTERS: readonly StateFilter[] = ['all', 'asking', ...TABLE_STATUSES];

const filterName = (words: Words<'tables'>, filter: StateFilter): string =>
  filter === 'all' ? words.everyState : filter === 'asking' ? words.asking : filter;

/** Chooses one floor or all (0), in little space. */
function FloorChoice({ floors, floor, onFloor }: Pick<ToolbarProps, 'floors' | 'floor' | 'onFloor'>) {
  const words = useWords(floorPart);
  const floorName = useFloorName(words.floor);
  return (
    <TextField
      select
      fullWidth={false}
      value={floor ?? 0}
      onChange={(event) => onFloor(Number(event.target.value) || null)}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': words.floors } } }}
      sx={{ flex: 'none' }}
    >
      <MenuItem value={0}>{words.all}</MenuItem>
      {floors.map((each) => (
        <MenuItem key={each} value={each}>
          {floorName(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Search, floors when there is more than one, and states with their counts: one row, or two on a phone. */
export function Toolbar(props: ToolbarProps) {
  const words = useWords(tablesPart);

  const { query, filter, counts, floors, floor, onQuery, onFilter, onFloor } = props;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 3, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1.5, flex: '1 1 240px', maxWidth: { md: 420 }, minWidth: 0 }}>
        <SearchField label={words.search} clearLabel={words.clearSearch} value={query} onChange={onQuery} />
        {floors.length > 1 && <FloorChoice {...{ floors, floor, onFloor }} />}
      </Stack>
      <ToggleButtonGroup
        exclusive
        aria-label={words.states}
        value={filter}
        onChange={(_, next: StateFilter | null) => onFilter(next ?? 'all')}
        sx={{ maxWidth: '100%', overflowX: 'auto', '& > *': { flex: 'none', px: 1.25 } }}
      >
        {FILTERS.map((each) => (
          <ToggleButton key={each} value={each}>
            {words.count(filterName(words, each), counts[each])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
