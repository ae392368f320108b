import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '@bhoj/domain/kernel/ids';
import { aPosted } from '@bhoj/domain/fixtures/platform';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { noticeBoards } from '@bhoj/domain/platform/notices/notice.collection';
import { dismissNotice, receiveNotices } from '@bhoj/domain/notifications/received.contract';
import { DAY, HOUR } from '@bhoj/domain/time/ist';
import type { Posted } from '@bhoj/domain/platform/shape/notice.schema';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { PlatformNotices } from './platform-notices.tsx';
import { render } from '../../../ui/mui/render-in-mui.fixtures.tsx';

const backend = inMemory();
const now = Date.now();
const posted = (overrides: Partial<Posted> = {}) =>
  aPosted({ id: newId(), from: now - HOUR, until: now + DAY, ...overrides });
/** A notice that always shows, so that a test of hidden notices can wait for it. */
const forAll = posted({ title: 'For all' });
const onBoard = (...notices: Posted[]) => {
  backend.put(noticeBoards, {}, { notices });
};
const to = (audience: Partial<Posted['audience']>) => ({ ...aPosted().audience, ...audience });
/** Each test has a restaurant of its own, because the device remembers what a restaurant was told. */
const show = (dismissed: string[] = [], restaurantId = `${newId()}@example.com`) => {
  const record = aRestaurant({
    address: '1 MG Road, Pune',
    membership: 'free',
    trialEndDate: now + DAY,
    noticesDismissed: dismissed,
  });
  return render(
    <MemoryRouter>
      <InRestaurant restaurantId={restaurantId} record={record} backend={backend}>
        <PlatformNotices />
      </InRestaurant>
    </MemoryRouter>,
  );
};
const shown = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));
const received = () => backend.sent(receiveNotices);

beforeEach(() => {
  backend.clear();
  backend.answer(receiveNotices, () => ({ mine: [] }));
  backend.answer(dismissNotice, () => ({}));
});
afterEach(cleanup);

it('shows what is for the restaurant, with its link, and tells the server once', async () => {
  const notice = posted({ title: 'To Pune', audience: to({ city: 'Pune' }) });
  onBoard(notice, posted({ title: 'To Mumbai', audience: to({ city: 'Mumbai' }) }));
  const restaurantId = `${newId()}@example.com`;
  show([], restaurantId);
  await waitFor(() => expect(shown()).toEqual(['To Pune']));
  const link = within(screen.getByRole('region')).getByRole('link', { name: 'Read more' });
  expect(link.getAttribute('href')).toBe('/dashboard/subscription');
  await waitFor(() => expect(received()).toHaveLength(1));
  expect(received()[0]).toEqual({ notices: [{ noticeId: notice.id, version: 1 }] });
  cleanup();
  show([], restaurantId);
  await waitFor(() => expect(shown()).toEqual(['To Pune']));
  expect(received()).toHaveLength(1);
});

it.each([
  ['lapsed', { state: 'lapsed' }],
  ['premium', { plan: 'premium' }],
] as const)('shows a restaurant on trial nothing for those who are %s', async (_, audience) => {
  onBoard(posted({ audience: to(audience) }), forAll);
  show();
  await waitFor(() => expect(shown()).toEqual(['For all']));
  await waitFor(() => expect(received()).toHaveLength(1));
  expect(received()[0]).toEqual({ notices: [{ noticeId: forAll.id, version: 1 }] });
});

it('shows nothing before it begins, once it is over, or of the bell alone, which it still tells the server', async () => {
  const bell = posted({ shownAs: 'bell' });
  onBoard(posted({ from: now + DAY / 2 }), posted({ until: now - 1 }), bell);
  show();
  await waitFor(() => expect(received()).toHaveLength(1));
  expect(received()[0]).toEqual({ notices: [{ noticeId: bell.id, version: 1 }] });
  expect(shown()).toEqual([]);
});

it('shows a referrer’s notice only when the server says that it is for this restaurant', async () => {
  const [mine, other] = ['Mine', 'Of others'].map((title) =>
    posted({ title, audience: to({ isOfReferrer: true }) }),
  );
  if (mine === undefined || other === undefined) throw new Error('two notices');
  backend.answer(receiveNotices, () => ({ mine: [mine.id] }));
  onBoard(mine, other);
  show();
  expect(shown()).toEqual([]);
  await waitFor(() => expect(shown()).toEqual(['Mine']));
});

it('closes a banner at once, and tells the server which version', async () => {
  const notice = posted({ title: 'News', version: 2 });
  onBoard(notice);
  show([`${notice.id}@1`]);
  await userEvent.click(await screen.findByRole('button', { name: 'Close the notice: News' }));
  expect(shown()).toEqual([]);
  expect(backend.sent(dismissNotice)).toEqual([{ noticeId: notice.id, version: 2 }]);
});

it('leaves out what was closed on another device', async () => {
  const notice = posted();
  onBoard(notice, forAll);
  show([`${notice.id}@1`]);
  await waitFor(() => expect(shown()).toEqual(['For all']));
});

it('shows the maintenance notice, of which the server need not hear', async () => {
  onBoard(posted({ id: 'maintenance', title: '', text: 'Slow on Sunday.' }));
  show();
  expect((await screen.findByRole('region', { name: 'Maintenance' })).textContent).toContain(
    'Slow on Sunday.',
  );
  expect(received()).toEqual([]);
});

it.each([
  ['missing', () => backend.remove(noticeBoards, {})],
  ['failed', () => backend.fails('unavailable', noticeBoards)],
  ['loading', () => backend.fails('slow', noticeBoards)],
])('shows nothing while the board is %s', (_, arrange) => {
  onBoard(forAll);
  arrange();
  show();
  expect(shown()).toEqual([]);
  expect(backend.calls).toEqual([]);
});
