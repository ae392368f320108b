import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ArrowDownUp } from 'lucide-react';
import type { RefObject } from 'react';
import { FOOD_MARKS } from '@bhoj/domain/menu/shape/menu.schema';
import type { Category, Mark } from '@bhoj/domain/menu/shape/menu.schema';
import { FoodMark } from '../../../blocks/dish/mark.tsx';
import { menuMarkPart, menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SearchField } from '../../../ui/mui/form/search-field.tsx';
import { useSearchShortcut } from '../../../ui/shared/use-search-shortcut.ts';
import type { Wanted } from '../saving/menu-model.ts';

export interface MenuFiltersProps {
  readonly categories: readonly Category[];
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  readonly onArrange: () => void;
  readonly area: RefObject<HTMLDivElement | null>;
}

function CategoryChips({ categories, wanted, onChange, onArrange }: Omit<MenuFiltersProps, 'area'>) {
  const words = useWords(menuPart);

  const chip = (id: string | null, label: string) => (
    <Chip
      key={id ?? ''}
      label={label}
      aria-pressed={wanted.categoryId === id}
      variant="outlined"
      color={wanted.categoryId === id ? 'primary' : 'default'}
      onClick={() => onChange({ ...wanted, categoryId: id })}
    />
  );
  return (
    <Stack direction="row" sx={{ display: { md: 'none' }, gap: 1, alignItems: 'center', minWidth: 0 }}>
      <Box
        role="group"
        aria-label={words.categories}
        sx={{ display: 'flex', gap: 1, flex: 1, minWidth: 0, overflowX: 'auto', py: 0.5 }}
      >
        {chip(null, words.allDishes)}
        {categories.map(({ id, name }) => chip(id, name))}
      </Box>
      <Button variant="outlined" startIcon={<ArrowDownUp aria-hidden />} onClick={onArrange}>
        {words.arrange}
      </Button>
    </Stack>
  );
}

/** Filters the menu by words, category, mark and availability. */
export function MenuFilters({ area, ...props }: MenuFiltersProps) {
  const markWords = useWords(menuMarkPart);
  const words = useWords(menuPart);

  const { wanted, onChange } = props;
  useSearchShortcut(area);
  const toggle = (mark: Mark) =>
    onChange({
      ...wanted,
      marks: wanted.marks.includes(mark)
        ? wanted.marks.filter((other) => other !== mark)
        : [...wanted.marks, mark],
    });
  return (
    <Stack ref={area} sx={{ gap: 1.5, minWidth: 0 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 16rem', maxWidth: 480 }}>
          <SearchField
            label={words.search}
            clearLabel={words.clearSearch}
            value={wanted.search}
            onChange={(search) => onChange({ ...wanted, search })}
          />
        </Box>
        <Stack
          direction="row"
          useFlexGap
          role="group"
          aria-label={words.filters}
          sx={{ gap: 1, flexWrap: 'wrap' }}
        >
          {FOOD_MARKS.map((mark) => (
            <Chip
              key={mark}
              icon={
                <Box component="span" sx={{ display: 'inline-flex' }}>
                  <FoodMark mark={mark} label="" />
                </Box>
              }
              label={markWords[mark]}
              variant="outlined"
              color={wanted.marks.includes(mark) ? 'primary' : 'default'}
              aria-pressed={wanted.marks.includes(mark)}
              onClick={() => toggle(mark)}
            />
          ))}
          <Chip
            label={words.onlySoldOut}
            variant="outlined"
            color={wanted.onlySoldOut ? 'primary' : 'default'}
            aria-pressed={wanted.onlySoldOut}
            onClick={() => onChange({ ...wanted, onlySoldOut: !wanted.onlySoldOut })}
          />
        </Stack>
      </Stack>
      <CategoryChips {...props} />
    </Stack>
  );
}
