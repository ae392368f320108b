import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { rupees } from '@bhoj/domain/money/money';

/** The mocked backend of the sign-up pages in tests. */
export const backend = {
  session: { state: 'out' } as unknown,
  notify: () => undefined as void,
  validateReferral: vi.fn<(input: { referralId: string }) => Promise<{ valid: boolean }>>(),
  createAccount: vi.fn<(input: Record<string, unknown>) => Promise<unknown>>(),
  createSocialAccount: vi.fn<() => Promise<unknown>>(),
  /** Callables called as this browser's anonymous user. */
  asGuest: {
    createAccount: vi.fn<(input: Record<string, unknown>) => Promise<unknown>>(),
    createPaymentOrder: vi.fn<(input: unknown) => Promise<unknown>>(),
    verifyPayment: vi.fn<(input: unknown) => Promise<unknown>>(),
    checkPayments: vi.fn<(input: unknown) => Promise<unknown>>(),
  },
  openCheckout: vi.fn<(...args: unknown[]) => Promise<unknown>>(),
  signIn: vi.fn<(email: string, password: string) => Promise<unknown>>(),
  social: vi.fn<() => Promise<unknown>>(),
  newcomer: {
    isSocial: vi.fn<() => boolean>(),
    refreshClaims: vi.fn<() => Promise<void>>(),
    sendLink: vi.fn<(email: string, path: string) => Promise<string>>(),
    isLink: vi.fn<() => boolean>(),
    signInByLink: vi.fn<(email: string) => Promise<string>>(),
  },
};

export const callMock = {
  useCall: ({ name }: { name: 'validateReferral' | 'createAccount' | 'createSocialAccount' }) =>
    backend[name],
};
export const callAnonymouslyMock = {
  callAnonymously: ({ name }: { name: keyof typeof backend.asGuest }, input: Record<string, unknown>) =>
    backend.asGuest[name](input),
};
export const checkoutMock = { openCheckout: backend.openCheckout };
export const socialMock = { signInWithSocial: backend.social };
export const newcomerMock = { useNewcomer: () => backend.newcomer };
export const sessionMock = {
  useAuth: () => ({ signIn: backend.signIn, signOut: async () => undefined }),
  useSession: () =>
    useSyncExternalStore(
      (notify) => {
        backend.notify = notify;
        return () => undefined;
      },
      () => backend.session,
    ),
};

export const OWNER = {
  state: 'in',
  user: { email: 'meera@example.com', claims: { role: 'owner', restaurant: 'r' } },
};
export const NEWCOMER = { state: 'in', user: { email: 'meera@example.com', claims: null } };

/** Changes the session. */
export function become(session: unknown): void {
  backend.session = session;
  backend.notify();
}

export const ORDER = {
  id: 'order_A1',
  amountPaise: rupees(999),
  currency: 'INR',
  keyId: 'rzp_test_x',
  planName: 'Premium',
};
export const PAID = { outcome: 'paid', paymentId: 'pay_1', orderId: 'order_A1', signature: 's' };

/** Nobody is signed in, nothing is stored, and every call succeeds. */
export function resetSignup(): void {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  const { asGuest, newcomer } = backend;
  backend.session = { state: 'out' };
  backend.validateReferral.mockReset().mockResolvedValue({ valid: true });
  backend.createAccount.mockReset().mockResolvedValue({});
  backend.createSocialAccount.mockReset().mockResolvedValue({});
  asGuest.createAccount.mockReset().mockResolvedValue({});
  asGuest.createPaymentOrder.mockReset().mockResolvedValue({ outcome: 'pay', order: ORDER });
  asGuest.verifyPayment.mockReset().mockResolvedValue({ outcome: 'paid' });
  asGuest.checkPayments.mockReset().mockResolvedValue({ outcome: 'none' });
  backend.openCheckout.mockReset().mockResolvedValue(PAID);
  backend.social.mockReset();
  newcomer.isSocial.mockReset().mockReturnValue(false);
  newcomer.isLink.mockReset().mockReturnValue(false);
  newcomer.refreshClaims.mockReset().mockImplementation(async () => become(OWNER));
  newcomer.sendLink.mockReset().mockResolvedValue('sent');
  newcomer.signInByLink.mockReset().mockResolvedValue('in');
  backend.signIn.mockReset().mockImplementation(async () => {
    become(OWNER);
    return { user: {} };
  });
}
