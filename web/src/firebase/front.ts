import { useEffect, useState } from 'react';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import { atFirstTouch } from '../ui/shared/first-touch.ts';
import type { AccountActs, Session } from './account.ts';
import type * as FrontSdk from './front-sdk.ts';
import type { LinkFault } from './password-link.ts';
import type { SocialAnswer } from './social.ts';
import { mayHaveSession } from './stored-session.ts';

/**
 * The front area's access to Firebase. The SDK itself loads later.
 */
type Sdk = typeof FrontSdk;
/** The sessions that wait until something asks for the SDK. */
const waiting = new Set<() => void>();
function load(): Promise<Sdk> {
  for (const act of waiting) act();
  return import('./front-sdk.ts');
}

/**
 * Runs `act` with the SDK. When the SDK's chunk does not load, there is no network, or a deployment has replaced it
 * (main.ts then reloads).
 */
async function withSdk<T>(act: (sdk: Sdk) => Promise<T>, otherwise: T): Promise<T> {
  let sdk: Sdk;
  try {
    sdk = await load();
  } catch {
    return otherwise;
  }
  return act(sdk);
}

const OFFLINE = { failure: 'offline' } as const;

/** The address of the account that a password link is for, or why the link does not work. */
export type LinkOwner = Awaited<ReturnType<Sdk['ownerOfLink']>>;

interface FrontActs extends AccountActs {
  readonly signInWithSocial: () => Promise<SocialAnswer>;
  readonly ownerOfLink: (code: string) => Promise<LinkOwner>;
  readonly setPassword: (code: string, password: string) => Promise<'set' | LinkFault>;
  readonly sendLink: Sdk['sendLink'];
  readonly signInByLink: Sdk['signInByLink'];
}

/** The acts of signing in and out for /login and /signup. None of them throws. */
export const frontActs: FrontActs = {
  signIn: (email, password) => withSdk((sdk) => sdk.acts.signIn(email, password), OFFLINE),
  signInWithSocial: () => withSdk((sdk) => sdk.signInWithSocial(), OFFLINE),
  signOut: () => withSdk((sdk) => sdk.acts.signOut(), undefined),
  renew: () => withSdk((sdk) => sdk.acts.renew(), null),
  sendPasswordReset: (email) => withSdk((sdk) => sdk.acts.sendPasswordReset(email), 'offline'),
  ownerOfLink: (code) => withSdk<LinkOwner>((sdk) => sdk.ownerOfLink(code), { fault: 'offline' }),
  setPassword: (code, password) => withSdk((sdk) => sdk.setPassword(code, password), 'offline'),
  sendLink: (email, path) => withSdk((sdk) => sdk.sendLink(email, path), 'offline'),
  signInByLink: (email, address) => withSdk((sdk) => sdk.signInByLink(email, address), 'offline'),
};

/** The result of a call from the front area. */
export type Answer<C extends Contract> =
  { readonly output: OutputOf<C> } | { readonly failure: FailureReason };

/** Calls a callable as the signed-in person, or without sign-in. Never throws. */
export const callFromFront = <C extends Contract>(
  contract: C,
  input: z.input<C['input']>,
): Promise<Answer<C>> => withSdk((sdk) => sdk.callAtFront<C>(contract, input), OFFLINE);

/** Returns whether an owner has finished the install wizard; null when that cannot be read. */
export async function ownerHasInstalled(restaurantId: string): Promise<boolean | null> {
  try {
    return await (await import('./own-record.ts')).readInstalled(restaurantId);
  } catch {
    return null;
  }
}

/**
 * Returns the session; `unknown` until the SDK has loaded and answered. In a browser without a stored session it is
 * `out` at once; there the SDK loads when somebody begins to use the page or an act needs it.
 */
export function useFrontSession(): Session {
  const [session, setSession] = useState<Session>({ state: 'unknown' });
  useEffect(() => {
    const over = new AbortController();
    const atEnd = (act: () => void) => over.signal.addEventListener('abort', act);
    const watch = () => {
      waiting.delete(watch);
      void withSdk(async (sdk) => {
        if (!over.signal.aborted) atEnd(sdk.watchSession(sdk.appAuth, setSession));
      }, undefined);
    };
    // An act may need the SDK before the session is known, as a kept tap does.
    waiting.add(watch);
    atEnd(() => waiting.delete(watch));
    void mayHaveSession().then((may) => {
      if (over.signal.aborted || !waiting.has(watch)) return;
      if (may) {
        watch();
        return;
      }
      setSession({ state: 'out' });
      atEnd(atFirstTouch(() => waiting.has(watch) && watch()));
    });
    return () => over.abort();
  }, []);
  return session;
}
