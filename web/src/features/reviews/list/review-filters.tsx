import Box from '@mui/material/Box';
import type { ReviewSums } from '@bhoj/domain/reviews/rollup.schema';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { ChoiceField } from '../../../ui/mui/form/choice-field.tsx';
import { FilterBar } from '../../../ui/table/filter-bar.tsx';
import { reviewsPart } from '../../../messages/owner/reviews/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { countOf, optionsOf } from '../state/reviews-model.ts';
import { NO_FILTERS, STARS } from '../state/use-address.ts';
import type { Address } from '../state/use-address.ts';

export interface ReviewFiltersProps {
  /** Null without any review: then only stars can be chosen. */
  readonly sums: ReviewSums | null;
  readonly address: Address;
  readonly onGo: (to: Partial<Address>) => void;
}

/** The search and the filters of the reviews. */
export function ReviewFilters({ sums, address, onGo }: ReviewFiltersProps) {
  const words = useWords(reviewsPart);
  const places = usePlaceWords();
  const { tables, dishes, captains } = optionsOf(sums, (id) => tableName(places, id));
  const choice = { size: 'small', none: words.any } as const;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
      <FilterBar
        words={words}
        search={address.q}
        onSearch={(q) => onGo({ q })}
        count={countOf(address)}
        onClear={() => onGo(NO_FILTERS)}
        columns={{ xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' }}
      >
        <ChoiceField
          {...choice}
          label={words.stars}
          value={address.stars}
          options={STARS.map((stars) => [stars, words.starCount(Number(stars))])}
          onChange={(stars) => onGo({ stars })}
        />
        <ChoiceField
          {...choice}
          label={words.table}
          value={address.table}
          options={tables}
          onChange={(table) => onGo({ table })}
        />
        <ChoiceField
          {...choice}
          label={words.dish}
          value={address.dish}
          options={dishes}
          unknown={words.unknownDish}
          onChange={(dish) => onGo({ dish })}
        />
        <ChoiceField
          {...choice}
          label={words.captain}
          value={address.captain}
          options={captains}
          unknown={words.unknownCaptain}
          onChange={(captain) => onGo({ captain })}
        />
      </FilterBar>
    </Box>
  );
}
