import type { FirebaseApp } from 'firebase/app';

/** Firestore's answers to a request without an App Check token, where App Check is enforced. */
const WITHOUT_TOKEN: readonly number[] = [401, 403];

/**
 * Asks again, with the token of App Check, when the first answer is a refusal. So pages that read over REST before
 * their app is loaded work whether or not App Check is enforced for Firestore.
 */
export async function askedAgain(
  first: Promise<Response>,
  url: string,
  app: () => Promise<FirebaseApp>,
  init: RequestInit = {},
): Promise<Response> {
  const answer = await first;
  if (!WITHOUT_TOKEN.includes(answer.status)) return answer;
  const { attestation } = await import('./attest.ts');
  const token = await attestation(await app());
  return fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...token } });
}

/** Asks Firestore's REST API; twice at most, and once in a build without a site key. */
export function askFirestore(
  url: string,
  app: () => Promise<FirebaseApp>,
  init: RequestInit = {},
): Promise<Response> {
  const first = fetch(url, init);
  return import.meta.env.VITE_APP_CHECK_SITE_KEY ? askedAgain(first, url, app, init) : first;
}
