import { useState } from 'react';
import { changeMemberRole, dismissMember, readmitMember } from '@bhoj/domain/members/members.contract';
import { CallFailure, useCall } from '../../firebase/call.ts';
import type { FailureReason } from '../../firebase/call.ts';
import { staff as words } from '../../messages/members.ts';
import { useToast } from '../../ui/mui/toast.tsx';
import { otherRole } from './member-model.ts';
import type { MemberEntry } from './member-model.ts';

/** What an owner does about one person: one act at a time, each safe to repeat. */
export function useMemberActs({ uid, name, role }: MemberEntry) {
  const call = {
    role: useCall(changeMemberRole),
    dismiss: useCall(dismissMember),
    readmit: useCall(readmitMember),
  };
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<FailureReason | null>(null);

  const act = async (work: () => Promise<unknown>, done: string) => {
    setPending(true);
    setFault(null);
    try {
      await work();
      toast({ message: done });
    } catch (cause) {
      setFault(cause instanceof CallFailure ? cause.reason : 'unexpected');
    }
    setPending(false);
  };

  const next = otherRole(role);
  return {
    pending,
    fault,
    changeRole: () => act(() => call.role({ uid, role: next }), words.roleDone(name, next)),
    dismiss: () => act(() => call.dismiss({ uid }), words.dismissed(name)),
    readmit: () => act(() => call.readmit({ uid }), words.readmitted(name)),
  };
}
