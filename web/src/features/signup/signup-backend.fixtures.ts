import { vi } from 'vitest';
import {
  createAccount,
  createSocialAccount,
  validateReferral,
} from '@bhoj/domain/accounts/accounts.contract';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { rupees } from '@bhoj/domain/money/money';
import {
  checkPayments,
  createPaymentOrder,
  verifyPayment,
} from '@bhoj/domain/subscription/subscription.contract';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';

/** What the sign-up pages read and call. */
export const backend = inMemory();
backend.serveBothApps();

// Loaded before a test stops the clock: a file that loads later takes real time.
await Promise.all([
  import('../../firebase/front-sdk.ts'),
  import('../../firebase/guest-sdk.ts'),
  import('../../firebase/social-popup.ts'),
]);

/** The gateway's window, which only its own script opens. */
export const openCheckout = vi.fn<(...args: unknown[]) => Promise<unknown>>();
export const checkoutMock = { openCheckout };

export const OWNER: Claims = { role: 'owner', restaurant: 'meera@example.com' };
/** Signed in by the link that proved the address, without a restaurant. */
export const NEWCOMER = { uid: 'meera', email: 'meera@example.com', claims: null };
/** Has a Google account, and no restaurant until the server has made it. */
export const googler: { uid: string; email: string; isSocial: true; claims: Claims | null } = {
  uid: 'googler',
  email: 'meera@example.com',
  isSocial: true,
  claims: null,
};

export const ORDER = {
  id: 'order_A1',
  amountPaise: rupees(999),
  currency: 'INR' as const,
  keyId: 'rzp_test_x',
  planName: 'Premium',
};
export const PAID = { outcome: 'paid', paymentId: 'pay_1', orderId: 'order_A1', signature: 's' };

/** Answers with this state of a payment. */
export const says =
  <Outcome extends string>(outcome: Outcome) =>
  () => ({ outcome });

const opened = (referralId: string) =>
  ({ restaurantId: 'meera@example.com', referralId, membership: 'free' }) as const;

/** From now on the account can be made, and its owner can sign in. */
export const opensAccounts = (): void =>
  backend.answer(createAccount, ({ email, password, referralId }: InputOf<typeof createAccount>) => {
    backend.auth.knows({ uid: 'owner', email, password, claims: OWNER });
    return opened(referralId);
  });
export const opensSocialAccounts = (): void =>
  backend.answer(createSocialAccount, ({ referralId }) => {
    googler.claims = OWNER;
    return opened(referralId);
  });

/** Nobody is signed in, nothing is stored, and every call succeeds. */
export function resetSignup(): void {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  googler.claims = null;
  backend.clear();
  backend.serveBothApps();
  backend.answer(validateReferral, () => ({ valid: true }));
  opensAccounts();
  opensSocialAccounts();
  backend.answer(createPaymentOrder, () => ({ outcome: 'pay' as const, order: ORDER }));
  backend.answer(verifyPayment, says('paid'));
  backend.answer(checkPayments, says('none'));
  openCheckout.mockReset().mockResolvedValue(PAID);
}
