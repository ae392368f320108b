import { useState } from 'react';
import { deliveries } from '@bhoj/domain/orders/shape/order.collection';
import { changeDetails } from '@bhoj/domain/orders/acts/acts.contract';
import type { Delivery } from '@bhoj/domain/orders/shape/delivery.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useAct } from '../../../firebase/use-act.ts';
import { floorPart } from '../../../words/captain/floor.ts';
import { commonPart } from '../../../words/shared/common.ts';
import { useWords } from '../../../words/use-words.ts';
import { ActSheet } from '../acts/act-sheet.tsx';
import type { OrderActProps } from '../acts/move-sheets.tsx';
import { detailsOf, missingOf, typedOf } from '../state/counter-model.ts';
import type { Faults } from '../state/counter-model.ts';
import { DetailsFields } from './details-fields.tsx';
import { SkeletonRows } from '../../../ui/plain/skeleton-rows.tsx';

type SheetProps = Pick<OrderActProps, 'order' | 'onClose'>;

function Form({ order, delivery, onClose }: SheetProps & { readonly delivery: Delivery | null }) {
  const floor = useWords(floorPart);

  const act = useAct(changeDetails);
  const [typed, setTyped] = useState(() => typedOf(order.value, delivery));
  const [faults, setFaults] = useState<Faults>({});
  const { type } = order.value;
  const save = async () => {
    const found = detailsOf(floor, type, typed);
    if ('faults' in found) {
      setFaults(found.faults);
      return;
    }
    setFaults({});
    if (await act.run({ orderId: order.id, details: found.details })) onClose();
  };
  return (
    <ActSheet
      {...{ ...act, onClose, title: floor.details }}
      missing={missingOf(floor, type, typed)}
      go={floor.saveDetails}
      onGo={() => void save()}
    >
      <DetailsFields {...{ type, typed, faults }} onChange={setTyped} />
    </ActSheet>
  );
}

/** Changes the name, address and charge of an open order. */
export function DetailsSheet({ data, ...props }: OrderActProps) {
  const common = useWords(commonPart);

  const isDelivery = props.order.value.type === 'delivery';
  const at = { restaurantId: data.restaurantId, orderId: props.order.id };
  const delivery = useLiveDoc(deliveries, isDelivery ? at : null);
  if (isDelivery && delivery.state === 'loading') return <SkeletonRows label={common.loading} rows={4} />;
  return <Form {...props} delivery={delivery.state === 'ready' ? delivery.value : null} />;
}
