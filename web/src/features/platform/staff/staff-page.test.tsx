import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aNameList, aPlatformAuditEntry, aPlatformStaff, aTenant } from '@bhoj/domain/fixtures/platform';
import { href } from '@bhoj/domain/catalogue/routes';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { platformNames } from '@bhoj/domain/platform/shape/platform-names.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { readFunnels } from '@bhoj/domain/platform/staff/referrals.contract';
import {
  createStaff,
  deactivateStaff,
  handOverRestaurants,
  makeStaffLink,
} from '@bhoj/domain/platform/staff/staff.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { platformStaffWords as words } from '../../../messages/owner/platform-staff/en.ts';
import { platformReasonSentences } from '../../../messages/owner/platform-reasons/en.ts';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { StaffMemberPage } from './staff-member-page.tsx';
import { StaffPage } from './staff-page.tsx';

const ID = 'uidStaff00000000000000000001';
const OTHER = 'uidStaff00000000000000000002';
const backend = inMemory();
const Elsewhere = () => <p>{`at ${useLocation().pathname}`}</p>;
const show = (path: string, state: 'page' | 'list' = 'list') =>
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <RouterProvider
          router={createMemoryRouter(
            [
              { path: '/super/staff', element: <StaffPage /> },
              {
                path: '/super/staff/:staffId',
                element: state === 'page' ? <StaffMemberPage /> : <Elsewhere />,
              },
            ],
            { initialEntries: [path] },
          )}
        />
      </ToastProvider>
    </InMemoryClient>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const COUNTS = { signedUp: 41, onboarded: 32, activated: 27, paid: 23, kept: 14, flagged: 5 };

beforeEach(() => {
  backend.clear();
  backend.putAll(platformStaff, { [ID]: aPlatformStaff() });
  backend.answer(readFunnels, () => ({ funnels: [{ staffId: ID, ...COUNTS }] }));
});
afterEach(cleanup);

describe('the list of platform staff', () => {
  it('shows each person with their funnel', async () => {
    show('/super/staff');
    const row = (await screen.findByText('Nisha')).closest('tr, li');
    for (const count of Object.values(COUNTS)) {
      expect(await within(row as HTMLElement).findByText(String(count))).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: /Nisha/ }).getAttribute('href')).toBe(
      href('superStaffMember', { staffId: ID }),
    );
  });

  it('says when the funnels cannot be counted, and never shows a zero for that', async () => {
    backend.refuse(readFunnels, 'unexpected');
    show('/super/staff');
    expect((await screen.findByRole('alert')).textContent).toBe(words.funnelsFailed);
    expect(screen.queryByText('0')).toBeNull();
  });

  it.each([
    ['?q=Nish', ['Nisha']],
    ['?q=staff01', ['Nisha']],
    ['?state=closed', ['Uma']],
    ['', ['Nisha', 'Uma']],
  ])('shows whom %s asks for', (search, names) => {
    const uma = {
      name: 'Uma',
      searchName: 'uma',
      referralId: 'UMA2026',
      referralKey: 'UMA2026',
      active: false,
    };
    backend.putAll(platformStaff, { uma: aPlatformStaff(uma) });
    show(`/super/staff${search}`);
    expect(screen.getAllByRole('link', { name: /Nisha|Uma/ }).map((link) => link.textContent)).toEqual(names);
  });

  it('says what to do when there is nobody, and when nobody fits', () => {
    backend.clear();
    show('/super/staff');
    expect(screen.getByText(words.empty)).toBeTruthy();
    cleanup();
    show('/super/staff?q=x');
    expect(screen.getByText(words.nothingFits)).toBeTruthy();
  });

  it('adds a person once, and shows their page', async () => {
    const asked = () => backend.sent(createStaff) as Record<string, unknown>[];
    backend.answer(createStaff, () => {
      if (asked().length === 1) throw new Refusal('referral-id-taken');
      return { staffId: ID, referralId: 'RAVI2026' };
    });
    show('/super/staff');
    await press(words.add);
    const dialog = within(screen.getByRole('dialog'));
    const save = () => userEvent.click(dialog.getByRole('button', { name: words.save }));
    await save();
    expect(await dialog.findByText(words.faults.phone)).toBeTruthy();
    expect(asked()).toEqual([]);
    const typed = {
      name: 'Ravi',
      email: 'ravi@bhoj.example',
      phone: '98765 43210',
      city: 'Pune',
      referralId: 'ravi2026',
      reason: 'New',
    } as const;
    for (const [name, text] of Object.entries(typed)) {
      await userEvent.type(dialog.getByLabelText(new RegExp(`^${words[name as keyof typeof typed]}`)), text);
    }
    await save();
    expect((await dialog.findByRole('alert')).textContent).toBe(platformReasonSentences['referral-id-taken']);
    await save();
    expect(await screen.findByText(`at /super/staff/${ID}`)).toBeTruthy();
    expect(asked()[1]).toMatchObject({
      phone: '9876543210',
      referralId: 'RAVI2026',
      staffId: asked()[0]?.['staffId'],
    });
  });
});

describe('the page of one person', () => {
  beforeEach(() => {
    backend.putAll(tenants, { 'owner@spice.example': aTenant({ selfReferral: true, referredBy: ID }) });
    backend.putAll(platformAudit, { e1: aPlatformAuditEntry({ subject: ID }) });
    const { people } = aNameList();
    const ravi = { name: 'Ravi', referralId: 'RAVI2026', active: true };
    const gone = { name: 'Uma', referralId: 'UMA2026', active: false };
    backend.put(platformNames, {}, { people: { ...people, [OTHER]: ravi, gone } });
  });

  it('shows the restaurants, self-referrals marked, and what was done', async () => {
    show(`/super/staff/${ID}`, 'page');
    expect(await screen.findByText('Spice Route')).toBeTruthy();
    expect(screen.getByText(words.selfReferral)).toBeTruthy();
    expect(screen.getByText('Account closed')).toBeTruthy();
    expect(await screen.findByText('41')).toBeTruthy();
  });

  it('closes an account with a reason only', async () => {
    backend.answer(deactivateStaff, () => ({}));
    show(`/super/staff/${ID}`, 'page');
    await press(words.acts.close);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.acts.close }));
    expect(dialog.getByText(words.faults.reason)).toBeTruthy();
    expect(backend.sent(deactivateStaff)).toEqual([]);
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Left');
    await userEvent.click(dialog.getByRole('button', { name: words.acts.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.sent(deactivateStaff)).toEqual([{ staffId: ID, reason: 'Left' }]);
  });

  it('hands the restaurants over until none is left', async () => {
    const handed = () => backend.sent(handOverRestaurants);
    backend.answer(handOverRestaurants, () => ({ left: handed().length === 1 ? 30 : 0 }));
    show(`/super/staff/${ID}`, 'page');
    await press(words.acts.handOver);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Moved');
    await userEvent.click(dialog.getByRole('combobox'));
    expect(screen.queryByRole('option', { name: /Nisha|Uma/ })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: /Ravi/ }));
    await userEvent.click(dialog.getByRole('button', { name: words.acts.handOver }));
    await waitFor(() => expect(handed()).toHaveLength(2));
    expect(handed()[0]).toEqual({ staffId: ID, toStaffId: OTHER, reason: 'Moved' });
  });

  it('shows a set-password link when it is asked for', async () => {
    backend.answer(makeStaffLink, () => ({ link: '/login#set-password=secret' }));
    show(`/super/staff/${ID}`, 'page');
    await press(words.acts.link);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words.acts.link }));
    expect(((await dialog.findByLabelText(words.link)) as HTMLInputElement).value).toContain(
      '/login#set-password=secret',
    );
  });

  it('offers a closed person no link, and says when there is no such person', () => {
    backend.put(platformStaff, { staffId: ID }, aPlatformStaff({ active: false }));
    show(`/super/staff/${ID}`, 'page');
    expect(screen.queryByRole('button', { name: words.acts.link })).toBeNull();
    expect(screen.getByRole('button', { name: words.acts.open })).toBeTruthy();
    cleanup();
    backend.remove(platformStaff, { staffId: ID });
    show(`/super/staff/${ID}`, 'page');
    expect(screen.getByText(words.notThere)).toBeTruthy();
  });
});
