import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { people } from '@bhoj/domain/payroll/shape/people.collection';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import type { Store } from '../firebase/store.ts';

/** Returns the person of a member's sign-in. Throws `person-not-found`. */
export async function ownPerson(
  store: Pick<Store, 'find'>,
  restaurantId: string,
  uid: string,
): Promise<Entry<Person>> {
  const [found] = await store.find(people, { restaurantId }, people.queries.ofMember(uid));
  if (found === undefined) throw new Refusal('person-not-found');
  return found;
}
