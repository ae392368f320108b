import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { TypedSearch } from './typed-search.tsx';

interface FilterBarProps {
  readonly words: {
    readonly search: string;
    readonly clearSearch: string;
    readonly filters: string;
    readonly filtersOn: (count: number) => string;
    readonly clearFilters: string;
  };
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The number of active filters. */
  readonly count: number;
  readonly onClear: () => void;
  /** True where the filters fold on a wide screen too. They are then open at first if one is active. */
  readonly foldsWide?: boolean;
  /** The grid's columns by width. */
  readonly columns: Readonly<Partial<Record<'xs' | 'sm' | 'md', string>>>;
  readonly children: ReactNode;
}

/** The search and the filters of a list. On a phone the filters fold behind one button. */
export function FilterBar({
  words,
  search,
  onSearch,
  count,
  onClear,
  foldsWide = false,
  columns,
  children,
}: FilterBarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(foldsWide && count > 0);
  const folded = isOpen ? 'grid' : 'none';
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <TypedSearch label={words.search} clearLabel={words.clearSearch} value={search} onChange={onSearch} />
        <Button
          variant="outlined"
          startIcon={<ListFilter aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          {...(!foldsWide && { sx: { display: { md: 'none' } } })}
        >
          {words.filtersOn(count)}
        </Button>
        {count > 0 && <Button onClick={onClear}>{words.clearFilters}</Button>}
      </Stack>
      <Box
        id={id}
        role="group"
        aria-label={words.filters}
        sx={{
          display: foldsWide ? folded : { xs: folded, md: 'grid' },
          gap: 1.5,
          gridTemplateColumns: columns,
        }}
      >
        {children}
      </Box>
    </Stack>
  );
}
