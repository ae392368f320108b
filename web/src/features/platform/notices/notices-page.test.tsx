import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { aPlatformNotice, aNameList } from '@bhoj/domain/fixtures/platform';
import { UIDS } from '@bhoj/domain/fixtures/ids';
import { DAY } from '@bhoj/domain/time/ist';
import { platformNoticesWords as words } from '../../../messages/owner/platform-notices/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { render } from '../../../ui/mui/render-in-mui.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { NoticesPage } from './notices-page.tsx';

type Input = Record<string, unknown>;
const firebase = vi.hoisted(() => ({
  lists: {} as Record<string, unknown>,
  notice: {} as unknown,
  names: {} as unknown,
  attempt: vi.fn<(name: string, input: Input) => Promise<unknown>>(),
}));
vi.mock('../../../firebase/live.ts', () => ({
  useLiveList: ({ pattern }: { pattern: string }) =>
    firebase.lists[pattern.split('/')[0] ?? ''] ?? { state: 'loading' },
  useLiveDoc: ({ pattern }: { pattern: string }) =>
    pattern === 'platform/names' ? firebase.names : firebase.notice,
}));
vi.mock('../../../firebase/use-attempt.ts', async () => {
  const { useCallback } = await import('react');
  return {
    useAttempt: ({ name }: { name: string }) =>
      useCallback((input: Input) => firebase.attempt(name, input), [name]),
  };
});

const ready = (value: unknown) => ({ state: 'ready', fromCache: false, value, next: null });
const now = Date.now();
const audience = { state: 'running', plan: 'free', city: 'Pune', referrer: UIDS.staff } as const;
const notice = aPlatformNotice({ audience, version: 3, from: now - DAY, until: now + DAY });
const failing = { failure: { reason: 'changed-meanwhile', outcome: 'refused', details: {} } };
const answers: Record<string, unknown> = {
  readNoticeReach: { output: { restaurants: 1_234, seen: 12, seenLatest: 7 } },
  publishNotice: { output: { version: 1 } },
  changeNotice: { output: { version: 4 } },
  endNotice: { output: { version: 3 } },
};
let answered: Record<string, unknown>;

const show = (search = '') =>
  render(
    <ToastProvider>
      <RouterProvider
        router={createMemoryRouter([{ path: href('superNotifications'), element: <NoticesPage /> }], {
          initialEntries: [`${href('superNotifications')}${search}`],
        })}
      />
    </ToastProvider>,
  );
const calls = (name: string) => firebase.attempt.mock.calls.filter(([called]) => called === name);
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
/** Pastes, because typing letter by letter draws the dialog for each of them. */
const type = (name: string, label: string, value: string) =>
  fireEvent.change(dialog(name).getByLabelText(new RegExp(`^${label}`), { selector: 'input' }), {
    target: { value },
  });

beforeEach(() => {
  answered = { ...answers };
  firebase.attempt.mockImplementation((name) => Promise.resolve(answered[name]));
  firebase.lists = {
    platformNotices: ready([{ id: 'NoticeAAAAAAAAAAAAA1', value: notice }]),
  };
  firebase.notice = ready(notice);
  firebase.names = ready(aNameList());
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('lists notices with whom they are for and where they stand (SUPER-16)', () => {
  show();
  const list = within(screen.getByRole('table', { name: words.list }));
  expect(list.getByRole('link', { name: 'New invoices' }).getAttribute('href')).toContain('notice=Notice');
  expect(list.getByText('Trial · Running · Pune · brought by Nisha · STAFF01')).toBeTruthy();
  expect(list.getByText(words.phases.shown)).toBeTruthy();
});

it('says that there is none', () => {
  firebase.lists['platformNotices'] = ready([]);
  show();
  expect(screen.getByText(words.none)).toBeTruthy();
});

it('publishes nothing that is empty', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: words.add }));
  await userEvent.click(dialog(words.add).getByText(words.publish));
  expect(await dialog(words.add).findByText(words.faults['title'] ?? '')).toBeTruthy();
  expect(calls('publishNotice')).toEqual([]);
});

it('publishes a notice for a city, previewed, with the count of whom it is for', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: words.add }));
  type(words.add, 'Title', 'Sunday');
  type(words.add, 'Text', 'Repairs');
  type(words.add, 'Link', 'https://bhoj.example/news');
  type(words.add, 'Reason', 'Planned');
  fireEvent.mouseDown(dialog(words.add).getByRole('combobox', { name: words.fields.city }));
  fireEvent.click(screen.getByText('Pune'));
  expect(dialog(words.add).getAllByText('Repairs', { exact: false })).toHaveLength(2);
  expect(await dialog(words.add).findByText('For 1,234 restaurants.')).toBeTruthy();
  await userEvent.click(dialog(words.add).getByText(words.publish));
  expect(await screen.findByText(words.published)).toBeTruthy();
  const city = { state: null, plan: null, city: 'Pune', referrer: null };
  expect(calls('readNoticeReach').at(-1)?.[1]).toEqual({ audience: city, noticeId: null });
  expect(calls('publishNotice')[0]?.[1]).toMatchObject({
    notice: {
      title: 'Sunday',
      text: 'Repairs',
      link: 'https://bhoj.example/news',
      severity: 'info',
      shownAs: 'banner',
      from: null,
      audience: city,
    },
    reason: 'Planned',
  });
});

it('tells how many saw a notice, and changes the version that was seen', async () => {
  answered['changeNotice'] = failing;
  show('?notice=NoticeAAAAAAAAAAAAA1');
  const panel = dialog('New invoices');
  expect(await panel.findByText('For 1,234 restaurants. Seen by 12, this version by 7.')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: words.change }));
  const name = words.changeTitle(3);
  type(name, 'Reason', 'A slip');
  await userEvent.click(dialog(name).getByRole('button', { name: words.publishChange }));
  expect(await dialog(name).findByText(reasonSentences['changed-meanwhile'])).toBeTruthy();
  expect(calls('changeNotice')[0]?.[1]).toMatchObject({
    noticeId: 'NoticeAAAAAAAAAAAAA1',
    basedOn: 3,
    notice: { title: notice.title, from: null, audience },
  });
});

it('ends a notice with a reason', async () => {
  show('?notice=NoticeAAAAAAAAAAAAA1');
  await userEvent.click(dialog('New invoices').getByRole('button', { name: words.end }));
  await userEvent.click(dialog(words.end).getByRole('button', { name: words.end }));
  expect(calls('endNotice')).toEqual([]);
  type(words.end, 'Reason', 'Done');
  await userEvent.click(dialog(words.end).getByRole('button', { name: words.end }));
  expect(await screen.findByText(words.ended)).toBeTruthy();
  expect(calls('endNotice')[0]?.[1]).toEqual({ noticeId: 'NoticeAAAAAAAAAAAAA1', reason: 'Done' });
});

it('offers nothing of one that is over, and counts again when that failed', async () => {
  answered['readNoticeReach'] = failing;
  firebase.notice = ready({ ...notice, endedAt: now - 1 });
  show('?notice=NoticeAAAAAAAAAAAAA1');
  const panel = dialog('New invoices');
  expect(panel.queryByRole('button', { name: words.change })).toBeNull();
  answered['readNoticeReach'] = { output: { restaurants: 1, seen: 0, seenLatest: 0 } };
  await userEvent.click(await panel.findByRole('button', { name: words.countAgain }));
  expect(await panel.findByText(/^For 1 restaurant\./)).toBeTruthy();
});

it('says when a notice does not exist', () => {
  firebase.notice = { state: 'missing', retry: () => undefined };
  show('?notice=NoticeAAAAAAAAAAAAA1');
  expect(screen.getByText(words.gone)).toBeTruthy();
});
