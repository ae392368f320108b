import { useState } from 'react';
import { clearPhones } from '@bhoj/domain/orders/door/phones.contract';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { phonesPart } from '../../../messages/captain/phones/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useWaitingPhones } from '../guests/use-waiting-phones.ts';
import type { WaitingAt } from '../guests/use-waiting-phones.ts';
import { ActSheet } from '../acts/act-sheet.tsx';
import styles from '../captain-text.module.css';

/** Clears the phones that scanned a free table's code, after a question. Present only where such a phone waits. */
export function ClearTable({ restaurantId, tableId, now }: WaitingAt) {
  const phones = useWords(phonesPart);
  const places = usePlaceWords();

  const act = useAct(clearPhones);
  const known = useWaitingPhones({ restaurantId, tableId, now });
  const [isAsked, setAsked] = useState(false);
  // The phones stay in the data for a moment longer.
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const waiting = known.filter((id) => !cleared.includes(id)).length;
  const clear = async () => {
    if (!(await act.run({ tableId }))) return;
    setCleared(known);
    setAsked(false);
  };
  if (waiting === 0 && cleared.length === 0 && !isAsked) return null;
  return (
    <>
      <p role="status" className={styles['quiet']}>
        {waiting === 0 ? phones.cleared : phones.waiting(waiting)}
      </p>
      {waiting > 0 && (
        <div className={styles['choices']}>
          <PlainButton variant="outline" onClick={() => setAsked(true)}>
            {phones.clear}
          </PlainButton>
        </div>
      )}
      {isAsked && (
        <ActSheet
          {...act}
          title={phones.clearTitle(tableName(places, tableId))}
          hint={phones.clearHint}
          go={phones.clearGo}
          isDanger
          onGo={() => void clear()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
