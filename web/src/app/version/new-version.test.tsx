import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewVersion, NewVersionBanner } from './new-version.tsx';

type OnWaiting = (take: () => void) => void;
const { watch, stop } = vi.hoisted(() => ({
  watch: vi.fn<(onWaiting: OnWaiting) => () => void>(),
  stop: vi.fn<() => void>(),
}));
vi.mock('./service-worker.ts', () => ({ watchForNewVersion: watch }));

beforeEach(() => {
  watch.mockReset().mockReturnValue(stop);
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
  act(() => watch.mock.calls[0]?.[0](take));
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
