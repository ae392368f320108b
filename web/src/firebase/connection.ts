import { doc, getDocFromCache, serverTimestamp, setDoc } from 'firebase/firestore';
import { createContext, use } from 'react';
import { connections } from '@bhoj/domain/connections/connection.collection';
import { connectionChange } from '@bhoj/domain/connections/connection';
import type { Connection, ConnectionPlace } from '@bhoj/domain/connections/connection';
import { attestation } from './attest.ts';
import type { Client } from './client.ts';
import { firestoreCommitUrl, firestoreName } from './environment.ts';
import { noteServerTime } from '../ui/shared/server-clock.ts';

/** The state of the app's own connection (STATE-6). */
export interface ConnectionState {
  readonly isConnected: boolean;
  /** Epoch ms; null until known. */
  readonly lastSeen: number | null;
  /** True when the server has not answered for a while: to the browser, a Wi-Fi without internet looks online. */
  readonly isSilent: boolean;
}

export const ConnectionContext = createContext<ConnectionState>({
  isConnected: false,
  lastSeen: null,
  isSilent: false,
});

export const useConnection = (): ConnectionState => use(ConnectionContext);

/**
 * Writes a change of the status. Offline, the write waits on the device, in order. The server adds its time to it,
 * which tells how far this device's clock is off.
 */
export async function sayConnection(
  client: Client,
  place: ConnectionPlace,
  status: Connection['status'],
): Promise<void> {
  const asked = Date.now();
  const said = doc(client.db, connections.path(place));
  await setDoc(said, {
    ...connections.encode(connectionChange(status, asked)),
    lastSeen: serverTimestamp(),
  });
  const answered = Date.now();
  // The write has succeeded even if it cannot be read back.
  const stored = await getDocFromCache(said)
    .then((found) => found.data())
    .catch(() => undefined);
  if (stored === undefined) return;
  const { lastSeen } = connections.decode(stored);
  if (lastSeen !== null) noteServerTime(asked, lastSeen, answered);
}

/** Returns the same write for Firestore's REST API, which a closing page can still send. */
function offlineCommit(place: ConnectionPlace): string {
  const { status, timestamp, schemaVersion } = connections.encode(connectionChange('offline', Date.now()));
  const update = {
    name: firestoreName(connections.path(place)),
    fields: {
      status: { stringValue: status },
      timestamp: { stringValue: timestamp },
      schemaVersion: { integerValue: String(schemaVersion) },
    },
  };
  const updateTransforms = [{ fieldPath: 'lastSeen', setToServerValue: 'REQUEST_TIME' }];
  return JSON.stringify({ writes: [{ update, updateTransforms }] });
}

/**
 * Returns a function that writes `offline` when the page closes or its person has signed out. The SDK would not have
 * the time, so it sends a request that outlives the page, with the person's token.
 */
export function farewell(client: Client, place: ConnectionPlace): () => Promise<void> {
  const user = client.auth.currentUser;
  return async () => {
    if (user === null) return;
    const [token, attested] = await Promise.all([user.getIdToken(), attestation(client.app)]);
    const { ok, status } = await fetch(firestoreCommitUrl(), {
      method: 'POST',
      keepalive: true,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...attested },
      body: offlineCommit(place),
    });
    if (!ok) throw new Error(`refused with ${status}`);
  };
}
