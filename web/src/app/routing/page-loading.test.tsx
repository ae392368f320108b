import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageLoading } from './page-loading.tsx';

const chunk = Promise.withResolvers<{ default: () => React.ReactNode }>();
const Slow = lazy(() => chunk.promise);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Shell = () => (
  <Suspense fallback={<p>an empty page</p>}>
    <Outlet />
  </Suspense>
);

it('shows Loading... over the old page while the page of a click loads (DASH-4, P-MORE-16)', async () => {
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter([
    {
      element: <PageLoading of={() => router} />,
      children: [
        {
          element: <Shell />,
          children: [
            { path: '/', element: <Link to="/slow">Go</Link> },
            { path: '/slow', element: <Slow /> },
          ],
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => router.navigate('/slow'));
  await act(() => vi.advanceTimersByTimeAsync(199));
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(screen.getByRole('link', { name: 'Go' })).toBeTruthy();
  await act(async () => chunk.resolve({ default: () => <h1>Here</h1> }));
  expect(screen.getByRole('heading', { name: 'Here' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
