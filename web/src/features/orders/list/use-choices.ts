import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { members } from '@bhoj/domain/members/member.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';

/** Somebody who takes orders, by member id. */
export interface Captain {
  readonly id: string;
  readonly name: string;
}

/** Who takes orders: captains, and the owner. */
export function useCaptains(): readonly Captain[] {
  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const people = useLiveList(members, { restaurantId }, members.queries.all());
  const captains =
    people.state === 'ready'
      ? people.value
          .filter(({ value }) => value.role === 'captain')
          .map(({ id, value }) => ({ id: memberIdOf(id), name: value.name }))
      : [];
  return [...captains, { id: memberIdOf(restaurant.uid), name: restaurant.ownerName }]
    .filter(({ name }) => name !== '')
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** What can be filtered by: the tables there are, and who takes orders. */
export function useChoices(): {
  readonly tableIds: readonly string[];
  readonly captains: readonly Captain[];
} {
  const restaurantId = useRestaurantId();
  const tableList = useLiveList(tables, { restaurantId }, tables.queries.all());
  const captains = useCaptains();
  return { tableIds: tableList.state === 'ready' ? tableList.value.map(({ id }) => id) : [], captains };
}
