import { mergeCustomers } from '@bhoj/domain/customers/customers.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { calling } from '../act.ts';
import type { Plan } from '../act.ts';

/** Merges the records of two guests; orders keep the ids that they have. */
export const merge: Plan = ({ place, customerIds: ids }, random) => {
  if (ids.length < 2) return null;
  const keepId = random.pick(ids);
  const goneId = random.pick(ids.filter((id) => id !== keepId));
  // A repeat returns the current totals, because bills may have been settled since.
  return calling(mergeCustomers, place.owner, { actId: newId(), keepId, goneId });
};
