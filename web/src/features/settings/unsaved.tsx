import { createContext, use, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { settings } from '../../messages/settings.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type Report = (section: string, isDirty: boolean) => void;

const UnsavedContext = createContext<Report | null>(null);

/** Holds somebody back who would leave the page with changes that are not saved. */
export function Unsaved({ children }: { readonly children: ReactNode }) {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const report = useCallback<Report>((section, isDirty) => {
    setDirty((now) => {
      if (now.includes(section) === isDirty) return now;
      return isDirty ? [...now, section] : now.filter((name) => name !== section);
    });
  }, []);
  const hasUnsaved = dirty.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Signing out has its own way: nobody can save any more.
      hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);

  return (
    <UnsavedContext value={report}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={settings.leaveTitle}
        text={settings.leaveText(dirty.join(', '))}
        confirmLabel={settings.leave}
        cancelLabel={settings.stay}
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </UnsavedContext>
  );
}

/** Says whether a section has changes that are not saved. */
export function useUnsaved(section: string, isDirty: boolean): void {
  const report = use(UnsavedContext);
  useEffect(() => report?.(section, isDirty), [report, section, isDirty]);
  useEffect(() => () => report?.(section, false), [report, section]);
}
