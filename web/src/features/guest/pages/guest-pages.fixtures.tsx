import { anAvailability } from '@bhoj/domain/fixtures/menu';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { ThemeProvider } from '../../../theme/theme-mode.tsx';
import { forgetCatalogs } from '../context/catalog.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { DetailsPage } from './details-page.tsx';
import { aMenu, aProfile, backend, ready, UID } from '../context/guest-backend.fixtures.ts';
import { LanguageProvider } from '../context/language.tsx';
import { GuestMenuPage } from './menu-page.tsx';
// Imported here, so that no test waits for code that the page loads when idle.
import './ordering-sheets.tsx';
import { GuestRouter } from '../context/router.tsx';

export const showOrder = (order: Order, money: OrderMoney = NO_MONEY): void => {
  backend.live = ready(order);
  backend.liveMoney = ready(money);
  act(() => {
    backend.money?.(backend.liveMoney);
    backend.report?.({ live: backend.live, uid: UID });
  });
};

export function resetBackend(): void {
  localStorage.clear();
  forgetCatalogs();
  document.body.replaceChildren();
  Object.assign(backend, {
    profile: aProfile(),
    menu: aMenu(),
    availability: anAvailability(),
    isCut: false,
    report: null,
    live: { state: 'loading' },
    money: null,
    liveMoney: ready(NO_MONEY),
  });
  backend.call.mockReset();
}

const PAGES = { customerDetails: DetailsPage, customerMenu: GuestMenuPage, customerCheckout: CheckoutPage };

/** Renders the guest area at an address. */
export async function openAt(address: string) {
  history.replaceState(null, '', address);
  await act(async () => {
    render(
      <ThemeProvider>
        <Suspense fallback={null}>
          <LanguageProvider>
            <GuestRouter>
              {(name) => {
                const Page = PAGES[name];
                return <Page key={name} />;
              }}
            </GuestRouter>
          </LanguageProvider>
        </Suspense>
      </ThemeProvider>,
    );
    await Promise.resolve();
  });
}
