import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { ROUTES } from '@bhoj/domain/platform/routes';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { ThemeProvider } from '../../theme/theme-mode.tsx';
import { forgetCatalogs } from './catalog.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { DetailsPage } from './details-page.tsx';
import { aMenu, aProfile, backend, UID } from './guest-backend.fixtures.ts';
import { LanguageProvider } from './language.tsx';
import { GuestMenuPage } from './menu-page.tsx';

export const showOrder = (order: Order): void => {
  backend.live = { state: 'ready', value: order, fromCache: false };
  if (backend.report) act(() => backend.report?.({ live: backend.live, uid: UID }));
};

export function resetBackend(): void {
  localStorage.clear();
  forgetCatalogs();
  document.body.replaceChildren();
  Object.assign(backend, {
    profile: aProfile(),
    menu: aMenu(),
    availability: { soldOut: {} },
    isCut: false,
    report: null,
    live: { state: 'loading' },
  });
  backend.call.mockReset();
}

const PAGES = { customerDetails: DetailsPage, customerMenu: GuestMenuPage, customerCheckout: CheckoutPage };

/** The guest area at an address. */
export async function openAt(address: string) {
  const router = createMemoryRouter(
    (Object.keys(PAGES) as (keyof typeof PAGES)[]).map((name) => {
      const Page = PAGES[name];
      return { path: ROUTES[name].path, element: <Page /> };
    }),
    { initialEntries: [address] },
  );
  await act(async () => {
    render(
      <ThemeProvider>
        <Suspense fallback={null}>
          <LanguageProvider>
            <RouterProvider router={router} />
          </LanguageProvider>
        </Suspense>
      </ThemeProvider>,
    );
    await Promise.resolve();
  });
  expect(router.state.errors).toBeNull();
  return router;
}
