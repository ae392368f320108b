import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import type { Category, MenuItem } from '@bhoj/domain/menu/menu.schema';
import { menu as words } from '../../messages/menu.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { DishRow } from './dish-row.tsx';
import type { CategoryGroup } from './menu-model.ts';

export interface CategoryCardProps {
  readonly group: CategoryGroup;
  readonly soldOut: Readonly<Record<string, number>>;
  readonly now: number;
  readonly onEdit: (item: MenuItem) => void;
  readonly onEditCategory: (category: Category) => void;
  readonly onAvailable: (item: MenuItem, isAvailable: boolean) => void;
}

function note({ category, items }: CategoryGroup): string {
  const count = words.dishes(items.length);
  if (category.from === null || category.to === null) return count;
  return `${count} · ${words.categoryHours(category.from, category.to)}`;
}

export const CategoryCard = memo(function CategoryCard(props: CategoryCardProps) {
  const { group, soldOut, now, onEdit, onEditCategory, onAvailable } = props;
  const { category, items } = group;
  return (
    <SectionCard
      title={category.name}
      description={note(group)}
      padding="flush"
      actions={
        <IconButton aria-label={words.edit(category.name)} onClick={() => onEditCategory(category)}>
          <Pencil size={20} aria-hidden />
        </IconButton>
      }
    >
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, contentVisibility: 'auto', containIntrinsicSize: 'auto 600px' }}
      >
        {items.map((item) => {
          const until = soldOut[item.id] ?? 0;
          return (
            <DishRow
              key={item.id}
              item={item}
              soldOutUntil={until > now ? until : null}
              onEdit={onEdit}
              onAvailable={onAvailable}
            />
          );
        })}
      </Box>
    </SectionCard>
  );
});
