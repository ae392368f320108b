import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@bhoj/domain/money/format';
import { itemOfLevel } from '@bhoj/domain/stock/shape/levels.schema';
import { mapLive } from '../../../firebase/live-values.ts';
import type { Live } from '../../../firebase/live.ts';
import { ItemPanel } from '../../../ui/mui/item-panel.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
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
  readonly onClose: () => void;
}

/** One item: what each store has of it, and its moves. */
export function ItemSide({ itemId, live, now, onClose }: ItemSideProps) {
  const words = useWords(stockNowPart);
  const found = mapLive(live, ({ rows, levels, items }) => {
    const row = rows.find(({ item }) => item.id === itemId) ?? null;
    const held = Object.entries(levels?.levels ?? {}).filter(([key]) => itemOfLevel(key) === itemId);
    const nameOf = (key: string) =>
      items.stores.find(({ id }) => id === key.split('@')[1])?.name ?? words.panel.mainStore;
    return { row, stores: held.map(([key, level]) => ({ key, name: nameOf(key), level })) };
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
      {({ row, stores }) =>
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
            <Typography variant="h6" component="h3">
              {words.panel.moves}
            </Typography>
            <ItemMoves row={row} now={now} />
          </Stack>
        )
      }
    </ItemPanel>
  );
}
