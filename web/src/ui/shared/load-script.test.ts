import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScript } from './load-script.ts';

const appended: HTMLScriptElement[] = [];
beforeEach(() => {
  // Replaces the loading of an appended script; each test fires the script's events.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    appended.push(node as HTMLScriptElement);
  });
});
afterEach(() => {
  appended.length = 0;
  vi.restoreAllMocks();
});

const end = (how: 'load' | 'error') => appended.at(-1)?.dispatchEvent(new Event(how));

it('resolves to true on load, and loads the same script once (CALL-13)', async () => {
  const both = [loadScript('https://pay.example/a.js'), loadScript('https://pay.example/a.js')];
  expect(appended.map(({ src }) => src)).toEqual(['https://pay.example/a.js']);
  end('load');
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(await loadScript('https://pay.example/a.js')).toBe(true);
  expect(appended).toHaveLength(1);
});

it('resolves to false on error, and can be called again (CALL-13)', async () => {
  const first = loadScript('https://pay.example/b.js');
  end('error');
  expect(await first).toBe(false);
  const second = loadScript('https://pay.example/b.js');
  end('load');
  expect(await second).toBe(true);
  expect(appended).toHaveLength(2);
});
