import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { versionOf } from '@bhoj/domain/subscription/plan-versions';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { PurchaseCalls } from '../../../blocks/purchase/purchase.ts';
import type { ReferralState } from './signup-model.ts';
import type * as SignupServer from './signup-server.ts';
import { keepPurchase, readPurchase } from './signup-store.ts';

/**
 * The calls of sign-up. This file imports only types; the contracts load with the first of these calls, or once
 * somebody begins to type.
 */
type Server = typeof SignupServer;
const load = (): Promise<Server> => import('./signup-server.ts');

/** Loads the contracts before they are needed. */
export const prepareCalls = (): void => void load().catch(() => undefined);

/** A chunk that does not load means no network, which is then the reason of the failure. */
async function withServer<T>(act: (server: Server) => Promise<T>, otherwise: T): Promise<T> {
  let server: Server;
  try {
    server = await load();
  } catch {
    return otherwise;
  }
  return act(server);
}

/**
 * Returns a form's resolver that loads its schema when a form first asks. Without a network it checks nothing: the call
 * that follows fails and says why.
 */
export function laterResolver<In extends FieldValues, Out>(
  schemaOf: (server: Server) => z.ZodType<Out, In>,
  sentences: Readonly<Record<string, string>>,
): Resolver<In, unknown, Out> {
  return (values, context, options) =>
    withServer(
      async (server) => server.sentenceResolver(schemaOf(server), sentences)(values, context, options),
      { values: values as unknown as Out, errors: {} },
    );
}

/** The plan as the person sees it; the server refuses when another version is on sale. */
const shown = (plan: SubscriptionPlan | null) =>
  plan === null ? { planId: '' } : { planId: plan.id, planVersion: versionOf(plan) };

/**
 * The calls that pay for an account, as this browser's anonymous user. It stores the address before the payment, so
 * that Bhoj recognises a person who loses the page and comes back.
 */
export const signupCalls = (email: string, plan: SubscriptionPlan | null): PurchaseCalls => ({
  order: async () => {
    const answer = await (await load()).orderPayment({ ...shown(plan), email });
    const known = readPurchase();
    const amountPaise = answer.order?.amountPaise ?? (known?.email === email ? known.amountPaise : null);
    keepPurchase({ email, amountPaise });
    return answer;
  },
  verify: async (answer) => (await load()).verifyAnswer(answer),
  check: async () => (await load()).askPayments(email),
});

export const askReferral = (referralId: string): Promise<ReferralState> =>
  withServer((server) => server.askReferral(referralId), 'error');

/** Returns all stored plans; none when they cannot be read, for the premium plan is sold then. */
export async function storedPlans(): Promise<readonly SubscriptionPlan[]> {
  try {
    return await (await load()).readPlans();
  } catch {
    return [];
  }
}

/** Makes the account. Returns why it was not made; null when it was. */
export const openAccount = (...asked: Parameters<Server['openAccount']>): Promise<FailureReason | null> =>
  withServer<FailureReason | null>((server) => server.openAccount(...asked), 'offline');

/** Makes the restaurant of a person who signed in with Google. */
export const openSocialAccount = (referralId: string): ReturnType<Server['openSocialAccount']> =>
  withServer<Awaited<ReturnType<Server['openSocialAccount']>>>(
    (server) => server.openSocialAccount(referralId),
    {
      failure: 'offline',
    },
  );
