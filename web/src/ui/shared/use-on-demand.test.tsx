import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useOnDemand } from './use-on-demand.ts';

const load = vi.fn<() => Promise<{ text: string }>>();

function Page() {
  const [found, fetch] = useOnDemand(load);
  return <button onClick={fetch}>{found === null ? 'not there' : found.text}</button>;
}

afterEach(cleanup);

it('fetches when it is asked to, and again where it did not come', async () => {
  load.mockRejectedValueOnce(new TypeError('no network'));
  load.mockResolvedValueOnce({ text: 'there' });
  render(<Page />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('not there')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  await act(async () => {});
  expect(screen.getByText('there')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
