import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { lowestPrice } from '@bhoj/domain/menu/dish/lowest-price';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { DishPhoto } from '../../../blocks/dish/dish-photo.tsx';
import { FoodMark } from '../../../blocks/dish/mark.tsx';
import { menuMarkPart, menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { MoneyText } from '../../../ui/shared/parts/money-text.tsx';
import { VisuallyHidden } from '../../../ui/mui/visually-hidden.tsx';
import { DragHandle } from '../categories/drag-handle.tsx';
import { DishWords } from './dish-words.tsx';
import type { DishWordsProps } from './dish-words.tsx';

export interface DishRowProps extends DishWordsProps {
  readonly isLast: boolean;
  readonly onEdit: (item: MenuItem) => void;
  readonly onAvailable: (item: MenuItem, isAvailable: boolean) => void;
  readonly onMore: (item: MenuItem, anchor: HTMLElement) => void;
}

const PHOTO = 44;

/** Side by side; on a phone the price stands below, because the name needs the width. */
const NAME_AND_PRICE = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: { xs: 0, sm: 1.5 },
};

function Price({ item }: { readonly item: MenuItem }) {
  const menu = useWords(menuPart);

  const price = formatPlain(lowestPrice(item));
  const from = item.variants.length > 0 ? menu.from(price) : price;
  const { open } = item;
  const shown = open && menu.between(formatPlain(open.minPaise), formatPlain(open.maxPaise));
  return (
    <Box component="span" sx={{ flex: 'none', fontWeight: cssVar('weight-medium') }}>
      <MoneyText>{shown ?? (item.byWeight === undefined ? from : menu.perKilo(from))}</MoneyText>
    </Box>
  );
}

/** One dish: the row opens it, the switch sets its availability. Memoised, so that a tap renders one row of 500. */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const markWords = useWords(menuMarkPart);
  const menu = useWords(menuPart);

  const { item, soldOutUntil, left, isLast, onEdit, onAvailable, onMore } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: item.id });
  return (
    <Box
      ref={setNodeRef}
      role="group"
      aria-label={item.name}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: { xs: 2, sm: 2.5 },
        pr: { xs: 0.5, sm: 1 },
        border: `1px solid ${cssVar('border')}`,
        borderTopWidth: 0,
        borderRadius: isLast ? `0 0 ${cssVar('radius-card')} ${cssVar('radius-card')}` : 0,
        backgroundColor: cssVar('card'),
        '&:hover': { backgroundColor: cssVar('hover') },
        ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: cssVar('shadow') }),
      }}
    >
      {/* On a phone, dishes are moved from the row's menu, because the name needs the width. */}
      <DragHandle
        name={item.name}
        attach={setActivatorNodeRef}
        attributes={attributes}
        listeners={listeners}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, mx: -1 }}
      />
      <FoodMark mark={item.mark} label={markWords[item.mark]} />
      <ButtonBase
        onClick={() => onEdit(item)}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 64,
          gap: 1.5,
          py: 1,
          pl: 0.5,
          textAlign: 'left',
          justifyContent: 'flex-start',
          '&.Mui-focusVisible': { outlineOffset: -2 },
        }}
      >
        <VisuallyHidden>{menu.editVerb}</VisuallyHidden>
        <DishPhoto photoId={item.photo} size="small" side={PHOTO} />
        <Box component="span" sx={NAME_AND_PRICE}>
          <DishWords item={item} soldOutUntil={soldOutUntil} left={left} />
          <Price item={item} />
        </Box>
      </ButtonBase>
      <Typography
        aria-hidden
        variant="body2"
        sx={{ display: { xs: 'none', lg: 'block' }, width: 76, textAlign: 'right', color: 'text.secondary' }}
      >
        {soldOutUntil === null ? menu.available : menu.soldOut}
      </Typography>
      <Switch
        checked={soldOutUntil === null}
        onChange={(_, isAvailable) => onAvailable(item, isAvailable)}
        slotProps={{ input: { role: 'switch', 'aria-label': menu.availableLabel(item.name) } }}
      />
      <IconButton
        aria-label={menu.actions(item.name)}
        aria-haspopup="menu"
        onClick={(event) => onMore(item, event.currentTarget)}
      >
        <EllipsisVertical size={20} aria-hidden />
      </IconButton>
    </Box>
  );
});
