import { doc, getDocFromCache, serverTimestamp, setDoc } from 'firebase/firestore';
import { createContext, use } from 'react';
import { connections } from '@bhoj/domain/connections/connection.collection';
import { connectionChange } from '@bhoj/domain/connections/connection';
import type { Connection, ConnectionPlace } from '@bhoj/domain/connections/connection';
import type { Client } from './client.ts';
import { firestoreCommitUrl, firestoreName } from './environment.ts';
import { noteServerTime } from './server-clock.ts';

/** What the whole app knows of its own connection (STATE-6). */
export interface ConnectionState {
  readonly isConnected: boolean;
  /** Epoch ms; null until it is known. */
  readonly lastSeen: number | null;
  /** The server has not been heard for a while: a Wi-Fi without a network behind it looks online to the browser. */
  readonly isSilent: boolean;
}

export const ConnectionContext = createContext<ConnectionState>({
  isConnected: false,
  lastSeen: null,
  isSilent: false,
});

export const useConnection = (): ConnectionState => use(ConnectionContext);

/**
 * Writes a change of the status. Offline it waits on the device, before the one that follows it. The time that the server
 * put into it also says how far this device's clock is off.
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
  // What has been written is written, whether or not it can be read again.
  const stored = await getDocFromCache(said)
    .then((found) => found.data())
    .catch(() => undefined);
  if (stored === undefined) return;
  const { lastSeen } = connections.decode(stored);
  if (lastSeen !== null) noteServerTime(asked, lastSeen, answered);
}

/** The same write for Firestore's REST API, which takes it from a page that is going. */
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
 * The way to say `offline` when the page goes or its person has signed out: a request that outlives the page, in the name
 * of who was signed in when this was called. The SDK would have no time left.
 */
export function farewell(client: Client, place: ConnectionPlace): () => Promise<void> {
  const user = client.auth.currentUser;
  return async () => {
    if (user === null) return;
    const token = await user.getIdToken();
    const { ok, status } = await fetch(firestoreCommitUrl(), {
      method: 'POST',
      keepalive: true,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: offlineCommit(place),
    });
    if (!ok) throw new Error(`refused with ${status}`);
  };
}
