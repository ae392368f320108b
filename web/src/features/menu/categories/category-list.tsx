import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import type { Category, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { categoryNote } from './category-row.tsx';
import { DragHandle } from './drag-handle.tsx';
import { Sorting } from './sorting.tsx';

export interface CategoryListProps {
  readonly categories: readonly Category[];
  readonly items: readonly MenuItem[];
  /** Null means all categories. */
  readonly currentId: string | null;
  readonly onChoose: (categoryId: string | null) => void;
  readonly onMove: (categoryId: string, overId: string) => void;
}

interface RowProps {
  readonly category: Category;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly above: string | undefined;
  readonly below: string | undefined;
  readonly onChoose: (categoryId: string) => void;
  readonly onMove: (categoryId: string, overId: string) => void;
}

const look = (isCurrent: boolean) =>
  ({
    flex: 1,
    minWidth: 0,
    minHeight: 44,
    px: 1,
    py: 0.5,
    borderRadius: cssVar('radius-control'),
    textAlign: 'left',
    justifyContent: 'flex-start',
    ...(isCurrent
      ? { backgroundColor: cssVar('primary-soft'), color: cssVar('primary') }
      : { '&:hover': { backgroundColor: cssVar('hover') } }),
  }) as const;

function CategoryItem({ category, count, isCurrent, above, below, onChoose, onMove }: RowProps) {
  const words = useWords(menuPart);

  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition } = useSortable({
    id: category.id,
  });
  const move = (overId: string | undefined, label: string, Icon: typeof ArrowUp) => (
    <IconButton
      size="small"
      aria-label={`${label}: ${category.name}`}
      disabled={overId === undefined}
      onClick={() => overId !== undefined && onMove(category.id, overId)}
    >
      <Icon size={18} aria-hidden />
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ display: 'flex', alignItems: 'center', backgroundColor: cssVar('card') }}
    >
      <DragHandle name={category.name} attach={setActivatorNodeRef} {...{ attributes, listeners }} />
      <ButtonBase
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onChoose(category.id)}
        sx={look(isCurrent)}
      >
        <Box component="span" sx={{ minWidth: 0 }}>
          <Typography
            variant="subtitle2"
            component="span"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {category.name}
          </Typography>
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            {categoryNote(words, category, count)}
          </Typography>
        </Box>
      </ButtonBase>
      {move(above, words.moveUp, ArrowUp)}
      {move(below, words.moveDown, ArrowDown)}
    </Box>
  );
}

/**
 * The categories in order; a person can open and arrange them. Memoised, so that typing in the search does not render
 * it.
 */
export const CategoryList = memo(function CategoryList(props: CategoryListProps) {
  const words = useWords(menuPart);

  const { categories, items, currentId, onChoose, onMove } = props;
  const ids = useMemo(() => categories.map(({ id }) => id), [categories]);
  const nameOf = useCallback((id: string) => categories.find((c) => c.id === id)?.name ?? '', [categories]);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { categoryId } of items) found.set(categoryId, (found.get(categoryId) ?? 0) + 1);
    return found;
  }, [items]);
  return (
    <nav aria-label={words.categories}>
      <ButtonBase
        aria-current={currentId === null ? 'true' : undefined}
        onClick={() => onChoose(null)}
        sx={{ ...look(currentId === null), width: '100%', mb: 0.5 }}
      >
        <Typography variant="subtitle2" component="span">
          {`${words.allDishes} · ${items.length}`}
        </Typography>
      </ButtonBase>
      <Sorting ids={ids} nameOf={nameOf} onMove={onMove}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {categories.map((category, i) => (
            <CategoryItem
              key={category.id}
              category={category}
              count={counts.get(category.id) ?? 0}
              isCurrent={category.id === currentId}
              above={ids[i - 1]}
              below={ids[i + 1]}
              onChoose={onChoose}
              onMove={onMove}
            />
          ))}
        </Box>
      </Sorting>
    </nav>
  );
});
