import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aPlatformSettings } from '@bhoj/domain/fixtures/platform';
import { DAY } from '@bhoj/domain/time/ist';
import { MaintenanceNotice } from './maintenance-notice.tsx';

const firebase = vi.hoisted(() => ({ live: {} as unknown }));
vi.mock('../../../firebase/live.ts', () => ({ useLiveDoc: () => firebase.live }));
afterEach(cleanup);

const show = (live: unknown) => {
  firebase.live = live;
  render(<MaintenanceNotice />);
  return screen.queryByRole('status')?.textContent ?? null;
};
const ready = (until: number | null) => ({
  state: 'ready',
  fromCache: false,
  value: aPlatformSettings({ maintenance: until === null ? null : { text: 'Slow on Sunday.', until } }),
});

it.each([
  ['while it holds', ready(Date.now() + DAY), 'Slow on Sunday.'],
  ['when it is over', ready(Date.now() - 1), null],
  ['when there is none', ready(null), null],
  ['before anything was saved', { state: 'missing' }, null],
  ['when it cannot be read', { state: 'failed' }, null],
])('%s an owner reads %o', (_, live, text) => {
  expect(show(live)).toBe(text);
});
