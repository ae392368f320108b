import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { common } from '../../../messages/shared/en/common.ts';
import type { Gated } from '../../shared/gate.ts';
import { Gate } from './gate.tsx';
import type { GateProps } from './gate.tsx';

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

it('shows the skeleton while it loads, and says why nothing comes without a network', () => {
  show({ state: 'loading' });
  expect(screen.getByText('Bones')).toBeTruthy();
  cleanup();
  offline();
  show({ state: 'loading' });
  expect(screen.getByText(common.notOnDevice)).toBeTruthy();
  expect(screen.queryByText('Bones')).toBeNull();
});

it('gives its children the value, and whether the server was heard', () => {
  show(ready(['Dal', 'Naan']));
  expect(screen.getByText('Dal, Naan')).toBeTruthy();
  cleanup();
  offline();
  show(ready(['Dal'], true), { empty });
  expect(screen.getByText('Dal kept')).toBeTruthy();
});

it('believes only the server that there is nothing', () => {
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

it.each(['failed', 'missing'] as const)('offers to ask again for what is %s', (state) => {
  show({ state, retry }, { words: { failed: 'No dishes came' } });
  expect(screen.getByRole('alert').textContent).toContain('No dishes came');
  fireEvent.click(screen.getByRole('button', { name: common.tryAgain }));
  expect(retry).toHaveBeenCalledOnce();
});

it('a document that need not exist says so in its own way', () => {
  show({ state: 'missing', retry }, { missing: <p>Gone</p> });
  expect(screen.getByText('Gone')).toBeTruthy();
  cleanup();
  show({ state: 'failed', retry }, { missing: <p>Gone</p> });
  expect(screen.getByRole('alert').textContent).toContain(common.couldNotLoad);
});

it('denied says who may, as a heading where it stands for the page', () => {
  show({ state: 'denied', retry });
  expect(screen.getByText(common.notAllowed)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  show({ state: 'denied', retry }, { isPage: true, words: { denied: 'Owners only' } });
  expect(screen.getByRole('heading', { name: 'Owners only' })).toBeTruthy();
});
