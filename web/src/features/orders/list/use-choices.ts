import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { members } from '@bhoj/domain/members/member.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';

/** A member who takes orders; `id` is the member id. */
export interface Captain {
  readonly id: string;
  readonly name: string;
}

/** Returns the members who take orders: captains, and the owner. */
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

/** Returns the options of the filters: the tables, and the members who take orders. */
export function useChoices(): {
  readonly tableIds: readonly string[];
  readonly captains: readonly Captain[];
} {
  const restaurantId = useRestaurantId();
  const tableList = useLiveList(tables, { restaurantId }, tables.queries.all());
  const captains = useCaptains();
  return { tableIds: tableList.state === 'ready' ? tableList.value.map(({ id }) => id) : [], captains };
}
