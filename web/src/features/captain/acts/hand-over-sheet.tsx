import { useState } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { rupeesText } from '@bhoj/domain/money/typed';
import { menuValueOf, ownGoodsOf } from '@bhoj/domain/billing/settle/handing-over';
import { handOver } from '@bhoj/domain/billing/settle/handing-over.contract';
import { orderNameBesideKind } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainField } from '../../../ui/plain/field.tsx';
import { ActSheet } from './act-sheet.tsx';
import type { OrderActProps } from './move-sheets.tsx';

/** Hands an aggregator's order to its rider, with the operator's value where it differs from the menu's. */
export function HandOverSheet({ order, go, onClose }: Omit<OrderActProps, 'data'>) {
  const floor = useWords(floorPart);
  const names = useNameWords();

  const act = useAct(handOver);
  const hint = ownGoodsOf(order.value) > 0 ? floor.handOverGoods : floor.handOverHint;
  const [typed, setTyped] = useState('');
  const value =
    typed.trim() === '' ? { data: null } : rupeesText.refine((paise) => paise > 0).safeParse(typed);
  const handIt = async () => {
    if (value.data === undefined) return;
    if (!(await act.run({ orderId: order.id, valuePaise: value.data }))) return;
    onClose();
    go({});
  };
  return (
    <ActSheet
      {...{ ...act, onClose, title: floor.handOver, hint }}
      go={floor.handOverGo(orderNameBesideKind(names, order.value))}
      missing={value.data === undefined ? floor.chargeFault : undefined}
      onGo={() => void handIt()}
    >
      <PlainField
        label={floor.operatorValue}
        hint={floor.operatorValueHint(formatMoney(menuValueOf(order.value)))}
        inputMode="decimal"
        value={typed}
        aria-invalid={value.data === undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ActSheet>
  );
}
