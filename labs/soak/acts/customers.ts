import { mergeCustomers } from '@bhoj/domain/customers/customers.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { calling } from '../act.ts';
import type { Plan } from '../act.ts';

/** Makes one record of two guests who sit at tables now; their orders go on with the ids that they have. */
export const merge: Plan = ({ place, live }, random) => {
  const ids = [...new Set(live.flatMap(({ order }) => order.customer?.id ?? []))];
  if (ids.length < 2) return null;
  const keepId = random.pick(ids);
  const goneId = random.pick(ids.filter((id) => id !== keepId));
  // A repeat answers with the record as it is then: bills may have been settled since.
  return calling(mergeCustomers, place.owner, { actId: newId(), keepId, goneId });
};
