import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { href } from '@bhoj/domain/catalogue/routes';
import { aPlatformNotice, aNameList } from '@bhoj/domain/fixtures/platform';
import { UIDS } from '@bhoj/domain/fixtures/ids';
import { platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import {
  changeNotice,
  endNotice,
  publishNotice,
  readNoticeReach,
} from '@bhoj/domain/platform/notices/notices.contract';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { platformNoticesWords as words } from '../../../messages/owner/platform-notices/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { render } from '../../../ui/mui/render-in-mui.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { NoticesPage } from './notices-page.tsx';

const backend = inMemory();
const ID = 'NoticeAAAAAAAAAAAAA1';
const now = Date.now();
const audience = { state: 'running', plan: 'free', city: 'Pune', referrer: UIDS.staff } as const;
const notice = aPlatformNotice({ audience, version: 3, from: now - DAY, until: now + DAY });
const show = (search = '') =>
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <RouterProvider
          router={createMemoryRouter([{ path: href('superNotifications'), element: <NoticesPage /> }], {
            initialEntries: [`${href('superNotifications')}${search}`],
          })}
        />
      </ToastProvider>
    </InMemoryClient>,
  );
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
/** Pastes, because typing letter by letter draws the dialog for each of them. */
const type = (name: string, label: string, value: string) =>
  fireEvent.change(dialog(name).getByLabelText(new RegExp(`^${label}`), { selector: 'input' }), {
    target: { value },
  });

beforeEach(() => {
  backend.clear();
  backend.answer(readNoticeReach, () => ({ restaurants: 1_234, seen: 12, seenLatest: 7 }));
  backend.answer(publishNotice, () => ({ version: 1 }));
  backend.answer(changeNotice, () => ({ version: 4 }));
  backend.answer(endNotice, () => ({ version: 3 }));
  backend.put(platformNotices, { noticeId: ID }, notice);
  backend.put(platformNames, {}, aNameList());
});
afterEach(cleanup);

it('lists notices with whom they are for and where they stand (SUPER-16)', () => {
  show();
  const list = within(screen.getByRole('table', { name: words.list }));
  expect(list.getByRole('link', { name: 'New invoices' }).getAttribute('href')).toContain('notice=Notice');
  expect(list.getByText('Trial · Running · Pune · brought by Nisha · STAFF01')).toBeTruthy();
  expect(list.getByText(words.phases.shown)).toBeTruthy();
});

it('says that there is none', () => {
  backend.remove(platformNotices, { noticeId: ID });
  show();
  expect(screen.getByText(words.none)).toBeTruthy();
});

it('publishes nothing that is empty', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: words.add }));
  await userEvent.click(dialog(words.add).getByText(words.publish));
  expect(await dialog(words.add).findByText(words.faults['title'] ?? '')).toBeTruthy();
  expect(backend.sent(publishNotice)).toEqual([]);
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
  expect(backend.sent(readNoticeReach).at(-1)).toEqual({ audience: city, noticeId: null });
  expect(backend.sent(publishNotice)[0]).toMatchObject({
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
  backend.refuse(changeNotice, 'changed-meanwhile');
  show(`?notice=${ID}`);
  const panel = dialog('New invoices');
  expect(await panel.findByText('For 1,234 restaurants. Seen by 12, this version by 7.')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: words.change }));
  const name = words.changeTitle(3);
  type(name, 'Reason', 'A slip');
  await userEvent.click(dialog(name).getByRole('button', { name: words.publishChange }));
  expect(await dialog(name).findByText(reasonSentences['changed-meanwhile'])).toBeTruthy();
  expect(backend.sent(changeNotice)[0]).toMatchObject({
    noticeId: ID,
    basedOn: 3,
    notice: { title: notice.title, from: null, audience },
  });
});

it('ends a notice with a reason', async () => {
  show(`?notice=${ID}`);
  await userEvent.click(dialog('New invoices').getByRole('button', { name: words.end }));
  await userEvent.click(dialog(words.end).getByRole('button', { name: words.end }));
  expect(backend.sent(endNotice)).toEqual([]);
  type(words.end, 'Reason', 'Done');
  await userEvent.click(dialog(words.end).getByRole('button', { name: words.end }));
  expect(await screen.findByText(words.ended)).toBeTruthy();
  expect(backend.sent(endNotice)[0]).toEqual({ noticeId: ID, reason: 'Done' });
});

it('offers nothing of one that is over, and counts again when that failed', async () => {
  backend.refuse(readNoticeReach, 'changed-meanwhile');
  backend.put(platformNotices, { noticeId: ID }, { ...notice, endedAt: now - 1 });
  show(`?notice=${ID}`);
  const panel = dialog('New invoices');
  expect(panel.queryByRole('button', { name: words.change })).toBeNull();
  backend.answer(readNoticeReach, () => ({ restaurants: 1, seen: 0, seenLatest: 0 }));
  await userEvent.click(await panel.findByRole('button', { name: words.countAgain }));
  expect(await panel.findByText(/^For 1 restaurant\./)).toBeTruthy();
});

it('says when a notice does not exist', () => {
  backend.remove(platformNotices, { noticeId: ID });
  show(`?notice=${ID}`);
  expect(screen.getByText(words.gone)).toBeTruthy();
});
