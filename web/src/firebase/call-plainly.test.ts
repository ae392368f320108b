import { afterEach, expect, it, vi } from 'vitest';
import { areaOf } from '@bhoj/domain/catalogue/areas';
import * as guestBooking from '@bhoj/domain/bookings/guests/guest-booking.contract';
import { readOwnWait } from '@bhoj/domain/waitlist/waitlist.contract';
import { patienceOf } from '@bhoj/domain/kernel/patience';
import { callPlainly, PATIENCE_MS, VISITORS_AREA } from './call-plainly.ts';

const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', asked);
const answers = (body: unknown, status = 200) =>
  asked.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const LINK = { slug: 'spice', bookingId: 'BookingAAAAAAAAAAAA1', key: 'k'.repeat(28) };
const read = () => callPlainly<typeof guestBooking.readOwnBooking>('readOwnBooking', LINK);

afterEach(() => asked.mockReset());

it('posts to the area that answers the calls of visitors, and waits as long as every client', async () => {
  for (const contract of [...Object.values(guestBooking), readOwnWait]) {
    expect(areaOf(contract)).toBe(VISITORS_AREA);
    expect(contract.name in { ...guestBooking, readOwnWait }).toBe(true);
    expect(patienceOf(contract)).toBe(PATIENCE_MS);
  }
  answers({ result: { state: 'confirmed' } });
  await expect(read()).resolves.toEqual({ output: { state: 'confirmed' } });
  const [url, init] = asked.mock.lastCall ?? [];
  expect(url).toMatch(/\/guest$/);
  expect(JSON.parse(init?.body as string)).toEqual({ data: { name: 'readOwnBooking', input: LINK } });
  expect(new Headers(init?.headers).has('authorization')).toBe(false);
});

it.each([
  [
    'a refusal with facts',
    { error: { details: { reason: 'no-table-free', next: [1] } } },
    400,
    'no-table-free',
    { next: [1] },
  ],
  ['a refusal without a reason', {}, 500, 'unexpected', {}],
] as const)('tells of %s', async (_, body, status, reason, details) => {
  answers(body, status);
  await expect(read()).resolves.toEqual({ failure: { reason, details } });
});

it('tells that no answer came', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(read()).resolves.toEqual({ failure: { reason: 'offline', details: {} } });
});
