import { useState } from 'react';
import { placeOfTable } from '@bhoj/domain/tables/table-id';
import { pushTogether, separateTable } from '@bhoj/domain/orders/acts/acts.contract';
import { tablesOf } from '@bhoj/domain/orders/shape/order-tables';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { useActOnce } from '../../../firebase/use-act.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { orderActsPart } from '../../../messages/captain/order-acts/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ActSheet } from './act-sheet.tsx';
import { joinableTables, ownTables } from './acts-model.ts';
import type { Target } from './acts-model.ts';
import type { OrderActProps } from './move-sheets.tsx';
import { PlaceChoice } from './place-choice.tsx';

/** Joins a free table to the order's. */
export function JoinSheet({ data, order, onClose }: OrderActProps) {
  const floor = useWords(floorPart);
  const words = useWords(orderActsPart);
  const places = usePlaceWords();

  const act = useActOnce(pushTogether);
  const [to, setTo] = useState<Target | null>(null);
  const on = placeOfTable(order.value.tableId ?? '')?.floor;
  const targets = joinableTables(places, data.tables, order.value).filter(
    ({ tableId }) => placeOfTable(tableId ?? '')?.floor === on,
  );
  const missing = targets.length === 0 ? words.noFreeTable : to === null ? floor.missing.table : undefined;
  const join = async () => {
    if (typeof to?.tableId === 'string' && (await act.run({ orderId: order.id, tableId: to.tableId })))
      onClose();
  };
  return (
    <ActSheet
      {...{ ...act, onClose, missing, title: words.join, hint: words.joinHint }}
      go={to === null ? words.join : words.joinGo(to.name)}
      onGo={() => void join()}
    >
      <PlaceChoice legend={words.chooseTable} targets={targets} chosen={to} onChoose={setTo} />
    </ActSheet>
  );
}

/** Lets a joined table go. */
export function SeparateSheet({ data, order, go, onClose }: OrderActProps) {
  const floor = useWords(floorPart);
  const words = useWords(orderActsPart);
  const places = usePlaceWords();

  const act = useActOnce(separateTable);
  const [from, setFrom] = useState<Target | null>(null);
  const targets = ownTables(places, data.tables, order);
  const separate = async () => {
    if (typeof from?.tableId !== 'string') return;
    if (!(await act.run({ orderId: order.id, tableId: from.tableId }))) return;
    onClose();
    const stays = tablesOf(order.value).find((id) => id !== from.tableId);
    if (stays !== undefined) go({ tableId: stays });
  };
  return (
    <ActSheet
      {...{ ...act, onClose, title: words.separate, hint: words.separateHint }}
      missing={from === null ? floor.missing.table : undefined}
      go={from === null ? words.separate : words.separateGo(from.name)}
      onGo={() => void separate()}
    >
      <PlaceChoice legend={words.which} targets={targets} chosen={from} onChoose={setFrom} />
    </ActSheet>
  );
}
