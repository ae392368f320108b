import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { rupees } from '@bhoj/domain/money/money';
import { CallFailure } from '../../firebase/call-failure.ts';

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
  renew: vi.fn<() => Promise<void>>(),
  sendLink: vi.fn<(email: string, path: string) => Promise<string>>(),
  signInByLink: vi.fn<(email: string) => Promise<string>>(),
};

type Called = 'validateReferral' | 'createAccount' | 'createSocialAccount';

/** A call from the front area never throws: a refusal is part of its answer. */
async function called(name: Called, input: Record<string, unknown>): Promise<object> {
  try {
    return { output: await (backend[name] as (input: Record<string, unknown>) => Promise<unknown>)(input) };
  } catch (cause) {
    if (cause instanceof CallFailure) return { failure: cause.reason };
    throw cause;
  }
}

const UNKNOWN = { state: 'unknown' };

export const frontMock = {
  callFromFront: ({ name }: { name: Called }, input: Record<string, unknown>) => called(name, input),
  frontActs: {
    signIn: (email: string, password: string) => backend.signIn(email, password),
    signOut: async () => undefined,
    signInWithSocial: () => backend.social(),
    renew: () => backend.renew(),
    sendLink: (email: string, path: string) => backend.sendLink(email, path),
    signInByLink: (email: string) => backend.signInByLink(email),
  },
  useFrontSession: () =>
    useSyncExternalStore(
      (notify) => {
        backend.notify = notify;
        return () => undefined;
      },
      () => backend.session,
      () => UNKNOWN,
    ),
};
export const callAnonymouslyMock = {
  callAnonymously: ({ name }: { name: keyof typeof backend.asGuest }, input: Record<string, unknown>) =>
    backend.asGuest[name](input),
};
export const checkoutMock = { openCheckout: backend.openCheckout };

export const OWNER = {
  state: 'in',
  user: { email: 'meera@example.com', isSocial: false, claims: { role: 'owner', restaurant: 'r' } },
};
export const NEWCOMER = { state: 'in', user: { email: 'meera@example.com', isSocial: false, claims: null } };
/** Signed in with Google, without a restaurant. */
export const OF_GOOGLE = { state: 'in', user: { ...NEWCOMER.user, isSocial: true } };

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
  const { asGuest } = backend;
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
  backend.renew.mockReset().mockImplementation(async () => become(OWNER));
  backend.sendLink.mockReset().mockResolvedValue('sent');
  backend.signInByLink.mockReset().mockResolvedValue('in');
  backend.signIn.mockReset().mockImplementation(async () => {
    become(OWNER);
    return { user: {} };
  });
}
