import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ClientContext } from './client.ts';
import type { Client } from './client.ts';
import { GUESTS_APP, MemoryAuth } from './in-memory-auth.fixtures.ts';
import { memoryCalls } from './in-memory-calls.fixtures.ts';
import type { MemoryFunctions } from './in-memory-db.fixtures.ts';
import { documentsIn, memoryDb } from './in-memory-documents.fixtures.ts';
import { fetchFrom } from './in-memory-fetch.fixtures.ts';
import { serve } from './in-memory-sdk.fixtures.ts';
import { SessionProvider } from './session.tsx';

export { RESTAURANT, unreadableOrders } from './in-memory-documents.fixtures.ts';

/**
 * A database and callables in memory, for tests of pages. Collections encode the stored documents, and the app's own
 * code reads, decodes and calls. `client` is what `useClient` gives.
 */
export function inMemory() {
  const db = memoryDb();
  const { call, acts } = memoryCalls({ isOffline: () => db.isOffline });
  const { forgetDocuments, ...documents } = documentsIn(db);
  const { forgetCalls, ...callables } = acts;
  const auth = new MemoryAuth('in memory');
  const guests = new MemoryAuth(GUESTS_APP);
  const functions: MemoryFunctions = { auth, call };
  const clientOf = (who: MemoryAuth) =>
    ({ app: who.app, auth: who, db, functions: { ...functions, auth: who } }) as unknown as Client;
  return {
    ...documents,
    ...callables,
    client: clientOf(auth),
    /** Who is signed in, who can sign in, and every call of Firebase Auth. */
    auth,
    /** Likewise of the guests' app, where both apps are served. */
    guests,
    /** From now on the app itself calls and fetches from this backend; for pages that take no client as a prop. */
    serveApp(): void {
      serve(this.client);
      vi.stubGlobal('fetch', fetchFrom(db, functions));
    },
    /** Likewise for a page that uses both apps at once: here the guests' app has an Auth of its own. */
    serveBothApps(): void {
      this.serveApp();
      serve(this.client, clientOf(guests));
    },
    clear(): void {
      forgetDocuments();
      forgetCalls();
      auth.clear();
      guests.clear();
    },
  };
}

export type InMemory = ReturnType<typeof inMemory>;

/** Provides the client, and the session of who is signed in. */
export const InMemoryClient = ({ of, children }: { readonly of: InMemory; readonly children: ReactNode }) => (
  <ClientContext value={of.client}>
    <SessionProvider>{children}</SessionProvider>
  </ClientContext>
);
