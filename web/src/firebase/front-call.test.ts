import { afterEach, expect, it, vi } from 'vitest';
import { validateReferral } from '@bhoj/domain/accounts/accounts.contract';
import { inMemory } from './in-memory.fixtures.tsx';

const backend = inMemory();
backend.serveApp();
// Loaded once the app has its Auth.
const { callAtFront } = await import('./front-call.ts');

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', asked);
const answers = (body: unknown, status = 200) =>
  asked.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const headers = () => new Headers(asked.mock.lastCall?.[1].headers);
const call = () => callAtFront(validateReferral, { referralId: 'BHOJPUNE01' });

afterEach(() => backend.clear());

it('calls as nobody without a token’s header, which the server would refuse', async () => {
  answers({ result: { valid: true } });
  await expect(call()).resolves.toEqual({ output: { valid: true } });
  expect(headers().has('authorization')).toBe(false);
});

it('calls as the signed-in person', async () => {
  backend.auth.signIn({});
  answers({ result: { valid: false } });
  await call();
  expect(headers().get('authorization')).toBe('Bearer token');
});

it.each([
  [
    'a reason that this app knows',
    { error: { details: { reason: 'too-many-requests' } } },
    429,
    'too-many-requests',
  ],
  ['a refusal without a reason', {}, 401, 'unexpected'],
  ['another shape', { result: { valid: 7 } }, 200, 'unexpected'],
] as const)('tells of %s', async (_, body, status, failure) => {
  answers(body, status);
  await expect(call()).resolves.toEqual({ failure });
});

it('tells that there is no network', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call()).resolves.toEqual({ failure: 'offline' });
});
