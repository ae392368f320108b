import { members } from '@bhoj/domain/members/member.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';

/** What can be filtered by: the tables there are, and who takes orders. */
export function useChoices(): {
  readonly tableIds: readonly string[];
  readonly captains: readonly string[];
} {
  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const tableList = useLiveList(tables, { restaurantId }, tables.queries.all());
  const people = useLiveList(members, { restaurantId }, members.queries.all());
  const captains =
    people.state === 'ready'
      ? people.value.filter(({ value }) => value.role === 'captain').map(({ value }) => value.name)
      : [];
  return {
    tableIds: tableList.state === 'ready' ? tableList.value.map(({ id }) => id) : [],
    captains: [...new Set([...captains, restaurant.ownerName])].filter((name) => name !== '').toSorted(),
  };
}
