import { useMemo } from 'react';
import type { NoticeKind } from '@bhoj/domain/notifications/about.schema';
import { bellKindsOf } from '@bhoj/domain/notifications/told-to';
import { useWorkplace } from './restaurant.tsx';
import { useRights } from './rights.ts';

const NONE: readonly NoticeKind[] = [];

/** The kinds of notifications that the person at this page has in the bell; null for the owner, who has all. */
export function useBellKinds(): readonly NoticeKind[] | null {
  const { role } = useWorkplace();
  const rights = useRights();
  return useMemo(
    () => (role !== 'owner' && rights === null ? NONE : bellKindsOf(role, rights ?? [])),
    [role, rights],
  );
}
