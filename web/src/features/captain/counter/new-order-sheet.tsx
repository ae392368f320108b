import { useState } from 'react';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ActSheet } from '../acts/act-sheet.tsx';
import type { Place } from '../state/use-place.ts';
import { detailsOf, missingOf, NOTHING_TYPED } from '../state/counter-model.ts';
import type { CounterType, Faults } from '../state/counter-model.ts';
import { OperatorFields } from './operator-fields.tsx';
import { DetailsFields } from './details-fields.tsx';
import type { Counters } from '../state/use-counters.ts';

export interface NewOrderSheetProps {
  readonly type: CounterType;
  /** The operators of aggregator orders that the owner has switched on. */
  readonly operators: readonly string[];
  readonly counters: Counters;
  readonly go: (to: Partial<Place>) => void;
  readonly onClose: () => void;
}

/** Asks for the customer, or for the operator and its number. Nothing is sent before the first round. */
export function NewOrderSheet({ type, operators, counters, go, onClose }: NewOrderSheetProps) {
  const floor = useWords(floorPart);

  const [typed, setTyped] = useState(() => ({
    ...NOTHING_TYPED,
    operator: operators.length === 1 ? (operators[0] ?? '') : '',
  }));
  const [faults, setFaults] = useState<Faults>({});
  const begin = () => {
    const found = detailsOf(floor, type, typed);
    if ('faults' in found) {
      setFaults(found.faults);
      return;
    }
    const orderId = counters.begin({ type, details: found.details });
    onClose();
    go({ orderId, view: 'add' });
  };
  return (
    <ActSheet
      title={floor.titles[type]}
      go={floor.takeOrder}
      missing={missingOf(floor, type, typed)}
      onGo={begin}
      onClose={onClose}
    >
      {type === 'aggregator' ? (
        <OperatorFields {...{ operators, typed, faults }} onChange={setTyped} />
      ) : (
        <DetailsFields {...{ type, typed, faults }} onChange={setTyped} />
      )}
    </ActSheet>
  );
}
