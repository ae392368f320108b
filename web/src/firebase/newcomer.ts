import { GoogleAuthProvider } from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { useMemo } from 'react';
import { useClient } from './client.ts';
import { linkActs } from './email-link.ts';
import type { LinkActs } from './email-link.ts';

export type { LinkFailure } from './email-link.ts';

/** The acts of a person without a record who becomes an owner, besides the callables. */
export interface NewcomerActs extends LinkActs {
  /** True when the person came by a social account, which has no password and proves the address by itself. */
  readonly isSocial: () => boolean;
  /** Renews the session after the server has given claims. */
  readonly refreshClaims: () => Promise<void>;
}

const newcomerActs = (auth: Auth): NewcomerActs => ({
  ...linkActs(auth),
  isSocial: () =>
    auth.currentUser?.providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID) ??
    false,
  refreshClaims: async () => {
    await auth.currentUser?.getIdToken(true);
  },
});

export function useNewcomer(): NewcomerActs {
  const { auth } = useClient();
  return useMemo(() => newcomerActs(auth), [auth]);
}
