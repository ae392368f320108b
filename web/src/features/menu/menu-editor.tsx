import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Plus, SearchX, UtensilsCrossed } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Category, Menu } from '@bhoj/domain/menu/menu.schema';
import { menu as words } from '../../messages/menu.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CategoryCard } from './category-card.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { DeleteDish } from './delete-dish.tsx';
import { DishDialog } from './dish-dialog.tsx';
import { grouped } from './menu-model.ts';
import type { Editing } from './menu-page.tsx';
import { useSaveMenu } from './use-save-menu.ts';
import { useSetAvailable } from './use-set-available.ts';

export interface MenuEditorProps {
  readonly restaurantId: string;
  readonly menu: Menu;
  readonly soldOut: Readonly<Record<string, number>>;
  readonly stations: readonly string[];
  readonly cutoff: string;
  readonly editing: Editing;
  readonly setEditing: (editing: Editing) => void;
}

export function MenuEditor(props: MenuEditorProps) {
  const { restaurantId, menu, soldOut, stations, cutoff, editing, setEditing } = props;
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const now = useNow(60_000);
  const save = useSaveMenu(menu);
  const setAvailable = useSetAvailable(restaurantId, cutoff);
  const wanted = useDeferredValue(search);
  const groups = useMemo(() => grouped(menu, wanted), [menu, wanted]);

  return (
    <Stack sx={{ gap: 3 }}>
      {menu.items.length > 0 && (
        <SearchField
          label={words.search}
          clearLabel={words.clearSearch}
          value={search}
          onChange={setSearch}
        />
      )}
      {menu.items.length === 0 && (
        <SectionCard>
          <EmptyState
            icon={UtensilsCrossed}
            line={words.empty}
            action={
              <Button variant="outlined" startIcon={<Plus aria-hidden />} onClick={() => setEditing('new')}>
                {words.addDish}
              </Button>
            }
          />
        </SectionCard>
      )}
      {menu.items.length > 0 && groups.length === 0 && (
        <EmptyState
          icon={SearchX}
          line={words.emptySearch(wanted.trim())}
          action={
            <Button variant="outlined" onClick={() => setSearch('')}>
              {words.clearSearch}
            </Button>
          }
        />
      )}
      {groups.map((group) => (
        <CategoryCard
          key={group.category.id}
          group={group}
          soldOut={soldOut}
          now={now}
          onEdit={setEditing}
          onEditCategory={setCategory}
          onAvailable={setAvailable}
        />
      ))}
      {editing !== null && (
        <DishDialog
          menu={menu}
          item={editing === 'new' ? null : editing}
          stations={stations}
          save={save}
          onDelete={() => setDeleting(true)}
          onClose={() => setEditing(null)}
        />
      )}
      {editing !== null && editing !== 'new' && (
        <DeleteDish
          open={isDeleting}
          menu={menu}
          item={editing}
          save={save}
          onDeleted={() => {
            setDeleting(false);
            setEditing(null);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
      {category !== null && (
        <CategoryDialog
          category={category}
          isEmpty={menu.items.every((item) => item.categoryId !== category.id)}
          save={save}
          onClose={() => setCategory(null)}
        />
      )}
    </Stack>
  );
}
