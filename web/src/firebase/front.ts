import { useEffect, useState } from 'react';
import type { AccountActs, Session } from './account.ts';
import type * as FrontSdk from './front-sdk.ts';
import type { LinkFault } from './password-link.ts';
import type { SocialAnswer } from './social.ts';

/** The front area's way to Firebase. Types only above: the SDK itself comes when the page is on screen. */
type Sdk = typeof FrontSdk;
const load = (): Promise<Sdk> => import('./front-sdk.ts');

/** A chunk that does not come has no network, or a deployment has replaced it (main.ts reloads then). */
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

/** Whose password a link sets, or why it does nothing. */
export type LinkOwner = Awaited<ReturnType<Sdk['ownerOfLink']>>;

interface FrontActs extends Omit<AccountActs, 'renew'> {
  readonly signInWithSocial: () => Promise<SocialAnswer>;
  readonly ownerOfLink: (code: string) => Promise<LinkOwner>;
  readonly setPassword: (code: string, password: string) => Promise<'set' | LinkFault>;
}

/** Signing in and out for /login. Nothing here throws. */
export const frontActs: FrontActs = {
  signIn: (email, password) => withSdk((sdk) => sdk.acts.signIn(email, password), OFFLINE),
  signInWithSocial: () => withSdk((sdk) => sdk.signInWithSocial(), OFFLINE),
  signOut: () => withSdk((sdk) => sdk.acts.signOut(), undefined),
  sendPasswordReset: (email) => withSdk((sdk) => sdk.acts.sendPasswordReset(email), 'offline'),
  ownerOfLink: (code) => withSdk<LinkOwner>((sdk) => sdk.ownerOfLink(code), { fault: 'offline' }),
  setPassword: (code, password) => withSdk((sdk) => sdk.setPassword(code, password), 'offline'),
};

/** Whether an owner's install wizard is done; null where it cannot be found out. */
export async function ownerHasInstalled(restaurantId: string): Promise<boolean | null> {
  try {
    return await (await import('./own-record.ts')).readInstalled(restaurantId);
  } catch {
    return null;
  }
}

/** Who is signed in: `unknown` until the SDK has come and answered, and for as long as it cannot come. */
export function useFrontSession(): Session {
  const [session, setSession] = useState<Session>({ state: 'unknown' });
  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => undefined;
    void withSdk(async (sdk) => {
      if (!isOver) stop = sdk.watchSession(sdk.appAuth, setSession);
    }, undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return session;
}
