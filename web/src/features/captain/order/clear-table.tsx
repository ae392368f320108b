import { useState } from 'react';
import { clearPhones } from '@bhoj/domain/orders/phones.contract';
import { tableName } from '../../../blocks/names/table-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { phonesPart } from '../../../words/captain/phones.ts';
import { useWords } from '../../../words/use-words.ts';
import { ActSheet } from '../acts/act-sheet.tsx';
import styles from '../captain-text.module.css';

/** Clears the phones that scanned a free table's code and have not ordered, after a question. */
export function ClearTable({ tableId }: { readonly tableId: string }) {
  const phones = useWords(phonesPart);
  const places = usePlaceWords();

  const act = useAct(clearPhones);
  const [isAsked, setAsked] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const clear = async () => {
    if (!(await act.run({ tableId }))) return;
    setCleared(true);
    setAsked(false);
  };
  return (
    <>
      <div className={styles['inLine']}>
        <PlainButton
          variant="quiet"
          onClick={() => {
            setCleared(false);
            setAsked(true);
          }}
        >
          {phones.clear}
        </PlainButton>
      </div>
      <p role="status" className={styles['quiet']}>
        {isCleared ? phones.cleared : phones.clearHint}
      </p>
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
