import { useState } from 'react';
import { changePartySize } from '@bhoj/domain/orders/acts/acts.contract';
import { useAct } from '../../../firebase/use-act.ts';
import { partyPart } from '../../../messages/captain/party/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ActSheet } from '../acts/act-sheet.tsx';
import type { OrderActProps } from '../acts/move-sheets.tsx';
import { PartyChoice } from './party-choice.tsx';
import { likelySize } from './party-sizes.ts';

/** Counts the party of an open order, or says that nobody knows how many they are. */
export function PartySheet({ data, order, onClose }: Pick<OrderActProps, 'data' | 'order' | 'onClose'>) {
  const words = useWords(partyPart);
  const act = useAct(changePartySize);
  const { partySize, tableId } = order.value;
  const [size, setSize] = useState(partySize);
  const table = data.tables.find(({ id }) => id === tableId);
  const save = async () => {
    if (size === partySize || (await act.run({ orderId: order.id, partySize: size }))) onClose();
  };
  return (
    <ActSheet {...{ ...act, onClose, title: words.title }} go={words.save} onGo={() => void save()}>
      {table !== undefined && <PartyChoice size={size} likely={likelySize(table)} onChoose={setSize} />}
    </ActSheet>
  );
}
