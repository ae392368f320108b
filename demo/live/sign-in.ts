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

/** Signs in as the reader of a mailed sign-in link, which leads to `page`. The emulator hands the code out. */
export async function signInByMail(urls: Urls, email: string, page: string): Promise<Session> {
  const response = await resilientFetch(
    `http://${urls.auth}/identitytoolkit.googleapis.com/v1/projects/${urls.project}/accounts:sendOobCode`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ requestType: 'EMAIL_SIGNIN', email, continueUrl: page, returnOobLink: true }),
    },
  );
  if (!response.ok)
    throw new Error(`Auth emulator, sendOobCode: ${response.status} ${await response.text()}`);
  const { oobCode } = (await response.json()) as { oobCode: string };
  return ask(urls, 'signInWithEmailLink', { email, oobCode });
}

/** Signs in a new anonymous user, as a guest. */
export const signInAsGuest = (urls: Urls): Promise<Session> => ask(urls, 'signUp', {});
