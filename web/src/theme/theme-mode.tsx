import {
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

// The guest and the front area load this file: no MUI here, and not the tokens either (the page already carries them as CSS).

const storageKey = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';

export type ThemeMode = 'light' | 'dark' | 'system';

export interface ThemeControls {
  /** What the person chose. */
  readonly mode: ThemeMode;
  /** What is shown. */
  readonly resolved: 'light' | 'dark';
  readonly setMode: (mode: ThemeMode) => void;
  /** To the opposite of what is shown; never to `system`. */
  readonly toggle: () => void;
}

const ThemeContext = createContext<ThemeControls | null>(null);

function readMode(): ThemeMode {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function writeMode(mode: ThemeMode): void {
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is refused (private window): the choice lasts as long as the page.
  }
}

function subscribeToSystem(notify: () => void): () => void {
  const query = matchMedia(darkQuery);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const isSystemDark = (): boolean => typeof matchMedia === 'function' && matchMedia(darkQuery).matches;

function applyTheme(resolved: 'light' | 'dark'): void {
  const root = document.documentElement;
  root.dataset['theme'] = resolved;
  const background = getComputedStyle(root).getPropertyValue('--bhoj-background').trim();
  if (background) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', background);
}

export function ThemeProvider({ children }: { readonly children?: ReactNode }) {
  const [mode, setMode] = useState(readMode);
  // Also while prerendered HTML is taken over, or the theme script's dark page would turn light for a frame. What is
  // prerendered must therefore not depend on either value: it leaves the difference to CSS.
  const systemIsDark = useSyncExternalStore(subscribeToSystem, isSystemDark, isSystemDark);
  const resolved = mode === 'system' ? (systemIsDark ? 'dark' : 'light') : mode;

  useLayoutEffect(() => applyTheme(resolved), [resolved]);

  useEffect(() => {
    const followOtherTab = (event: StorageEvent) => {
      // A null key means that the other tab cleared everything.
      if (event.key === storageKey || event.key === null) setMode(readMode());
    };
    addEventListener('storage', followOtherTab);
    return () => removeEventListener('storage', followOtherTab);
  }, []);

  const controls = useMemo<ThemeControls>(() => {
    const choose = (next: ThemeMode) => {
      writeMode(next);
      setMode(next);
    };
    return {
      mode,
      resolved,
      setMode: choose,
      toggle: () => choose(resolved === 'dark' ? 'light' : 'dark'),
    };
  }, [mode, resolved]);

  return <ThemeContext value={controls}>{children}</ThemeContext>;
}

export function useTheme(): ThemeControls {
  const controls = useContext(ThemeContext);
  if (!controls) throw new Error('useTheme must be used within a ThemeProvider');
  return controls;
}
