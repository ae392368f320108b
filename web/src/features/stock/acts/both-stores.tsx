import { heldOnWay } from '@bhoj/domain/stock/count/transfer';
import type { Way } from '@bhoj/domain/stock/count/transfer';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { StockLevels } from '@bhoj/domain/stock/shape/levels.schema';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { shownIn } from '../state/buying-text.ts';
import styles from './acts.module.css';

export interface BothStoresProps {
  readonly items: readonly StockItem[];
  readonly levels: StockLevels['levels'];
  readonly way: Way;
  readonly nameOf: (storeId: string | null) => string;
}

/** The stock of a transfer's items in both stores. */
export function BothStores({ items, levels, way, nameOf }: BothStoresProps) {
  const { transfer: words } = useWords(stockActsPart);
  return (
    <table className={styles['lines']} aria-label={words.after}>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{nameOf(way.from)}</th>
          <th scope="col">{nameOf(way.to)}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => {
          const { from, to } = heldOnWay(levels, { itemId: item.id, quantity: 0 }, way);
          return (
            <tr key={item.id}>
              <th scope="row">{item.name}</th>
              <td>{shownIn(from.before, item.unit)}</td>
              <td>{shownIn(to.before, item.unit)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
