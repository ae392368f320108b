import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { otherNamesOf } from '@bhoj/domain/catalogue/names';
import { foodTagsOf } from '@bhoj/domain/menu/dish/food-rules';
import type { MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Words } from '../../../words/part.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { foodPart } from '../../../messages/shared/food/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { StatusDotBadge } from '../../../ui/shared/parts/status-dot-badge.tsx';
import { isUntilTold } from '../saving/menu-model.ts';

export interface DishWordsProps {
  readonly item: MenuItem;
  /** Epoch ms; null when available. */
  readonly soldOutUntil: number | null;
  /** The portions that are left; null where nobody counts them. */
  readonly left: number | null;
}

/** Texts that the search matches, besides the names. */
export const tagsOf = (menu: Words<'menu'>, food: Words<'foodWords'>, item: MenuItem): string[] => [
  ...foodTagsOf(item).map(({ rule, answer }) => food.tag(rule, answer)),
  ...(item.spice > 0 ? [menu.spice[item.spice] ?? ''] : []),
];

const quiet = { display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

/** Names, sizes and tags of a dish, and whether it is sold out. */
export function DishWords({ item, soldOutUntil, left }: DishWordsProps) {
  const menu = useWords(menuPart);
  const food = useWords(foodPart);

  const names = otherNamesOf(item);
  const facts = [
    ...(item.combo === undefined
      ? []
      : [`${menu.combo}: ${item.combo.slots.map(({ name }) => name).join(', ')}`]),
    ...item.variants.map((v) => `${v.name} ${formatPlain(v.pricePaise)}`),
    ...tagsOf(menu, food, item),
  ].join(' · ');
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0, flex: 1 }}>
      <Typography variant="subtitle1" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {item.name}
      </Typography>
      {(names.length > 0 || facts !== '') && (
        <Typography variant="body2" component="span" sx={quiet}>
          {names.map(([language, name], i) => (
            <Fragment key={language}>
              {i > 0 && ' · '}
              <span lang={language}>{name}</span>
            </Fragment>
          ))}
          {names.length > 0 && facts !== '' && ' · '}
          {facts}
        </Typography>
      )}
      {soldOutUntil === null && left !== null && <StatusDotBadge color="blue" word={menu.left(left)} />}
      {soldOutUntil !== null && (
        <StatusDotBadge color="grey" word={isUntilTold(soldOutUntil) ? menu.soldOut : menu.soldOutTomorrow} />
      )}
    </Box>
  );
}
