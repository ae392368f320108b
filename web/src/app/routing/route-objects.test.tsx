import { cleanup, render } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { routeEntries } from '@bhoj/domain/catalogue/routes';
import { programAt } from './floor-pages.ts';
import { routeObjects } from './route-objects.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const percent = (path: string) => path.replace(/\w/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
const spellings = [
  ['as it is', (path: string) => path],
  ['with a slash at its end', (path: string) => `${path}/`],
  ['with two slashes', (path: string) => `${path}//`],
  ['in capitals', (path: string) => path.toUpperCase()],
  ['with a letter in percent', percent],
  ['in percent and with a slash', (path: string) => `${percent(path)}/`],
] as const;
const PROGRAMS = ['front', 'floor', 'customer', 'booking'];

it.each(spellings)('an address %s does not lead the office’s program back to itself', (_, spell) => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  for (const [, { path }] of routeEntries.filter(([, { area }]) => area === 'front')) {
    const address = spell(path.replaceAll(/:\w+/g, 'x'));
    // A page with a program of its own does not start the office’s; `//` is the address of another host.
    if (PROGRAMS.includes(programAt(address) ?? '') || address.startsWith('//')) continue;
    const leaf = matchRoutes(routeObjects, address)?.at(-1)?.route;
    reload.mockClear();
    history.replaceState({ usr: 'given' }, '', `${address}?a=1#b`);
    render(leaf?.element);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(programAt(location.pathname)).toBe('front');
    expect(location.pathname + location.search + location.hash).toBe(`${path}?a=1#b`);
    expect(history.state).toEqual({ usr: 'given' });
    cleanup();
  }
});

it('starts the front’s program at its pages with a slash', () => {
  expect(['/login/', '/pricing/', '/signup', '/'].map(programAt)).toEqual([
    'front',
    'front',
    'front',
    'front',
  ]);
});
