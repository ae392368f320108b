import { ZERO } from '@bhoj/domain/money/money';
import { packingFor } from '@bhoj/domain/orders/rounds/packing';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { FileX2, SearchX } from 'lucide-react';
import { useNameWords } from '../../blocks/names/name-words.ts';
import { captainPart } from '../../messages/captain/captain/en.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { AddAtListPrices, AddDishes, BillScreen, TableScreen } from './later.ts';
import { orderAt } from './state/captain-model.ts';
import { titleOf } from './order/title-of.ts';
import type { TableScreenProps } from './order/table-screen.tsx';
import type { Place } from './state/use-place.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { Gate } from '../../ui/plain/gate.tsx';
import { SkeletonRows } from '../../ui/plain/skeleton-rows.tsx';
import { EmptyState } from '../../ui/plain/states.tsx';

export interface PlaceScreenProps extends Omit<TableScreenProps, 'table' | 'order' | 'counter'> {
  readonly place: Place;
}

function Taking({ data, table, order, counter, isWide, go }: TableScreenProps) {
  const captain = useWords(captainPart);
  const common = useWords(commonPart);
  const names = useNameWords();

  const { menu, profile } = data;
  const begins = order === null && counter !== null && !counter.isSent;
  const skeleton = <SkeletonRows label={common.loading} rows={8} />;
  const aim = { tableId: table?.id ?? null, orderId: order?.id ?? counter?.orderId ?? null };
  return (
    <Gate
      live={menu}
      skeleton={skeleton}
      words={{ failed: captain.menuFailed }}
      missing={<EmptyState icon={SearchX} line={captain.emptyMenu} />}
    >
      {(dishes) => {
        const Adding = dishes.priceLists === undefined ? AddDishes : AddAtListPrices;
        return profile.state === 'ready' ? (
          <Adding
            stands={{ waiting: skeleton }}
            data={data}
            menu={dishes}
            profile={profile.value}
            packingPaise={begins ? packingFor(counter.type, profile.value) : ZERO}
            aim={aim}
            type={order?.value.type ?? counter?.type ?? (table?.kind === 'room' ? 'room-service' : 'dine-in')}
            place={titleOf(names, { table, order, counter })}
            table={table}
            details={order === null ? counter?.details : undefined}
            isWide={isWide}
            onBack={() => go(table === null ? { orderId: aim.orderId } : { tableId: table.id })}
          />
        ) : (
          skeleton
        );
      }}
    </Gate>
  );
}

/** Shows the place in the address, beside the floor plan or instead of it. */
export function PlaceScreen({ place, ...props }: PlaceScreenProps) {
  const captain = useWords(captainPart);
  const common = useWords(commonPart);

  const { data, isWide, go } = props;
  const { tableId, orderId, view, declared } = place;
  if (view === 'bill' && orderId !== null) {
    return (
      <BillScreen
        {...{ data, orderId, isWide, declared }}
        onBack={() => go(tableId === null ? { orderId } : { tableId })}
        onDone={() => go({})}
        stands={{ waiting: <SkeletonRows label={common.loading} rows={6} /> }}
      />
    );
  }
  const table = data.tables.find(({ id }) => id === tableId) ?? null;
  const found = data.orders.find(({ id }) => id === orderId) ?? null;
  const order: OrderEntry | null = table === null ? found : orderAt(data.orders, table);
  const counter = data.counters.counters.find((begun) => begun.orderId === orderId) ?? null;
  const allTables = (
    <PlainButton variant="outline" onClick={() => go({})}>
      {captain.allTables}
    </PlainButton>
  );
  if (table === null && order === null && counter === null) {
    return (
      <EmptyState
        icon={SearchX}
        line={tableId === null ? captain.goneOrder : captain.goneTable}
        action={allTables}
      />
    );
  }
  const isLost = data.unreadable.some(({ of, id }) => of === 'orders' && id === table?.currentOrderId);
  if (isLost) return <EmptyState icon={FileX2} line={captain.unreadableOrder} action={allTables} />;
  const screen = { ...props, table, order, counter };
  return view === 'add' ? (
    <Taking {...screen} />
  ) : (
    <TableScreen {...screen} stands={{ waiting: <SkeletonRows label={common.loading} rows={6} /> }} />
  );
}
