import { audit } from '@bhoj/domain/audit/audit.collection';
import { members } from '@bhoj/domain/members/member.collection';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { AuditEntry } from '@bhoj/domain/audit/audit.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import type { Live } from '../../../firebase/live.ts';
import type { Names } from './history-model.ts';

/** The most audit entries that it reads; the security rules allow no more. */
const MOST = 200;

/** Returns the audit entries of an order, and the names of their authors. */
export function useHistory(orderId: string): {
  readonly entries: Live<readonly Entry<AuditEntry>[]>;
  readonly names: Names;
} {
  const restaurantId = useRestaurantId();
  const restaurant = useRestaurant();
  const entries = useLiveList(audit, { restaurantId }, audit.queries.ofOrder(orderId, MOST));
  const people = useLiveList(members, { restaurantId }, members.queries.all());
  const staff =
    people.state === 'ready' ? people.value.map(({ id, value }) => [id, value.name] as const) : [];
  return { entries, names: new Map([...staff, [restaurant.uid, restaurant.ownerName] as const]) };
}
