import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Category, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { menuBulkPart } from '../../../messages/owner/menu-bulk/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SearchField } from '../../../ui/mui/form/search-field.tsx';
import { VisuallyHidden } from '../../../ui/mui/visually-hidden.tsx';
import { EVERYTHING, grouped, searchTextOf } from '../saving/menu-model.ts';

export interface DishChoiceProps {
  readonly menu: Menu;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

interface OfCategoryProps extends Omit<DishChoiceProps, 'menu'> {
  readonly category: Category;
  readonly items: readonly MenuItem[];
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

const withAll = (chosen: ReadonlySet<string>, items: readonly MenuItem[], isIn: boolean) => {
  const ids = items.map(({ id }) => id);
  return isIn ? new Set([...chosen, ...ids]) : new Set([...chosen].filter((id) => !ids.includes(id)));
};

function OfCategory({ category, items, chosen, onChange, isOpen, onOpen }: OfCategoryProps) {
  const words = useWords(menuBulkPart);
  const count = items.filter(({ id }) => chosen.has(id)).length;
  return (
    <Box component="li">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <FormControlLabel
          label={words.wholeCategory(category.name, count, items.length)}
          control={
            <Checkbox
              checked={count === items.length}
              indeterminate={count > 0 && count < items.length}
              onChange={(_, isIn) => onChange(withAll(chosen, items, isIn))}
            />
          }
        />
        <Button aria-expanded={isOpen} onClick={onOpen} sx={{ minWidth: 44 }}>
          {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          <VisuallyHidden>{isOpen ? words.hide(category.name) : words.show(category.name)}</VisuallyHidden>
        </Button>
      </Stack>
      {isOpen && (
        <Stack component="ul" sx={{ m: 0, pl: 4, listStyle: 'none' }}>
          {items.map((item) => (
            <li key={item.id}>
              <FormControlLabel
                label={item.name}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.has(item.id)}
                    onChange={(_, isIn) => onChange(withAll(chosen, [item], isIn))}
                  />
                }
              />
            </li>
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** Chooses dishes one by one, by category, or all results of a search. */
export function DishChoice({ menu, chosen, onChange }: DishChoiceProps) {
  const words = useWords(menuBulkPart);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isSearching = search.trim() !== '';
  const groups = useMemo(
    () =>
      grouped(
        menu,
        { ...EVERYTHING, search },
        () => false,
        (item) => searchTextOf(item, []),
      ).filter(({ items }) => items.length > 0),
    [menu, search],
  );
  const found = groups.flatMap(({ items }) => items);
  const isEvery = found.length > 0 && found.every(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setOpen((now) =>
      now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set([...now, id]),
    );
  return (
    <Stack sx={{ gap: 1 }}>
      <SearchField label={words.search} clearLabel={words.search} value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <Typography>{words.noneFound}</Typography>
      ) : (
        <FormControlLabel
          label={words.allFound(found.length)}
          control={
            <Checkbox
              checked={isEvery}
              indeterminate={!isEvery && found.some(({ id }) => chosen.has(id))}
              onChange={(_, isIn) => onChange(withAll(chosen, found, isIn))}
            />
          }
        />
      )}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {groups.map(({ category, items }) => (
          <OfCategory
            key={category.id}
            {...{ category, items, chosen, onChange }}
            isOpen={isSearching || open.has(category.id)}
            onOpen={() => toggle(category.id)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
