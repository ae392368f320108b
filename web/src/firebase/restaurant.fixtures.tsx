import type { ReactNode } from 'react';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Live } from './live.ts';
import { OwnersRecordContext, WorkplaceContext } from './restaurant.tsx';
import type { Workplace } from './restaurant.tsx';

export interface InRestaurantProps extends Partial<Workplace> {
  /** For pages that need the owner's record: the record itself, or the state that it is in. */
  readonly record?: Restaurant | Live<Restaurant>;
  readonly children: ReactNode;
}

const isLive = (record: Restaurant | Live<Restaurant>): record is Live<Restaurant> => 'state' in record;

/** What the shells give a page of the restaurant asha@example.com; the person is its owner unless said otherwise. */
export function InRestaurant({
  restaurantId = 'asha@example.com',
  role = 'owner',
  name = 'Asha Rao',
  record,
  children,
}: InRestaurantProps) {
  const live =
    record === undefined || isLive(record)
      ? record
      : { state: 'ready' as const, value: record, fromCache: false };
  return (
    <WorkplaceContext value={{ restaurantId, role, name }}>
      <OwnersRecordContext value={live ?? null}>{children}</OwnersRecordContext>
    </WorkplaceContext>
  );
}
