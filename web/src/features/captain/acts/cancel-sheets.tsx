import { useState } from 'react';
import { cancelLines, cancelOrder } from '@bhoj/domain/orders/acts/acts.contract';
import { LINE_CANCEL_REASONS, ORDER_CANCEL_REASONS } from '@bhoj/domain/orders/acts/cancel-reasons';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import { AskSomebody } from '../../../blocks/approvals/ask-somebody.tsx';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useAct, useActOnce } from '../../../firebase/use-act.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { orderActsPart } from '../../../messages/captain/order-acts/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ActSheet } from './act-sheet.tsx';
import { cancellableLines } from './acts-model.ts';
import { LineChoice } from './line-choice.tsx';
import type { OrderActProps } from './move-sheets.tsx';
import { ReasonChoice } from './reason-choice.tsx';

/** Cancels dishes that are not cooked yet, with a reason. */
export function CancelLinesSheet({ order, onClose }: Pick<OrderActProps, 'order' | 'onClose'>) {
  const floor = useWords(floorPart);
  const orderActs = useWords(orderActsPart);

  const act = useActOnce(cancelLines);
  const [chosen, setChosen] = useState<Portions>({});
  const [reason, setReason] = useState('');
  const lines = cancellableLines(order.value);
  const lineIds = Object.keys(chosen);
  const missingIn = (): string | undefined => {
    if (lines.length === 0) return orderActs.nothingToCancel;
    if (lineIds.length === 0) return floor.missing.dishes;
    return reason.trim() === '' ? floor.missing.reason : undefined;
  };
  const portions = Object.fromEntries(
    lines.flatMap(([id, , all]) => {
      const some = chosen[id] ?? all;
      return some < all ? [[id, some]] : [];
    }),
  );
  const cancel = async () => {
    const some = Object.keys(portions).length > 0 && { portions };
    if (await act.run({ orderId: order.id, lineIds, ...some, reason })) onClose();
  };
  return (
    <ActSheet
      {...{ ...act, onClose, title: floor.cancelLines }}
      hint={lines.length === 0 ? undefined : orderActs.cancelLinesHint}
      go={floor.cancelLinesGo(Object.values(chosen).reduce((sum, n) => sum + n, 0))}
      isDanger
      missing={missingIn()}
      onGo={() => void cancel()}
    >
      {lines.length > 0 && (
        <>
          <LineChoice
            legend={floor.chooseDishes}
            lines={lines}
            chosen={chosen}
            onChange={setChosen}
            inPortions
          />
          <ReasonChoice offered={LINE_CANCEL_REASONS} reason={reason} onChange={setReason} />
        </>
      )}
    </ActSheet>
  );
}

/** Cancels the whole order with a reason, and frees its table. */
export function CancelOrderSheet({ order, go, onClose }: Omit<OrderActProps, 'data'>) {
  const floor = useWords(floorPart);
  const orderActs = useWords(orderActsPart);
  const names = useNameWords();

  const act = useAct(cancelOrder);
  const [reason, setReason] = useState('');
  const name = orderName(names, order.value);
  const input = { orderId: order.id, reason };
  const isCancelled = () => {
    onClose();
    go({});
  };
  const cancel = async () => {
    if (await act.run(input)) isCancelled();
  };
  return (
    <ActSheet
      {...{ ...act, onClose, title: floor.cancelOrder, hint: orderActs.cancelOrderHint(name) }}
      go={orderActs.cancelOrderGo(name)}
      isDanger
      ask={<AskSomebody contract={cancelOrder} input={input} reason={act.failure} onDone={isCancelled} />}
      missing={reason.trim() === '' ? floor.missing.reason : undefined}
      onGo={() => void cancel()}
    >
      <ReasonChoice offered={ORDER_CANCEL_REASONS} reason={reason} onChange={setReason} />
    </ActSheet>
  );
}
