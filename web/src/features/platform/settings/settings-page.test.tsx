import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPlatformAuditEntry, aPlatformSettings } from '@bhoj/domain/fixtures/platform';
import { aSubscriptionSetting } from '@bhoj/domain/fixtures/subscription';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { rebuildTenants } from '@bhoj/domain/platform/tenants/restaurants.contract';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import {
  savePlatformSettings,
  saveSubscriptionSettings,
} from '@bhoj/domain/platform/settings/settings.contract';
import { subscriptionSettings } from '@bhoj/domain/subscription/subscription.collection';
import { platformSettingsWords as words } from '../../../messages/owner/platform-settings/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { SettingsPage } from './settings-page.tsx';

const backend = inMemory();
const show = () =>
  render(
    <InMemoryClient of={backend}>
      <ToastProvider>
        <SettingsPage />
      </ToastProvider>
    </InMemoryClient>,
  );
const card = (name: string) => within(screen.getByRole('region', { name }));
const save = (name: string) => userEvent.click(card(name).getByRole('button', { name: words.save }));
const type = (name: string, label: string, text: string) =>
  userEvent.type(card(name).getByLabelText(new RegExp(label)), text);

beforeEach(() => {
  backend.clear();
  backend.put(subscriptionSettings, {}, aSubscriptionSetting({ active: false, revision: 3 }));
  backend.put(platformSettings, {}, aPlatformSettings({ revision: 5, maintenance: null }));
  backend.answer(saveSubscriptionSettings, () => ({ revision: 4 }));
  backend.answer(savePlatformSettings, () => ({ revision: 6 }));
});
afterEach(cleanup);

it('turns subscriptions on with a reason, and leaves the legal details alone (SUPER-15, DATA-PLAN-3)', async () => {
  show();
  await userEvent.click(card(words.selling).getByRole('switch', { name: words.active }));
  await save(words.selling);
  expect(await card(words.selling).findByText(words.faults['reason'] ?? '')).toBeTruthy();
  await type(words.selling, 'Reason', 'Ready');
  await save(words.selling);
  await screen.findByText(words.saved);
  expect(backend.calls).toEqual([
    ['saveSubscriptionSettings', { active: true, reason: 'Ready', basedOn: 3, seller: null }],
  ]);
});

it('takes the legal details all together, with a GSTIN that is one', async () => {
  show();
  await type(words.selling, 'Legal name', 'Bhoj Private Limited');
  await type(words.selling, 'GSTIN', '27AAPFU0939F1ZX');
  await type(words.selling, 'Reason', 'Registered');
  await save(words.selling);
  expect(await card(words.selling).findByText(words.faults['address'] ?? '')).toBeTruthy();
  expect(card(words.selling).getByText(words.faults['gstin-invalid'] ?? '')).toBeTruthy();
  expect(backend.calls).toEqual([]);
});

it('closes the sign-up, and tells the second of two people', async () => {
  backend.refuse(savePlatformSettings, 'changed-meanwhile');
  show();
  await userEvent.click(card(words.general).getByRole('switch', { name: words.isSignupOpen }));
  await type(words.general, 'Reason', 'Full');
  await save(words.general);
  expect(await screen.findByText(reasonSentences['changed-meanwhile'])).toBeTruthy();
  expect(backend.calls[0]).toEqual([
    'savePlatformSettings',
    {
      basedOn: 5,
      supportEmail: 'help@bhoj.example',
      isSignupOpen: false,
      maintenance: null,
      captainDiscountLimitPaise: 0,
      unusualWaits: true,
      drawerNoticePaise: 100_00,
      kitchenNoticeMinutes: 20,
      reason: 'Full',
    },
  ]);
});

it('sets the limits with which new restaurants begin, within bounds (P-PLATFORM-54)', async () => {
  show();
  const difference = card(words.general).getByLabelText(words.drawerNotice);
  await userEvent.clear(difference);
  await userEvent.type(difference, '100001');
  await type(words.general, 'Reason', 'Careful');
  await save(words.general);
  expect(await screen.findByText(words.faults['drawerNotice'] ?? '')).toBeTruthy();
  await userEvent.clear(difference);
  await userEvent.type(difference, '50');
  await userEvent.click(card(words.general).getByLabelText(words.kitchenNotice));
  await userEvent.click(screen.getByRole('option', { name: words.minutes(10) }));
  await userEvent.click(card(words.general).getByRole('switch', { name: words.unusualWaits }));
  await save(words.general);
  await screen.findByText(words.saved);
  expect(backend.sent(savePlatformSettings)).toEqual([
    expect.objectContaining({ drawerNoticePaise: 50_00, kitchenNoticeMinutes: 10, unusualWaits: false }),
  ]);
});

it('begins with what holds when nothing was saved, and shows the log field by field', () => {
  backend.clear();
  backend.putAll(platformAudit, {
    e1: aPlatformAuditEntry({
      action: 'savePlatformSettings',
      subjectKind: 'platform',
      subject: 'settings',
      reason: 'Full',
      before: { isSignupOpen: true, supportEmail: '' },
      after: { isSignupOpen: false, supportEmail: '' },
    }),
  });
  show();
  const open = card(words.general).getByRole<HTMLInputElement>('switch', { name: words.isSignupOpen });
  expect(open.checked).toBe(true);
  const log = card(words.log);
  expect(log.getByText('Full')).toBeTruthy();
  expect(log.getByText(words.change('isSignupOpen', 'true', 'false'))).toBeTruthy();
});

it.each(['slow', 'unavailable', 'permission-denied'] as const)('shows no form while reading is %s', (how) => {
  backend.fails(how, platformSettings, subscriptionSettings, platformAudit);
  show();
  expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  expect(screen.queryByText(words.noLog)).toBeNull();
});

it('writes the lists anew under one id, and goes on where it stopped', async () => {
  const asked = () => backend.sent(rebuildTenants) as Record<string, unknown>[];
  backend.answer(rebuildTenants, () => {
    if (asked().length === 2) throw new Refusal('busy-try-again');
    return asked().length === 1 ? { next: 'b@house.example', written: 50 } : { next: null, written: 3 };
  });
  show();
  const start = () => userEvent.click(card(words.rebuild).getByRole('button', { name: words.rebuildStart }));
  await start();
  expect(card(words.rebuild).getByText(words.faults['reason'] ?? '')).toBeTruthy();
  expect(backend.calls).toEqual([]);
  await type(words.rebuild, 'Reason', 'Older restaurants');
  await start();
  expect((await card(words.rebuild).findByRole('alert')).textContent).toContain(words.rebuildStopped(50));
  await start();
  expect(await card(words.rebuild).findByText(words.rebuildDone(53))).toBeTruthy();
  expect(asked().map(({ after }) => after)).toEqual([null, 'b@house.example', 'b@house.example']);
  expect(new Set(asked().map(({ actId }) => actId)).size).toBe(1);
});
