import { useEffect, useState } from 'react';
import { readFunnels } from '@bhoj/domain/platform/staff/referrals.contract';
import type { Funnel } from '@bhoj/domain/platform/staff/referrals.contract';
import { useCall } from '../../../firebase/call.ts';

/** The most people in one call. */
const AT_ONCE = 25;

interface Funnels {
  readonly of: ReadonlyMap<string, Funnel>;
  readonly failed: boolean;
}

/** Counts the restaurants of these people; for further pages when they are loaded. */
export function useFunnels(staffIds: readonly string[]): Funnels {
  const call = useCall(readFunnels);
  const [funnels, setFunnels] = useState<Funnels>({ of: new Map(), failed: false });
  const missing = staffIds.filter((id) => !funnels.of.has(id)).slice(0, AT_ONCE);
  const asked = missing.join(' ');
  const { failed } = funnels;
  useEffect(() => {
    if (asked === '' || failed) return undefined;
    let isCurrent = true;
    call({ staffIds: asked.split(' ') }).then(
      (answer) => {
        if (!isCurrent) return;
        const found = answer.funnels.map(({ staffId, ...funnel }) => [staffId, funnel] as const);
        setFunnels((before) => ({ of: new Map([...before.of, ...found]), failed: false }));
      },
      () => isCurrent && setFunnels((before) => ({ ...before, failed: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [call, asked, failed]);
  return funnels;
}
