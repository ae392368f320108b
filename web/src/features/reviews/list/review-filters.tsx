import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import type { ReviewSums } from '@bhoj/domain/reviews/rollup.schema';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { TypedSearch } from '../../../ui/table/typed-search.tsx';
import { reviewsPart } from '../../../words/owner/reviews.ts';
import { useWords } from '../../../words/use-words.ts';
import { countOf, optionsOf } from '../state/reviews-model.ts';
import type { Options } from '../state/reviews-model.ts';
import { NO_FILTERS, STARS } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string | null;
  readonly options: Options;
  /** The word of a value that is no option, such as one of an old address. */
  readonly unknown?: string;
  readonly onChange: (value: string | null) => void;
}

function Choice({ label, value, options, unknown, onChange }: ChoiceProps) {
  const { any } = useWords(reviewsPart);
  const isKnown = value === null || options.some(([option]) => option === value);
  const all = isKnown ? options : [...options, [value, unknown ?? value] as const];
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{any}</MenuItem>
      {all.map(([option, word]) => (
        <MenuItem key={option} value={option}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  );
}

export interface FilterBarProps {
  /** Null while there are none: then there is nothing to choose but stars. */
  readonly sums: ReviewSums | null;
  readonly address: Address;
  readonly onGo: (to: Partial<Address>) => void;
}

/** Search and filters; on a phone the filters fold behind one button. */
export function FilterBar({ sums, address, onGo }: FilterBarProps) {
  const words = useWords(reviewsPart);
  const places = usePlaceWords();
  const [isOpen, setOpen] = useState(false);
  const count = countOf(address);
  const { tables, dishes, captains } = optionsOf(sums, (id) => tableName(places, id));
  return (
    <Stack sx={{ gap: 1.5, px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <TypedSearch
          label={words.search}
          clearLabel={words.clearSearch}
          value={address.q}
          onChange={(q) => onGo({ q })}
        />
        <Button
          variant="outlined"
          startIcon={<ListFilter aria-hidden />}
          aria-expanded={isOpen}
          aria-controls="review-filters"
          onClick={() => setOpen(!isOpen)}
          sx={{ display: { md: 'none' } }}
        >
          {words.filtersOn(count)}
        </Button>
        {count > 0 && <Button onClick={() => onGo(NO_FILTERS)}>{words.clearFilters}</Button>}
      </Stack>
      <Box
        id="review-filters"
        role="group"
        aria-label={words.filters}
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        <Choice
          label={words.stars}
          value={address.stars}
          options={STARS.map((stars) => [stars, words.starCount(Number(stars))])}
          onChange={(to) => onGo({ stars: STARS.find((each) => each === to) ?? null })}
        />
        <Choice
          label={words.table}
          value={address.table}
          options={tables}
          onChange={(table) => onGo({ table })}
        />
        <Choice
          label={words.dish}
          value={address.dish}
          options={dishes}
          unknown={words.unknownDish}
          onChange={(dish) => onGo({ dish })}
        />
        <Choice
          label={words.captain}
          value={address.captain}
          options={captains}
          unknown={words.unknownCaptain}
          onChange={(captain) => onGo({ captain })}
        />
      </Box>
    </Stack>
  );
}
