import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as field from './page-search-field.tsx';
import { PageSearch } from './page-search.tsx';

/** The list's own code comes when a test lets it. */
const { fetch, coming } = vi.hoisted(() => ({
  fetch: vi.fn<() => void>(),
  coming: { arrive: (() => {}) as (field: object) => void },
}));
vi.mock('../../../ui/shared/use-on-demand.ts', () => ({
  useOnDemand: () => {
    const [loaded, setLoaded] = useState<object | null>(null);
    coming.arrive = setLoaded;
    return [loaded, fetch];
  },
}));

function show() {
  const router = createMemoryRouter([{ path: '*', element: <PageSearch /> }]);
  render(<RouterProvider router={router} />);
  return router;
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search pages' });

beforeEach(() => {
  fetch.mockClear();
});
afterEach(cleanup);

it('fetches the list of pages when somebody comes near, not before', async () => {
  show();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.hover(input());
  expect(fetch).toHaveBeenCalledOnce();
});

it('keeps what was typed before the list was there, and the cursor in it', async () => {
  const router = show();
  await userEvent.keyboard('/men');
  expect(fetch).toHaveBeenCalled();
  expect(input().value).toBe('men');
  act(() => coming.arrive(field));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Menu', 'Table Management']);
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('u{Enter}');
  expect(router.state.location.pathname).toBe('/dashboard/menu');
});

it('takes no cursor that is elsewhere', async () => {
  show();
  await userEvent.hover(input());
  act(() => coming.arrive(field));
  expect(document.activeElement).toBe(document.body);
});

it('goes to a page while the list has not come', async () => {
  const router = show();
  await userEvent.keyboard('/tab{Enter}');
  expect(router.state.location.pathname).toBe('/dashboard/tables');
});

it('goes nowhere for nothing, and for what is no page', async () => {
  const router = show();
  await userEvent.keyboard('/{Enter}xyz{Enter}');
  expect(router.state.location.pathname).toBe('/');
  await userEvent.tab();
  expect(input().value).toBe('');
});
