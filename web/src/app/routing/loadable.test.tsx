import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadable } from './loadable.tsx';

const Field = () => <input aria-label="Name" />;

afterEach(cleanup);

it('draws at once what was loaded ahead', async () => {
  const Page = loadable(() => Promise.resolve(Field));
  await Page.loadAhead();
  render(<Page />);
  expect(screen.getByLabelText('Name')).toBeTruthy();
});

it('keeps what a person has entered when the code comes a second time', async () => {
  const Page = loadable(() => Promise.resolve(Field));
  const { rerender } = render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Asha' } });
  await Page.loadAhead();
  rerender(
    <Suspense>
      <Page />
    </Suspense>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');
});

it('loads again where it is shown when it did not come ahead', async () => {
  const load = vi
    .fn<() => Promise<typeof Field>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Field);
  const Page = loadable(load);
  await expect(Page.loadAhead()).rejects.toThrow('no network');
  render(
    <Suspense>
      <Page />
    </Suspense>,
  );
  expect(await screen.findByLabelText('Name')).toBeTruthy();
});
