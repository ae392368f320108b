import { resilientFetch } from './resilient-fetch.ts';
import type { Urls } from './urls.ts';

/** A signed-in person, as the Auth emulator's REST API returns them. */
export interface Session {
  readonly uid: string;
  readonly idToken: string;
}

async function ask({ auth }: Urls, method: string, body: object): Promise<Session> {
  // The emulator accepts any API key.
  const response = await resilientFetch(
    `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`Auth emulator, ${method}: ${response.status} ${await response.text()}`);
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, idToken };
}

export const signIn = (urls: Urls, email: string, password: string): Promise<Session> =>
  ask(urls, 'signInWithPassword', { email, password });

/** Signs in a new anonymous user, as a guest. */
export const signInAsGuest = (urls: Urls): Promise<Session> => ask(urls, 'signUp', {});
