import { Bike, Plus, ShoppingBag, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { NewOrderSheet } from '../later.ts';
import type { CounterType } from '../state/counter-model.ts';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import styles from '../acts/acts.module.css';

const ICONS = { takeaway: ShoppingBag, delivery: Bike, aggregator: Smartphone } as const;

export interface NewOrderProps {
  readonly data: CaptainData;
  /** The kinds of order that the restaurant takes, at least one. */
  readonly offered: readonly CounterType[];
  readonly go: (to: Partial<Place>) => void;
}

/** Begins an order without a table. Where the restaurant takes several kinds, it asks for the kind first. */
export function NewOrder({ data: { counters, profile }, offered, go }: NewOrderProps) {
  const floor = useWords(floorPart);

  const [shown, setShown] = useState<CounterType | 'kinds' | null>(null);
  const close = () => setShown(null);
  const [first, ...others] = offered;
  if (first === undefined) return null;
  const operators = profile.state === 'ready' ? (profile.value.aggregators ?? []) : [];
  const isOne = others.length === 0;
  return (
    <>
      <PlainButton
        variant="outline"
        icon={<Plus aria-hidden />}
        onClick={() => setShown(isOne ? first : 'kinds')}
      >
        {isOne ? floor.titles[first] : floor.newOrder}
      </PlainButton>
      {shown === 'kinds' && (
        <BottomSheet open title={floor.newOrder} closeLabel={floor.close} onClose={close}>
          <ul className={styles['menu']}>
            {offered.map((type) => {
              const Icon = ICONS[type];
              return (
                <li key={type}>
                  <button type="button" onClick={() => setShown(type)}>
                    <Icon size={20} aria-hidden /> {floor.titles[type]}
                  </button>
                </li>
              );
            })}
          </ul>
        </BottomSheet>
      )}
      {shown !== null && shown !== 'kinds' && (
        <NewOrderSheet type={shown} {...{ operators, counters, go }} onClose={close} />
      )}
    </>
  );
}
