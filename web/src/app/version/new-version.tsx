import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { RefreshCw } from 'lucide-react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { shellPart } from '../../words/shared/shell.ts';
import { useWords } from '../../words/use-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { NewVersionControlsContext } from '../../ui/shared/new-version.ts';
import type { Search } from '../../ui/shared/new-version.ts';
import { watchVersion } from './service-worker.ts';
import type { VersionWatch } from './service-worker.ts';

/** Activates the new version; null while there is none. */
const NewVersionContext = createContext<(() => void) | null>(null);

/** Keeps the app on the device, and watches for newer versions of it. */
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
 * Says that a newer version waits. It stands in the page's flow, covers nothing, and nothing happens until somebody
 * presses Reload, or the page is quiet and lacks something that only the newer version can show.
 */
export function NewVersionBanner() {
  const shell = useWords(shellPart);

  const take = use(NewVersionContext);
  return (
    <div role="status">
      {take !== null && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            fontSize: cssVar('type-sm'),
            fontWeight: cssVar('weight-medium'),
            backgroundColor: cssVar('badge-blue-soft'),
            color: cssVar('badge-blue-text'),
            '@media print': { display: 'none' },
          }}
        >
          {shell.newVersion}
          <Button
            startIcon={<RefreshCw aria-hidden />}
            onClick={take}
            sx={{ color: 'inherit', minHeight: 44 }}
          >
            {shell.reload}
          </Button>
        </Box>
      )}
    </div>
  );
}
