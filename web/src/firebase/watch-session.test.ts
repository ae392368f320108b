import type { Auth, User } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { watchSession } from './account.ts';
import type { Session } from './account.ts';

const told = vi.hoisted(() => ({ of: null as ((user: unknown) => void) | null }));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  onIdTokenChanged: (_: unknown, tell: (user: unknown) => void) => {
    told.of = tell;
    return () => undefined;
  },
}));

const CAPTAIN = { role: 'captain', restaurant: 'r@example.in' };
const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.y`;

/** A person with the claims `stored` in the stored token; `renewed` are the server's claims. */
const aUser = (stored: object, renewed: Promise<object>) =>
  ({
    uid: 'u',
    providerData: [],
    toJSON: () => ({ stsTokenManager: { accessToken: tokenOf(stored) } }),
    getIdTokenResult: async () => ({ claims: await renewed }),
  }) as unknown as User;

const watched = () => {
  const said: Session[] = [];
  watchSession({} as Auth, (session) => said.push(session));
  return said;
};
const rolesIn = (said: readonly Session[]) =>
  said.map((one) => (one.state === 'in' ? one.user.claims?.role : one.state));

it('a person is signed in by the stored token before it is renewed, also without a network', async () => {
  const said = watched();
  told.of?.(aUser(CAPTAIN, Promise.reject(new Error('no network'))));
  expect(rolesIn(said)).toEqual(['captain']);
  await Promise.resolve();
  expect(rolesIn(said)).toEqual(['captain']);
});

it('what a renewed token says is reported once it differs', async () => {
  const said = watched();
  told.of?.(aUser(CAPTAIN, Promise.resolve(CAPTAIN)));
  await vi.waitFor(() => expect(said).toHaveLength(1));
  told.of?.(aUser(CAPTAIN, Promise.resolve({ ...CAPTAIN, role: 'kitchen' })));
  await vi.waitFor(() => expect(rolesIn(said)).toEqual(['captain', 'kitchen']));
  told.of?.(null);
  expect(rolesIn(said)).toEqual(['captain', 'kitchen', 'out']);
});
