import { useState } from 'react';
import { hasWords } from '@bhoj/domain/kernel/folded';
import { newId } from '@bhoj/domain/kernel/ids';
import { WASTE_REASONS } from '@bhoj/domain/stock/shape/move.schema';
import type { Wasted } from '@bhoj/domain/stock/count/count.contract';
import type { WasteReason } from '@bhoj/domain/stock/shape/move.schema';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { kitchenStockPart } from '../../../messages/kitchen/kitchen-stock/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { OutAct } from './outbox.ts';
import { useAuthor } from './use-author.ts';
import styles from './stock-sheet.module.css';

/** A search helps from so many choices on. */
const SEARCHED_FROM = 13;

/** An amount that a cook taps. */
export interface Amount {
  readonly shown: string;
  readonly wasted: Wasted;
}

/** Something that can be thrown away. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly amounts: readonly Amount[];
}

export interface ThreeTapsProps {
  readonly choices: readonly Choice[];
  readonly which: string;
  readonly howMuch: (name: string) => string;
  readonly onAct: (id: string, act: OutAct) => void;
}

/** Three taps: what, how much, and why. The third one notes it. */
export function ThreeTaps({ choices, which, howMuch, onAct }: ThreeTapsProps) {
  const words = useWords(kitchenStockPart);
  const toast = useToast();
  const author = useAuthor();
  const [q, setQ] = useState('');
  const [choice, choose] = useState<Choice | null>(null);
  const [amount, setAmount] = useState<Amount | null>(null);
  if (choice === null)
    return (
      <section className={styles['part']}>
        <h3>{which}</h3>
        {choices.length >= SEARCHED_FROM && (
          <PlainField label={words.search} value={q} onChange={(event) => setQ(event.currentTarget.value)} />
        )}
        <ul className={styles['choices']}>
          {choices
            .filter(({ name }) => q === '' || hasWords(name, q))
            .map((each) => (
              <li key={each.id}>
                <PlainButton variant="outline" size="large" onClick={() => choose(each)}>
                  {each.name}
                </PlainButton>
              </li>
            ))}
        </ul>
      </section>
    );
  const back = (
    <PlainButton variant="quiet" onClick={() => (amount === null ? choose(null) : setAmount(null))}>
      {words.back}
    </PlainButton>
  );
  if (amount === null)
    return (
      <section className={styles['part']}>
        <h3>{howMuch(choice.name)}</h3>
        <ul className={styles['choices']}>
          {choice.amounts.map((each) => (
            <li key={each.shown}>
              <PlainButton variant="outline" size="large" onClick={() => setAmount(each)}>
                {each.shown}
              </PlainButton>
            </li>
          ))}
        </ul>
        {back}
      </section>
    );
  const note = (why: WasteReason) => {
    const wasteId = newId();
    onAct(wasteId, {
      kind: 'waste',
      input: { wasteId, wasted: amount.wasted, why, note: '', at: serverNow(), ...author },
      refused: null,
      shown: words.shown(choice.name, amount.shown),
    });
    toast({ message: words.noted(choice.name, amount.shown) });
    choose(null);
    setAmount(null);
    setQ('');
  };
  return (
    <section className={styles['part']}>
      <h3>{words.whyOf(choice.name, amount.shown)}</h3>
      <ul className={styles['choices']}>
        {WASTE_REASONS.map((why) => (
          <li key={why}>
            <PlainButton variant="outline" size="large" deliberate onClick={() => note(why)}>
              {words.why[why]}
            </PlainButton>
          </li>
        ))}
      </ul>
      {back}
    </section>
  );
}
