import { runInThisContext } from 'node:vm';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { themeScript } from './theme-script.ts';
import { usePaperTheme } from './paper-theme.ts';
import { ThemeProvider, useTheme } from './theme-mode.tsx';

let systemDark = false;
const listeners = new Set<() => void>();
function systemTurns(dark: boolean): void {
  systemDark = dark;
  for (const notify of listeners) notify();
}

const html = document.documentElement;
const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
const mount = () => renderHook(useTheme, { wrapper: ThemeProvider });

beforeEach(() => {
  systemDark = false;
  listeners.clear();
  localStorage.clear();
  delete html.dataset['theme'];
  document.head.innerHTML =
    '<meta name="theme-color" content=""><style>:root{--bhoj-background:#FAF6EF}[data-theme="dark"]{--bhoj-background:#121212}</style>';
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemDark;
    },
    addEventListener: (_: string, notify: () => void) => listeners.add(notify),
    removeEventListener: (_: string, notify: () => void) => listeners.delete(notify),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('starts with the system when nothing was chosen (THEME-1)', () => {
  systemDark = true;
  const { result } = mount();
  expect(result.current).toMatchObject({ mode: 'system', resolved: 'dark' });
  expect(html.dataset['theme']).toBe('dark');
});

it('prefers the stored choice to the system', () => {
  systemDark = true;
  localStorage.setItem('theme', 'light');
  expect(mount().result.current).toMatchObject({ mode: 'light', resolved: 'light' });
});

it('prints a dark page in the light theme (P-PRINT-4)', () => {
  localStorage.setItem('theme', 'dark');
  const { unmount } = renderHook(usePaperTheme, { wrapper: ThemeProvider });
  dispatchEvent(new Event('beforeprint'));
  expect(html.dataset['theme']).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(html.dataset['theme']).toBe('dark');
  unmount();
  dispatchEvent(new Event('beforeprint'));
  expect(html.dataset['theme']).toBe('dark');
});

it('treats any other stored value as system', () => {
  localStorage.setItem('theme', 'sepia');
  expect(mount().result.current.mode).toBe('system');
});

it('follows the system while it is open (THEME-3)', () => {
  const { result } = mount();
  act(() => systemTurns(true));
  expect(result.current.resolved).toBe('dark');
  expect(html.dataset['theme']).toBe('dark');
  act(() => systemTurns(false));
  expect(html.dataset['theme']).toBe('light');
});

it('does not follow the system once a theme is chosen', () => {
  const { result } = mount();
  act(() => result.current.setMode('light'));
  act(() => systemTurns(true));
  expect(result.current.resolved).toBe('light');
});

it('stops listening when it is unmounted', () => {
  const { unmount } = mount();
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});

it('toggles between light and dark only, starting from the shown theme (THEME-2)', () => {
  systemDark = true;
  const { result } = mount();
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({ mode: 'light', resolved: 'light' });
  act(() => result.current.toggle());
  expect(result.current.mode).toBe('dark');
  act(() => result.current.toggle());
  expect(result.current.mode).toBe('light');
});

it('stores the choice under the key theme, system included (THEME-1)', () => {
  const { result } = mount();
  act(() => result.current.setMode('dark'));
  expect(localStorage.getItem('theme')).toBe('dark');
  act(() => result.current.setMode('system'));
  expect(localStorage.getItem('theme')).toBe('system');
});

it('follows the choice made in another tab', () => {
  const { result } = mount();
  localStorage.setItem('theme', 'dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
  expect(result.current.mode).toBe('dark');
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current.mode).toBe('system');
});

it('ignores changes of other keys', () => {
  const { result } = mount();
  localStorage.setItem('theme', 'dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
  expect(result.current.mode).toBe('system');
});

it('colours the browser bar', () => {
  const { result } = mount();
  expect(themeColor()).toBe('#FAF6EF');
  act(() => result.current.setMode('dark'));
  expect(themeColor()).toBe('#121212');
});

it('works for this page when storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  });
  const { result } = mount();
  act(() => result.current.setMode('dark'));
  expect(result.current.resolved).toBe('dark');
});

it('throws outside its provider with the sentence of the specification (THEME-5)', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useTheme)).toThrow(/^useTheme must be used within a ThemeProvider$/);
  vi.restoreAllMocks();
});

it('renders its children', () => {
  render(<ThemeProvider>kept</ThemeProvider>);
  expect(screen.getByText('kept')).toBeTruthy();
});

describe('the script in the head', () => {
  it.each([
    [null, false, 'light'],
    [null, true, 'dark'],
    ['system', true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ] as const)('stored %s, system dark %s: shows %s, as the provider does', (stored, dark, shown) => {
    systemDark = dark;
    if (stored) localStorage.setItem('theme', stored);
    runInThisContext(themeScript);
    expect(html.dataset['theme']).toBe(shown);
    expect(themeColor()).toBe(shown === 'dark' ? '#121212' : '#FAF6EF');
    expect(mount().result.current.resolved).toBe(shown);
  });
});
