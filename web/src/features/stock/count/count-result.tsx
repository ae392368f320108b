import Button from '@mui/material/Button';
import { formatPlain } from '@bhoj/domain/money/format';
import { foundBy } from '@bhoj/domain/stock/figures/found';
import { moveIdOf } from '@bhoj/domain/stock/ledger/new-move';
import { itemOfLevel } from '@bhoj/domain/stock/shape/levels.schema';
import { quantityText } from '@bhoj/domain/stock/shape/quantity-text';
import { stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { stockCountPart } from '../../../messages/owner/stock-count/en.ts';
import { stockNowPart } from '../../../messages/owner/stock-now/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { House } from '../state/use-in-house.ts';
import styles from './count.module.css';

export interface CountResultProps {
  /** Several for a count of many lines. */
  readonly countIds: readonly string[];
  readonly house: House;
  readonly onAgain: () => void;
}

/** The differences that a saved count found, in rupees too. */
export function CountResult({ countIds, house, onAgain }: CountResultProps) {
  const words = useWords(stockCountPart);
  return (
    <SectionCard title={words.result} footer={<Button onClick={onAgain}>{words.again}</Button>}>
      <Notice tone="success">{words.saved}</Notice>
      {countIds.map((countId) => (
        <Found key={countId} countId={countId} house={house} />
      ))}
    </SectionCard>
  );
}

function Found({ countId, house: { items, levels } }: { readonly countId: string; readonly house: House }) {
  const words = useWords(stockCountPart);
  const { units } = useWords(stockNowPart);
  const restaurantId = useRestaurantId();
  const live = useLiveDoc(stockMoves, { restaurantId, moveId: moveIdOf.count(countId) });
  return (
    <Gate
      live={live}
      skeleton={<SkeletonRows label={words.loadingResult} rows={3} />}
      words={{ failed: words.couldNotShow, offline: words.couldNotShow }}
      missing={<Notice tone="warning">{words.couldNotShow}</Notice>}
    >
      {(move) => {
        const { found, worthPaise } = foundBy(move, levels?.levels ?? {});
        const itemOf = (key: string) => items.items.find(({ id }) => id === itemOfLevel(key));
        if (found.length === 0) return <p>{words.asExpected}</p>;
        return (
          <table className={styles['found']} aria-label={words.result}>
            <thead>
              <tr>
                <th scope="col">{words.columns.name}</th>
                <th scope="col">{words.columns.difference}</th>
                <th scope="col">{words.columns.rupees}</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ key, itemId, quantity, worthPaise: worth }) => {
                const item = itemOf(key);
                const sign = quantity > 0 ? '+' : '';
                return (
                  <tr key={key}>
                    <th scope="row">{item?.name ?? itemId}</th>
                    <td>{item && `${sign}${quantityText(quantity, item.unit)} ${units[item.unit]}`}</td>
                    <td>{formatPlain(worth)}</td>
                  </tr>
                );
              })}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.inAll}</th>
                <td />
                <td>{formatPlain(worthPaise)}</td>
              </tr>
            </tfoot>
          </table>
        );
      }}
    </Gate>
  );
}
