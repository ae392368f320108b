import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { formatPlain, formatShare } from '@bhoj/domain/money/format';
import { minus } from '@bhoj/domain/money/money';
import { priceAlarm } from '@bhoj/domain/stock/figures/price-alarm-of-bill';
import type { PaidPrice } from '@bhoj/domain/stock/figures/price-alarm-of-bill';
import type { BelowMargin } from '@bhoj/domain/stock/recipes/price-alarm';
import { USUAL_FOOD_COST_BP } from '@bhoj/domain/stock/shape/recipes.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useKitchen } from '../../../joint/recipes/kitchen.ts';
import type { Kitchen } from '../../../joint/recipes/kitchen.ts';
import { stockAlarmPart } from '../../../messages/owner/stock-alarm/en.ts';
import type { Words } from '../../../words/part.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useWords } from '../../../words/use-words.ts';
import styles from '../acts/acts.module.css';

export interface PriceAlarmProps {
  /** The prices that the bill paid, and the last ones before. */
  readonly paid: readonly PaidPrice[];
  /** True to say so where no price rose. */
  readonly isAsked?: boolean;
  readonly onDone?: () => void;
}

const joined = (words: Words<'stockAlarm'>, parts: readonly string[]): string => {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : words.and(parts.slice(0, -1).join(', '), last);
};

function Dishes({ dishes }: { readonly dishes: readonly BelowMargin[] }) {
  const words = useWords(stockAlarmPart);
  const heads = words.columns;
  return (
    <table className={styles['lines']} aria-label={words.list}>
      <thead>
        <tr>
          <th scope="col">{heads.dish}</th>
          <th scope="col">{heads.before}</th>
          <th scope="col">{heads.after}</th>
          <th scope="col">{heads.share}</th>
        </tr>
      </thead>
      <tbody>
        {dishes.map(({ key, name, size, pricePaise, beforePaise, afterPaise, shareBp }) => (
          <tr key={key}>
            <th scope="row">
              <Link to={`?tab=recipes&recipe=${encodeURIComponent(key)}`}>
                {size === null ? name : words.size(name, size)}
              </Link>
            </th>
            <td>{formatPlain(minus(pricePaise, beforePaise))}</td>
            <td>{formatPlain(minus(pricePaise, afterPaise))}</td>
            <td>{formatShare(shareBp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NO_LEVELS = {};

function Alarm({
  paid,
  isAsked = false,
  onDone,
  kitchen,
  menu,
}: PriceAlarmProps & { readonly kitchen: Kitchen; readonly menu: Menu }) {
  const words = useWords(stockAlarmPart);
  const { recipes, items } = kitchen;
  const levels = kitchen.levels ?? NO_LEVELS;
  const { rises, dishes } = useMemo(
    () => priceAlarm(paid, { recipes, items: [...items.values()], levels }, menu),
    [paid, recipes, items, levels, menu],
  );
  if (rises.length === 0) return isAsked ? <Typography role="status">{words.noRise}</Typography> : null;
  const said = joined(
    words,
    rises.map(({ itemId, roseBp }) => words.rise(items.get(itemId)?.name ?? itemId, formatShare(roseBp))),
  );
  const isBad = dishes.length > 0;
  return (
    <Notice
      tone={isBad ? 'warning' : 'info'}
      title={isBad ? words.fell(said, dishes.length) : words.title}
      {...(onDone !== undefined && {
        action: (
          <Button color="inherit" onClick={onDone}>
            {words.gotIt}
          </Button>
        ),
      })}
    >
      {isBad ? (
        <Stack sx={{ gap: 1 }}>
          <Dishes dishes={dishes} />
          <Typography variant="body2">
            {words.limit(formatShare(recipes.mostCostBp ?? USUAL_FOOD_COST_BP))}
          </Typography>
        </Stack>
      ) : (
        words.noDish(said)
      )}
    </Notice>
  );
}

/** The effect of a bill on the margins of dishes: items that rose, and dishes that fell below the owner's margin. */
export function PriceAlarm(props: PriceAlarmProps) {
  const words = useWords(stockAlarmPart);
  const menu = useLiveDoc(menus, { restaurantId: useRestaurantId() });
  const kitchen = useKitchen();
  const states = {
    skeleton: <SkeletonRows label={words.loading} rows={2} />,
    words: { failed: words.failed, offline: words.offline },
  };
  return (
    <Gate live={kitchen} {...states}>
      {(known) => (
        <Gate live={menu} {...states}>
          {(of) => <Alarm {...props} kitchen={known} menu={of} />}
        </Gate>
      )}
    </Gate>
  );
}
