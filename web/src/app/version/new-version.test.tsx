import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnreadableCard } from '../../ui/mui/states/unreadable-card.tsx';
import { NewVersion, NewVersionBanner } from './new-version.tsx';
import type { VersionNews, VersionWatch } from './service-worker.ts';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';

const { watch, stop, update } = vi.hoisted(() => ({
  watch: vi.fn<(news: VersionNews) => VersionWatch>(),
  stop: vi.fn<() => void>(),
  update: vi.fn<() => void>(),
}));
vi.mock('./service-worker.ts', () => ({ watchVersion: watch }));

beforeEach(() => {
  watch.mockReset().mockReturnValue({ update, stop });
  update.mockReset();
  stop.mockReset();
});
afterEach(cleanup);

const show = () =>
  render(
    <NewVersion>
      <NewVersionBanner />
      <input aria-label="Being typed" />
    </NewVersion>,
  );

it('says nothing while there is no newer version', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

it('says that one is ready, keeps what is being typed, and loads it only on request', async () => {
  const take = vi.fn<() => void>();
  show();
  const input = screen.getByLabelText<HTMLInputElement>('Being typed');
  await userEvent.type(input, 'half an order');
  act(() => watch.mock.calls[0]?.[0].onWaiting(take));
  expect(screen.getByText('A new version is ready')).toBeTruthy();
  expect(input.value).toBe('half an order');
  expect(document.activeElement).toBe(input);
  expect(take).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(take).toHaveBeenCalledOnce();
});

it('stops checking when its area is unmounted', () => {
  show().unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it('a card of what only a newer version shows asks for it, and says what became of that', async () => {
  render(
    <NewVersion>
      <UnreadableCard unreadable={[{ of: 'orders', id: 'a', why: 'newer' }]} />
    </NewVersion>,
  );
  const news = watch.mock.calls[0]?.[0];
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(update).toHaveBeenCalledOnce();
  act(() => news?.onSearch('looking'));
  expect(screen.getByText('Looking for the new version…')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(true);
  act(() => news?.onSearch('none'));
  expect(screen.getByText('Bhoj is being updated; try again in a minute.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(false);
});
