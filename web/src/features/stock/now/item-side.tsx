import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@bhoj/domain/money/format';
import { recipes } from '@bhoj/domain/stock/shape/stock.collection';
import { ArrowRightLeft, CookingPot, Trash2 } from 'lucide-react';
import { itemOfLevel, storeOfLevel } from '@bhoj/domain/stock/shape/levels.schema';
import { mapLive } from '../../../firebase/live-values.ts';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import type { Live } from '../../../firebase/live.ts';
import { ItemPanel } from '../../../ui/mui/item-panel.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { stockNowPart } from '../../../messages/owner/stock-now/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { House } from '../state/use-in-house.ts';
import { ItemMoves } from './item-moves.tsx';
import { shown } from './now-columns.tsx';
import styles from './now.module.css';

export interface ItemSideProps {
  readonly itemId: string | null;
  readonly live: Live<House>;
  readonly now: number;
  /** Missing for people who may not change the stock. */
  readonly onAct?: (act: ItemAct) => void;
  readonly onClose: () => void;
}

/** The acts on an item from its panel; a transfer begins without an item too. */
export type ItemAct =
  | { readonly kind: 'transfer'; readonly itemId: string | null }
  | { readonly kind: 'made' | 'waste'; readonly itemId: string };

/** One item: what each store has of it, and its moves. */
export function ItemSide({ itemId, live, now, onAct, onClose }: ItemSideProps) {
  const words = useWords(stockNowPart);
  const { transfer, batch, waste } = useWords(stockActsPart);
  const restaurantId = useRestaurantId();
  const cooked = useLiveDoc(recipes, itemId !== null && onAct !== undefined ? { restaurantId } : null);
  const batches = cooked.state === 'ready' ? cooked.value.batches : {};
  const isMade = itemId !== null && Object.hasOwn(batches, itemId) && batches[itemId]?.isKept === true;
  const found = mapLive(live, ({ rows, levels, items }) => {
    const row = rows.find(({ item }) => item.id === itemId) ?? null;
    const own = row?.item.storeId ?? null;
    // Items that were moved to another store leave a level of nothing behind in the first.
    const held = Object.entries(levels?.levels ?? {}).filter(
      ([key, { quantity, worthPaise }]) =>
        itemOfLevel(key) === itemId && (quantity !== 0 || worthPaise !== 0 || storeOfLevel(key) === own),
    );
    const nameOf = (key: string) =>
      items.stores.find(({ id }) => id === key.split('@')[1])?.name ?? words.panel.mainStore;
    return {
      row,
      houseStores: items.stores,
      stores: held.map(([key, level]) => ({ key, name: nameOf(key), level })),
    };
  });
  return (
    <ItemPanel
      id={itemId}
      live={found}
      title={(it) => it?.row?.item.name ?? words.panel.title}
      words={words.panel}
      missing={<Notice tone="info">{words.panel.gone}</Notice>}
      onClose={onClose}
    >
      {({ row, stores, houseStores }) =>
        row === null ? (
          <Notice tone="info">{words.panel.gone}</Notice>
        ) : (
          <Stack sx={{ gap: 3 }}>
            <table className={styles['categories']} aria-label={words.panel.stores}>
              <tbody>
                {stores.map(({ key, name, level }) => (
                  <tr key={key}>
                    <th scope="row">{name}</th>
                    <td>{shown(words, row, level.quantity)}</td>
                    <td>{formatMoney(level.worthPaise)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {onAct !== undefined && (
              <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
                {houseStores.length > 0 && (
                  <Button
                    variant="outlined"
                    startIcon={<ArrowRightLeft aria-hidden />}
                    onClick={() => onAct({ kind: 'transfer', itemId: row.item.id })}
                  >
                    {transfer.open}
                  </Button>
                )}
                {isMade && (
                  <Button
                    variant="outlined"
                    startIcon={<CookingPot aria-hidden />}
                    onClick={() => onAct({ kind: 'made', itemId: row.item.id })}
                  >
                    {batch.open}
                  </Button>
                )}
                <Button
                  variant="outlined"
                  startIcon={<Trash2 aria-hidden />}
                  onClick={() => onAct({ kind: 'waste', itemId: row.item.id })}
                >
                  {waste.open}
                </Button>
              </Stack>
            )}
            <Typography variant="h6" component="h3">
              {words.panel.moves}
            </Typography>
            <ItemMoves row={row} now={now} stores={houseStores} />
          </Stack>
        )
      }
    </ItemPanel>
  );
}
