import { anAvailability } from '@bhoj/domain/fixtures/menu';
import { NOW, ORDER_ID } from '@bhoj/domain/fixtures/ids';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Suspense } from 'react';
import { NO_MONEY } from '@bhoj/domain/billing/documents/order-money';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { orderMoney } from '@bhoj/domain/billing/documents/document.collection';
import { nameBuyer } from '@bhoj/domain/billing/documents/buyer.contract';
import { redeemCode } from '@bhoj/domain/billing/discounts/discount-code.contract';
import { askAboutMyData } from '@bhoj/domain/customers/at-table.contract';
import { availabilities, menus } from '@bhoj/domain/menu/shape/menu.collection';
import { askForService } from '@bhoj/domain/orders/requests/service-requests.contract';
import { declarePayment } from '@bhoj/domain/orders/requests/upi-declaration.contract';
import { orders } from '@bhoj/domain/orders/shape/order.collection';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { leaveReview } from '@bhoj/domain/reviews/reviews.contract';
import { ThemeProvider } from '../../../theme/theme-mode.tsx';
import { forgetCatalogs } from '../context/catalog.ts';
import { leaveApp } from '../../../ui/shared/leave-app.fixtures.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { DetailsPage } from './details-page.tsx';
import { aMenu, aProfile, backend } from '../context/guest-backend.fixtures.ts';
import { LanguageProvider } from '../context/language.tsx';
import { GuestMenuPage } from './menu-page.tsx';
// Imported here, so that no test waits for what the page loads when idle or asks.
import '../../../firebase/guest-sdk.ts';
import './ordering-sheets.tsx';
import { GuestRouter } from '../context/router.tsx';

export function showOrder(order: Order, money: OrderMoney = NO_MONEY): void {
  backend.put(orderMoney, { orderId: ORDER_ID }, money);
  backend.put(orders, { orderId: ORDER_ID }, order);
}

const ANSWER_NOTHING = [askAboutMyData, askForService, declarePayment, leaveReview, nameBuyer, redeemCode];

export function resetBackend(): void {
  localStorage.clear();
  forgetCatalogs();
  document.body.replaceChildren();
  backend.clear();
  backend.put(profiles, {}, aProfile());
  backend.put(menus, {}, aMenu());
  backend.put(availabilities, {}, anAvailability());
  for (const contract of ANSWER_NOTHING) backend.answer(contract, () => ({}));
}

/** Gives each test a guest who has just come, on the evening of the fixtures; `isTicking` makes the timers theirs too. */
export function eachGuest({ isTicking = false } = {}): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, ...(isTicking ? { shouldAdvanceTime: true } : { toFake: ['Date'] }) });
    resetBackend();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Presses a button that sends the cart, and leaves no time to take it back. */
export function sendCart(button: HTMLElement): void {
  fireEvent.click(button);
  leaveApp();
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
