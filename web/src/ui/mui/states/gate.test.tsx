import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { common } from '../../../messages/shared/common/en.ts';
import type { Gated } from '../../shared/gate.ts';
import type { GateProps } from '../../shared/gate-of.tsx';
import { Gate } from './gate.tsx';

type List = readonly string[];

const retry = vi.fn<() => void>();
const ready = (value: List, fromCache = false) => ({ state: 'ready', value, fromCache }) as const;
const empty = { is: (list: List) => list.length === 0, show: <p>Nothing yet</p> };
const show = (live: Gated<List>, props: Partial<GateProps<List>> = {}) =>
  render(
    <Gate live={live} skeleton={<p>Bones</p>} {...props}>
      {(list, fromCache) => <p>{`${list.join(', ')}${fromCache ? ' kept' : ''}`}</p>}
    </Gate>,
  );
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

afterEach(() => {
  cleanup();
  retry.mockReset();
  vi.restoreAllMocks();
});

it('shows the skeleton while it loads, and says when it is offline', () => {
  show({ state: 'loading' });
  expect(screen.getByText('Bones')).toBeTruthy();
  cleanup();
  offline();
  show({ state: 'loading' });
  expect(screen.getByText(common.notOnDevice)).toBeTruthy();
  expect(screen.queryByText('Bones')).toBeNull();
});

it('gives its children the value, and whether it came from the cache', () => {
  show(ready(['Dal', 'Naan']));
  expect(screen.getByText('Dal, Naan')).toBeTruthy();
  cleanup();
  offline();
  show(ready(['Dal'], true), { empty });
  expect(screen.getByText('Dal kept')).toBeTruthy();
});

it('shows empty only when the server has answered', () => {
  show(ready([]), { empty });
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  cleanup();
  show(ready([], true), { empty });
  expect(screen.getByText('Bones')).toBeTruthy();
  cleanup();
  offline();
  show(ready([], true), { empty, words: { offline: 'Not here' } });
  expect(screen.getByText('Not here')).toBeTruthy();
});

it.each(['failed', 'missing'] as const)('offers a retry for a state of %s', (state) => {
  show({ state, retry }, { words: { failed: 'No dishes came' } });
  expect(screen.getByRole('alert').textContent).toContain('No dishes came');
  fireEvent.click(screen.getByRole('button', { name: common.tryAgain }));
  expect(retry).toHaveBeenCalledOnce();
});

it('a missing document that need not exist has its own message', () => {
  show({ state: 'missing', retry }, { missing: <p>Gone</p> });
  expect(screen.getByText('Gone')).toBeTruthy();
  cleanup();
  show({ state: 'failed', retry }, { missing: <p>Gone</p> });
  expect(screen.getByRole('alert').textContent).toContain(common.couldNotLoad);
});

it('denied says who is allowed, as a heading when it stands for the whole page', () => {
  show({ state: 'denied', retry });
  expect(screen.getByText(common.notAllowed)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  show({ state: 'denied', retry }, { isPage: true, words: { denied: 'Owners only' } });
  expect(screen.getByRole('heading', { name: 'Owners only' })).toBeTruthy();
});
