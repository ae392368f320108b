import { createContext, use, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { settingsPart } from '../../../messages/owner/settings/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import type { SectionName } from '../../../blocks/settings/parts.ts';

type Report = (section: SectionName, isDirty: boolean) => void;

const ReportContext = createContext<Report | null>(null);
const DirtyContext = createContext<readonly SectionName[]>([]);

/** Asks before the page is left with unsaved changes. */
export function Unsaved({ children }: { readonly children: ReactNode }) {
  const settings = useWords(settingsPart);

  const [dirty, setDirty] = useState<readonly SectionName[]>([]);
  const report = useCallback<Report>((section, isDirty) => {
    setDirty((now) => {
      if (now.includes(section) === isDirty) return now;
      return isDirty ? [...now, section] : now.filter((name) => name !== section);
    });
  }, []);
  const hasUnsaved = dirty.length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Signing out is exempt, because afterwards nothing can be saved.
      hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);

  return (
    <ReportContext value={report}>
      <DirtyContext value={dirty}>{children}</DirtyContext>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={settings.leaveTitle}
        text={settings.leaveText(dirty.map((name) => settings[name].title).join(', '))}
        confirmLabel={settings.leave}
        cancelLabel={settings.stay}
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </ReportContext>
  );
}

/** The sections with unsaved changes. */
export const useDirtySections = (): readonly SectionName[] => use(DirtyContext);

/** Reports whether a section has unsaved changes. */
export function useUnsaved(section: SectionName, isDirty: boolean): void {
  const report = use(ReportContext);
  useEffect(() => report?.(section, isDirty), [report, section, isDirty]);
  useEffect(() => () => report?.(section, false), [report, section]);
}
