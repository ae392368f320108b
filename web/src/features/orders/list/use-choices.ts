import { members } from '@bhoj/domain/members/member.collection';
import { tables } from '@bhoj/domain/tables/table.collection';
import { useLiveList } from '../../../firebase/live.ts';
import type { OwnRestaurant } from '../state/use-restaurant.ts';

/** What can be filtered by: the tables there are, and who takes orders. */
export function useChoices({ restaurantId, restaurant }: OwnRestaurant): {
  readonly tableIds: readonly string[];
  readonly captains: readonly string[];
} {
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
