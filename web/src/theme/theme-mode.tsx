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

// The guest and front areas load this file: it must import neither MUI nor the tokens (the page already has them as
// CSS).

const storageKey = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';

export type ThemeMode = 'light' | 'dark' | 'system';

export interface ThemeControls {
  /** The person's choice. */
  readonly mode: ThemeMode;
  /** The visible theme. */
  readonly resolved: 'light' | 'dark';
  readonly setMode: (mode: ThemeMode) => void;
  /** Switches to the opposite of the shown theme (by default the page's own); never to `system`. */
  readonly toggle: (shown?: 'light' | 'dark') => void;
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
    // Storage is blocked (private window): the choice lasts as long as the page.
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
  // The last argument is for hydration: with a fixed value there, a page that the theme script made dark would turn
  // light for a frame. So prerendered HTML must not depend on `mode` or `systemIsDark`; CSS makes the difference.
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
      toggle: (shown = resolved) => choose(shown === 'dark' ? 'light' : 'dark'),
    };
  }, [mode, resolved]);

  return <ThemeContext value={controls}>{children}</ThemeContext>;
}

export function useTheme(): ThemeControls {
  const controls = useContext(ThemeContext);
  if (!controls) throw new Error('useTheme must be used within a ThemeProvider');
  return controls;
}
