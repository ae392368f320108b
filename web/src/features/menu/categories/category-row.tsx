import { clockTime } from '../../../ui/dates/clock.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Pencil, Plus } from 'lucide-react';
import { memo } from 'react';
import type { Category } from '@bhoj/domain/menu/shape/menu.schema';
import type { Words } from '../../../words/part.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';

export interface CategoryRowProps {
  readonly category: Category;
  readonly count: number;
  readonly isFirst: boolean;
  readonly onEdit: (category: Category) => void;
  readonly onAdd: (category: Category) => void;
}

export function categoryNote(words: Words<'menu'>, { from, to }: Category, count: number): string {
  const dishes = words.dishes(count);
  return from === null || to === null
    ? dishes
    : `${dishes} · ${words.categoryHours(clockTime(from), clockTime(to))}`;
}

/** The head of a category's card. Its dishes follow as rows of the same list. */
export const CategoryRow = memo(function CategoryRow(props: CategoryRowProps) {
  const words = useWords(menuPart);

  const { category, count, isFirst, onEdit, onAdd } = props;
  return (
    <Box sx={{ pt: isFirst ? 0 : 3 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          pl: { xs: 2, sm: 2.5 },
          pr: 1,
          py: 1.5,
          border: `1px solid ${cssVar('border')}`,
          borderRadius:
            count === 0 ? cssVar('radius-card') : `${cssVar('radius-card')} ${cssVar('radius-card')} 0 0`,
          backgroundColor: cssVar('card'),
        }}
      >
        <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
          <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {category.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {count === 0 ? words.emptyCategory : categoryNote(words, category, count)}
          </Typography>
        </Box>
        <Button
          size="small"
          variant="text"
          startIcon={<Plus aria-hidden />}
          aria-label={words.addDishTo(category.name)}
          onClick={() => onAdd(category)}
        >
          {words.addDish}
        </Button>
        <IconButton aria-label={words.edit(category.name)} onClick={() => onEdit(category)}>
          <Pencil size={20} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
});
