import { useState } from 'react';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { mergeTables, moveLines, moveTable } from '@bhoj/domain/orders/acts/acts.contract';
import { floors } from '@bhoj/domain/tables/table.collection';
import type { Join } from '@bhoj/domain/tables/joins.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useLiveList } from '../../../firebase/live.ts';
import { useAct, useActOnce } from '../../../firebase/use-act.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { orderActsPart } from '../../../messages/captain/order-acts/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import { ActSheet } from './act-sheet.tsx';
import { freeJoins, freeTables, movableLines, otherOrders } from './acts-model.ts';
import type { Target } from './acts-model.ts';
import { LineChoice } from './line-choice.tsx';
import { PlaceChoice } from './place-choice.tsx';
import type { MovePrices } from './price-question.tsx';
import { PricesAt } from './prices-at.tsx';

export interface OrderActProps {
  readonly data: CaptainData;
  readonly order: OrderEntry;
  readonly go: (to: Partial<Place>) => void;
  readonly onClose: () => void;
}

const placeOf = ({ tableId, orderId }: Target): Partial<Place> =>
  tableId === null ? { orderId } : { tableId };

/** Returns why a move cannot start: nobody chose a target, or none is possible. */
function missingTarget(
  to: Target | null,
  targets: readonly Target[],
  words: { readonly choose: string; readonly none: string },
): string | undefined {
  if (targets.length === 0) return words.none;
  return to === null ? words.choose : undefined;
}

/** Returns the joins that the owner declared; none until they are loaded. */
function useJoins(restaurantId: string): readonly Join[] {
  const live = useLiveList(floors, { restaurantId }, floors.queries.all());
  return live.state === 'ready' ? live.value.flatMap(({ value }) => value.joins?.list ?? []) : [];
}

/** Moves the whole order to a free table, or to tables that may be pushed together. */
export function MoveSheet({ data, order, go, onClose }: OrderActProps) {
  const floor = useWords(floorPart);
  const words = useWords(orderActsPart);
  const places = usePlaceWords();

  const act = useActOnce(moveTable);
  const [to, setTo] = useState<Target | null>(null);
  const [prices, setPrices] = useState<MovePrices>('keep');
  const choose = (target: Target) => {
    setTo(target);
    setPrices('keep');
  };
  const joins = useJoins(data.restaurantId);
  const targets = [...freeTables(places, data.tables), ...freeJoins(places, data.tables, joins, order.value)];
  const move = async () => {
    if (typeof to?.tableId !== 'string') return;
    const { tableId: toTableId, withTableIds } = to;
    const asNew = prices === 'new' && { prices };
    const input = { orderId: order.id, toTableId, ...(withTableIds && { withTableIds }), ...asNew };
    if (!(await act.run(input))) return;
    onClose();
    go(placeOf(to));
  };
  return (
    <ActSheet
      {...{ ...act, onClose, title: floor.move, hint: words.moveHint }}
      missing={missingTarget(to, targets, { choose: floor.missing.table, none: words.noFreeTable })}
      go={to === null ? floor.move : words.moveGo(to.name)}
      onGo={() => void move()}
    >
      <PlaceChoice legend={words.chooseTable} targets={targets} chosen={to} onChoose={choose} />
      <PricesAt {...{ data, to }} order={order.value} value={prices} onChange={setPrices} />
    </ActSheet>
  );
}

/** Merges the order into another one, which then bills both. */
export function MergeSheet({ data, order, go, onClose }: OrderActProps) {
  const floor = useWords(floorPart);
  const words = useWords(orderActsPart);
  const names = useNameWords();

  const act = useAct(mergeTables);
  const [to, setTo] = useState<Target | null>(null);
  const name = orderName(names, order.value);
  const targets = otherOrders(names, data, order.id);
  const merge = async () => {
    if (typeof to?.orderId !== 'string') return;
    if (!(await act.run({ fromOrderId: order.id, intoOrderId: to.orderId }))) return;
    onClose();
    go(placeOf(to));
  };
  return (
    <ActSheet
      {...{ ...act, onClose, title: floor.merge, hint: words.mergeHint(name) }}
      missing={missingTarget(to, targets, { choose: floor.missing.order, none: words.noOtherOrder })}
      go={to === null ? floor.merge : words.mergeGo(to.name)}
      onGo={() => void merge()}
    >
      <PlaceChoice legend={words.chooseOrder} targets={targets} chosen={to} onChoose={setTo} />
    </ActSheet>
  );
}

/** Moves some dishes to another order, or to a free table as a new order. */
export function MoveLinesSheet({ data, order, go, onClose }: OrderActProps) {
  const floor = useWords(floorPart);
  const words = useWords(orderActsPart);
  const places = usePlaceWords();
  const names = useNameWords();

  const act = useActOnce(moveLines);
  const [to, setTo] = useState<Target | null>(null);
  // The same however often the button is pressed, so that only one order is made; another table begins another.
  const [newOrderId, setNewOrderId] = useState(newId);
  const [prices, setPrices] = useState<MovePrices>('keep');
  const choose = (target: Target) => {
    setTo(target);
    setPrices('keep');
    setNewOrderId(newId());
  };
  const [portions, setPortions] = useState<Portions>({});
  const count = Object.keys(portions).length;
  const isReady = to !== null && count > 0;
  const targets = [...otherOrders(names, data, order.id), ...freeTables(places, data.tables)];
  const move = async () => {
    if (to === null) return;
    const moved = await act.run({
      fromOrderId: order.id,
      portions,
      intoOrderId: to.orderId ?? newOrderId,
      toTableId: to.orderId === null ? to.tableId : null,
      ...(prices === 'new' && { prices }),
    });
    if (!moved) return;
    onClose();
    go(placeOf(to));
  };
  return (
    <ActSheet
      {...{ ...act, onClose, title: floor.moveLines }}
      missing={
        isReady
          ? undefined
          : missingTarget(null, targets, { choose: words.moveLinesNothing, none: words.noFreeTable })
      }
      go={isReady ? floor.moveLinesGo(count, to.name) : floor.moveLines}
      onGo={() => void move()}
    >
      <LineChoice
        legend={floor.chooseDishes}
        lines={movableLines(order.value)}
        chosen={portions}
        onChange={setPortions}
        inPortions
      />
      <PlaceChoice legend={words.chooseTarget} targets={targets} chosen={to} onChoose={choose} />
      <PricesAt {...{ data, to, portions }} order={order.value} value={prices} onChange={setPrices} />
    </ActSheet>
  );
}
