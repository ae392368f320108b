import { useState } from 'react';
import { hasWords } from '@bhoj/domain/kernel/folded';
import { newId } from '@bhoj/domain/kernel/ids';
import { WASTE_REASONS } from '@bhoj/domain/stock/shape/move.schema';
import { typedQuantity } from '@bhoj/domain/stock/shape/quantity-text';
import type { WasteReason } from '@bhoj/domain/stock/shape/move.schema';
import type { KitchenItem } from '@bhoj/domain/stock/shape/kitchen.schema';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { kitchenStockPart } from '../../../messages/kitchen/kitchen-stock/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { AMOUNTS } from './amounts.ts';
import type { OutAct } from './outbox.ts';
import styles from './stock-sheet.module.css';

/** A search helps from so many items on. */
const SEARCHED_FROM = 13;

/** Returns waste of now. */
function wasteOf(itemId: string, quantity: number, why: WasteReason) {
  const wasteId = newId();
  const wasted = { kind: 'item', itemId, quantity } as const;
  return {
    kind: 'waste',
    input: { wasteId, wasted, why, note: '', at: serverNow() },
    refused: null,
  } as const;
}

export interface WastePartProps {
  readonly items: readonly KitchenItem[];
  readonly onAct: (id: string, act: OutAct) => void;
}

/** Three taps: what, how much, and why. The third one notes it. */
export function WastePart({ items, onAct }: WastePartProps) {
  const words = useWords(kitchenStockPart);
  const toast = useToast();
  const [q, setQ] = useState('');
  const [item, setItem] = useState<KitchenItem | null>(null);
  const [amount, setAmount] = useState<string | null>(null);
  if (item === null)
    return (
      <section className={styles['part']}>
        <h3>{words.which}</h3>
        {items.length >= SEARCHED_FROM && (
          <PlainField label={words.search} value={q} onChange={(event) => setQ(event.currentTarget.value)} />
        )}
        <ul className={styles['choices']}>
          {items
            .filter(({ name }) => q === '' || hasWords(name, q))
            .map((each) => (
              <li key={each.id}>
                <PlainButton variant="outline" size="large" onClick={() => setItem(each)}>
                  {each.name}
                </PlainButton>
              </li>
            ))}
        </ul>
      </section>
    );
  const unit = words.units[item.unit];
  const back = (
    <PlainButton variant="quiet" onClick={() => (amount === null ? setItem(null) : setAmount(null))}>
      {words.back}
    </PlainButton>
  );
  if (amount === null)
    return (
      <section className={styles['part']}>
        <h3>{words.howMuch(item.name)}</h3>
        <ul className={styles['choices']}>
          {AMOUNTS[item.unit].map((each) => (
            <li key={each}>
              <PlainButton variant="outline" size="large" onClick={() => setAmount(each)}>
                {`${each} ${unit}`}
              </PlainButton>
            </li>
          ))}
        </ul>
        {back}
      </section>
    );
  const shown = `${amount} ${unit}`;
  const note = (why: WasteReason) => {
    const quantity = typedQuantity(amount, item.unit);
    if (quantity === null) return;
    const act = wasteOf(item.id, quantity, why);
    onAct(act.input.wasteId, act);
    toast({ message: words.noted(item.name, shown) });
    setItem(null);
    setAmount(null);
    setQ('');
  };
  return (
    <section className={styles['part']}>
      <h3>{words.whyOf(item.name, shown)}</h3>
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
