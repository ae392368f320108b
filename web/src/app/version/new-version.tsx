import { RefreshCw } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { shellPart } from '../../messages/shared/shell/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../../ui/shared/kit/controls.tsx';
import { NewVersionControlsContext } from '../../ui/shared/new-version.ts';
import type { Search } from '../../ui/shared/new-version.ts';
import { StatusBar } from '../../ui/shared/parts/status-bar.tsx';
import { watchVersion } from './service-worker.ts';
import type { VersionWatch } from './service-worker.ts';

/** Activates the new version; null while there is none. */
const NewVersionContext = createContext<(() => void) | null>(null);

/** Stores the app on the device, and watches for newer versions. */
export function NewVersion({ children }: { readonly children: ReactNode }) {
  const [take, setTake] = useState<(() => void) | null>(null);
  const [search, setSearch] = useState<Search>('idle');
  const watch = useRef<VersionWatch | null>(null);
  useEffect(() => {
    const watching = watchVersion({ onWaiting: (takeIt) => setTake(() => takeIt), onSearch: setSearch });
    watch.current = watching;
    return watching.stop;
  }, []);
  const update = useCallback(() => watch.current?.update(), []);
  const controls = useMemo(() => ({ search, update }), [search, update]);
  return (
    <NewVersionContext value={take}>
      <NewVersionControlsContext value={controls}>{children}</NewVersionControlsContext>
    </NewVersionContext>
  );
}

/**
 * Says that a newer version is ready. It is in the page's flow and covers nothing. It waits until the person presses
 * Reload; if the page lacks something that only the newer version can show, it reloads at a quiet moment.
 */
export function NewVersionBanner() {
  const shell = useWords(shellPart);

  const take = use(NewVersionContext);
  return (
    <StatusBar tone="blue">
      {take === null ? null : (
        <>
          {shell.newVersion}
          <Button icon={<RefreshCw aria-hidden />} onClick={take}>
            {shell.reload}
          </Button>
        </>
      )}
    </StatusBar>
  );
}
