import { useEffect, useState } from 'react';
import { z } from 'zod';
import { newId } from '@bhoj/domain/kernel/ids';
import { readItemsToCount } from '@bhoj/domain/stock/count/count.contract';
import { linesOfSheet, placesOf } from '@bhoj/domain/stock/count/count-sheet';
import type { Sheet } from '@bhoj/domain/stock/count/count-sheet';
import type { KitchenItem } from '@bhoj/domain/stock/shape/kitchen.schema';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { useStored } from '../../../ui/shared/stored.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { kitchenStockPart } from '../../../messages/kitchen/kitchen-stock/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { OutAct } from './outbox.ts';
import { useAuthor } from './use-author.ts';
import styles from './stock-sheet.module.css';

const listSchema = z.array(z.string());
const NO_LIST: string[] = [];

export interface CountPartProps {
  readonly restaurantId: string;
  readonly items: readonly KitchenItem[];
  readonly onAct: (id: string, act: OutAct) => void;
  readonly onDone: () => void;
}

/** The blind count of five items. The list stays on this screen, so that a count needs no network. */
export function CountPart({ restaurantId, items, onAct, onDone }: CountPartProps) {
  const words = useWords(kitchenStockPart);
  const toast = useToast();
  const author = useAuthor();
  const ask = useAttempt(readItemsToCount);
  const [known, remember] = useStored<string[]>(`bhoj.kitchen.to-count.${restaurantId}`, listSchema, NO_LIST);
  const [sheet, setSheet] = useState<Sheet>({});
  const hasBegun = Object.keys(sheet).length > 0;
  useEffect(() => {
    // The list of items does not change once the cook has begun to count.
    if (hasBegun) return;
    void ask({}).then((answer) => {
      if ('output' in answer) remember(() => answer.output.itemIds);
    });
  }, [ask, remember, hasBegun]);
  const listed = known.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const { lines, faulty } = linesOfSheet(placesOf(listed, {}), sheet);
  const save = () => {
    if (lines.length === 0 || faulty.length > 0) return;
    const countId = newId();
    onAct(countId, {
      kind: 'count',
      input: { countId, lines: lines.map(({ line }) => line), note: '', ...author },
      refused: null,
      shown: lines
        .map(({ line: { itemId }, key }) => {
          const item = listed.find(({ id }) => id === itemId);
          return item === undefined ? '' : `${item.name} ${sheet[key]?.text ?? ''} ${words.units[item.unit]}`;
        })
        .join(', ')
        .slice(0, 200),
    });
    toast({ message: words.saved });
    onDone();
  };
  if (listed.length === 0) return <p>{words.noList}</p>;
  return (
    <form
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p>{words.countHint}</p>
      {listed.map((item) => (
        <PlainField
          key={item.id}
          label={words.amount(item.name, words.units[item.unit])}
          inputMode="decimal"
          autoComplete="off"
          value={sheet[item.id]?.text ?? ''}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setSheet((all) => ({ ...all, [item.id]: { text, at: serverNow() } }));
          }}
          {...(faulty.includes(item.id) && { error: words.notANumber })}
        />
      ))}
      <PlainButton
        type="submit"
        size="large"
        wide
        deliberate
        disabled={lines.length === 0 || faulty.length > 0}
      >
        {words.save}
      </PlainButton>
    </form>
  );
}
