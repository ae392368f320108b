import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { payrollRosterPart } from '../../../messages/owner/payroll-roster/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Asks before an unsaved week is left for another one, another tab or another page. */
export function LeaveUnsaved({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const words = useWords(payrollRosterPart);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={words.leaveTitle}
      text={words.leaveText}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
