import { useEffect, useState } from 'react';
import { kitchenStock } from '@bhoj/domain/stock/shape/stock.collection';
import type { KitchenStock } from '@bhoj/domain/stock/shape/kitchen.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { Gate } from '../../../ui/plain/gate.tsx';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import { kitchenStockPart } from '../../../messages/kitchen/kitchen-stock/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CountPart } from './count-part.tsx';
import { DishPart } from './dish-part.tsx';
import { useStockOutbox } from './stock-outbox.ts';
import { useUsesStock } from './use-uses-stock.ts';
import { WastePart } from './waste-part.tsx';
import styles from './stock-sheet.module.css';

const ACTS = ['waste', 'dish', 'count'] as const;
type StockAct = (typeof ACTS)[number];

interface ActsProps {
  readonly restaurantId: string;
  readonly stock: KitchenStock;
  readonly onClose: () => void;
}

/** Waste or a count, and what still waits for the network. */
function Acts({ restaurantId, stock: { items, dishes = [] }, onClose }: ActsProps) {
  const words = useWords(kitchenStockPart);
  const reasons = { ...useWords(reasonsPart), ...words.refusals };
  const { acts, onlyInPage, notKept, isUnread, outbox } = useStockOutbox(restaurantId);
  const [, remember] = useUsesStock(restaurantId);
  const [act, setAct] = useState<StockAct>('waste');
  useEffect(() => {
    if (items.length > 0) remember(() => true);
  }, [items.length, remember]);
  const waiting = acts.filter(([, { refused }]) => refused === null).length;
  if (items.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <Segmented
        label={words.act}
        options={[
          { value: 'waste', label: words.waste },
          ...(dishes.length > 0 ? [{ value: 'dish', label: words.dish }] : []),
          { value: 'count', label: words.count },
        ]}
        value={act}
        onChange={(to) => setAct(ACTS.find((each) => each === to) ?? 'waste')}
      />
      {isUnread && <p role="alert">{words.unread}</p>}
      {acts.length > 0 && (
        <ul className={styles['waiting']}>
          {waiting > 0 && <li role="status">{words.waiting(waiting)}</li>}
          {notKept !== null && <li role="alert">{words.notKept[notKept](onlyInPage)}</li>}
          {acts.map(([id, act]) =>
            act.refused === null ? null : (
              <li key={id} role="alert">
                {words.refused(reasons[act.refused])} {act.shown}{' '}
                <PlainButton
                  size="small"
                  variant="outline"
                  onClick={() => outbox.put(id, { ...act, refused: null })}
                >
                  {words.again}
                </PlainButton>{' '}
                <PlainButton size="small" variant="outline" onClick={() => outbox.remove(id)}>
                  {words.gotIt}
                </PlainButton>
              </li>
            ),
          )}
        </ul>
      )}
      {act === 'waste' && <WastePart items={items} onAct={outbox.put} />}
      {act === 'dish' && <DishPart {...{ restaurantId, dishes }} onAct={outbox.put} />}
      {act === 'count' && (
        <CountPart {...{ restaurantId }} items={items} onAct={outbox.put} onDone={onClose} />
      )}
    </>
  );
}

export interface StockSheetProps {
  readonly restaurantId: string;
  readonly onClose: () => void;
}

/** The kitchen's waste and count. */
export function StockSheet({ restaurantId, onClose }: StockSheetProps) {
  const words = useWords(kitchenStockPart);
  const live = useLiveDoc(kitchenStock, { restaurantId });
  return (
    <BottomSheet open title={words.title} closeLabel={words.close} shape="full" onClose={onClose}>
      <Gate
        live={live}
        skeleton={<p role="status">{words.loading}</p>}
        words={{ failed: words.couldNotLoad, offline: words.offline }}
        missing={<p>{words.none}</p>}
      >
        {(stock) => <Acts {...{ restaurantId, stock, onClose }} />}
      </Gate>
    </BottomSheet>
  );
}
