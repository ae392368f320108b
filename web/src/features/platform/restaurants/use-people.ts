import { useMemo } from 'react';
import { platformStaff } from '@bhoj/domain/platform/platform.collection';
import { useLiveList } from '../../../firebase/live.ts';

/** Active platform staff, to choose from; `nameOf` gives the id of others. */
export function usePeople() {
  const live = useLiveList(platformStaff, {}, platformStaff.queries.successors());
  const people = live.state === 'ready' ? live.value : null;
  return useMemo(() => {
    const options = (people ?? []).map(
      ({ id, value }) => [id, `${value.name} · ${value.referralId}`] as const,
    );
    const names = new Map(options);
    return { options, nameOf: (staffId: string) => names.get(staffId) ?? staffId };
  }, [people]);
}
