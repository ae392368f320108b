import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { MenuItem } from '@bhoj/domain/menu/menu.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import { FoodMark } from '../../blocks/mark.tsx';
import { markWords, menu } from '../../messages/menu.ts';
import { cssVar } from '../../theme/css-var.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StatusDotBadge } from '../../ui/status-dot-badge.tsx';
import { isUntilTold, lowestPrice } from './menu-model.ts';

export interface DishRowProps {
  readonly item: MenuItem;
  /** Epoch ms; null is available. */
  readonly soldOutUntil: number | null;
  readonly onEdit: (item: MenuItem) => void;
  readonly onAvailable: (item: MenuItem, isAvailable: boolean) => void;
}

function Words({ item, soldOutUntil }: Pick<DishRowProps, 'item' | 'soldOutUntil'>) {
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography variant="subtitle1" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {item.name}
      </Typography>
      {item.nameHi !== null && (
        <Typography
          variant="body2"
          component="span"
          lang="hi"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {item.nameHi}
        </Typography>
      )}
      {item.variants.length > 0 && (
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {item.variants.map((v) => `${v.name} ${formatPlain(v.pricePaise)}`).join(' · ')}
        </Typography>
      )}
      {soldOutUntil !== null && (
        <StatusDotBadge color="grey" word={isUntilTold(soldOutUntil) ? menu.soldOut : menu.soldOutTomorrow} />
      )}
    </Box>
  );
}

/** One dish: the row opens it, the switch says whether it can be had. Memoised: 500 of them stay fluent. */
export const DishRow = memo(function DishRow({ item, soldOutUntil, onEdit, onAvailable }: DishRowProps) {
  const price = formatPlain(lowestPrice(item));
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: { xs: 2, sm: 3 },
        pr: { xs: 1, sm: 2 },
        borderTop: `1px solid ${cssVar('border')}`,
        '&:hover': { backgroundColor: cssVar('hover') },
      }}
    >
      <FoodMark mark={item.mark} label={markWords[item.mark]} />
      <ButtonBase
        onClick={() => onEdit(item)}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 56,
          gap: 1.5,
          py: 1,
          pl: 0.5,
          textAlign: 'left',
          justifyContent: 'flex-start',
          '&.Mui-focusVisible': { outlineOffset: -2 },
        }}
      >
        <VisuallyHidden>{menu.editVerb}</VisuallyHidden>
        <Words item={item} soldOutUntil={soldOutUntil} />
        <Box component="span" sx={{ fontWeight: cssVar('weight-medium') }}>
          <MoneyText>{item.variants.length > 0 ? menu.from(price) : price}</MoneyText>
        </Box>
      </ButtonBase>
      <Typography
        aria-hidden
        variant="body2"
        sx={{ display: { xs: 'none', sm: 'block' }, width: 76, textAlign: 'right', color: 'text.secondary' }}
      >
        {soldOutUntil === null ? menu.available : menu.soldOut}
      </Typography>
      <Switch
        checked={soldOutUntil === null}
        onChange={(_, isAvailable) => onAvailable(item, isAvailable)}
        slotProps={{ input: { role: 'switch', 'aria-label': menu.availableLabel(item.name) } }}
      />
    </Box>
  );
});
