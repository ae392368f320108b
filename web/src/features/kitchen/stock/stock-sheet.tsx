import { useEffect, useState } from 'react';
import { stockItems } from '@bhoj/domain/stock/shape/stock.collection';
import type { StockItems } from '@bhoj/domain/stock/shape/items.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { Gate } from '../../../ui/plain/gate.tsx';
import { Segmented } from '../../../ui/shared/parts/segmented.tsx';
import { kitchenStockPart } from '../../../messages/kitchen/kitchen-stock/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CountPart } from './count-part.tsx';
import { actsOf, without } from './outbox.ts';
import type { OutAct } from './outbox.ts';
import { useKept, useUsesStock } from './use-kept.ts';
import { WastePart } from './waste-part.tsx';
import styles from './stock-sheet.module.css';

interface ActsProps {
  readonly restaurantId: string;
  readonly items: StockItems['items'];
  readonly onClose: () => void;
}

/** Waste or a count, and what still waits for the network. */
function Acts({ restaurantId, items, onClose }: ActsProps) {
  const words = useWords(kitchenStockPart);
  const reasons = { ...useWords(reasonsPart), ...words.refusals };
  const [kept, update] = useKept(restaurantId);
  const [, remember] = useUsesStock(restaurantId);
  const [act, setAct] = useState<'waste' | 'count'>('waste');
  const known = items.filter(({ active }) => active);
  useEffect(() => {
    if (known.length > 0) remember(() => true);
  }, [known.length, remember]);
  const acts = actsOf(kept);
  const waiting = acts.filter(([, { refused }]) => refused === null).length;
  const add = (id: string, made: OutAct) => update((all) => ({ ...all, [id]: made }));
  if (known.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <Segmented
        label={words.act}
        options={[
          { value: 'waste', label: words.waste },
          { value: 'count', label: words.count },
        ]}
        value={act}
        onChange={(to) => setAct(to === 'count' ? 'count' : 'waste')}
      />
      {acts.length > 0 && (
        <ul className={styles['waiting']}>
          {waiting > 0 && <li role="status">{words.waiting(waiting)}</li>}
          {acts.map(([id, { refused }]) =>
            refused === null ? null : (
              <li key={id} role="alert">
                {words.refused(reasons[refused])}{' '}
                <PlainButton size="small" variant="outline" onClick={() => update((all) => without(all, id))}>
                  {words.gotIt}
                </PlainButton>
              </li>
            ),
          )}
        </ul>
      )}
      {act === 'waste' ? (
        <WastePart items={known} onAct={add} />
      ) : (
        <CountPart {...{ restaurantId }} items={known} onAct={add} onDone={onClose} />
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
  const live = useLiveDoc(stockItems, { restaurantId });
  return (
    <BottomSheet open title={words.title} closeLabel={words.close} shape="full" onClose={onClose}>
      <Gate
        live={live}
        skeleton={<p role="status">{words.loading}</p>}
        words={{ failed: words.couldNotLoad, offline: words.offline }}
        missing={<p>{words.none}</p>}
      >
        {({ items }) => <Acts {...{ restaurantId, items, onClose }} />}
      </Gate>
    </BottomSheet>
  );
}
