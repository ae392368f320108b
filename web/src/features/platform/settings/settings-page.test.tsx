import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aPlatformAuditEntry, aPlatformSettings } from '@bhoj/domain/fixtures/platform';
import { aSubscriptionSetting } from '@bhoj/domain/fixtures/subscription';
import { platformSettingsWords as words } from '../../../messages/owner/platform-settings/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { SettingsPage } from './settings-page.tsx';

type Input = Record<string, unknown>;
const firebase = vi.hoisted(() => ({
  live: {} as Record<string, unknown>,
  attempt: vi.fn<(name: string, input: Input) => Promise<unknown>>(),
}));
function answer({ pattern }: { pattern: string }) {
  return firebase.live[pattern] ?? { state: 'loading' };
}
vi.mock('../../../firebase/live.ts', () => ({ useLiveDoc: answer, useLiveList: answer }));
vi.mock('../../../firebase/use-attempt.ts', () => ({
  useAttempt:
    ({ name }: { name: string }) =>
    (input: Input) =>
      firebase.attempt(name, input),
}));

const ready = (value: unknown) => ({ state: 'ready', fromCache: false, value, next: null });
const show = () =>
  render(
    <ToastProvider>
      <SettingsPage />
    </ToastProvider>,
  );
const card = (name: string) => within(screen.getByRole('region', { name }));
const save = (name: string) => userEvent.click(card(name).getByRole('button', { name: words.save }));
const type = (name: string, label: string, text: string) =>
  userEvent.type(card(name).getByLabelText(new RegExp(label)), text);

beforeEach(() => {
  firebase.live = {
    'settings/subscription': ready(aSubscriptionSetting({ active: false, revision: 3 })),
    'settings/platform': ready(aPlatformSettings({ revision: 5, maintenance: null })),
    'platformAudit/{entryId}': ready([]),
  };
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('turns subscriptions on with a reason, and leaves the legal details alone (SUPER-15, DATA-PLAN-3)', async () => {
  firebase.attempt.mockResolvedValue({ output: { revision: 4 } });
  show();
  await userEvent.click(card(words.selling).getByRole('switch', { name: words.active }));
  await save(words.selling);
  expect(await card(words.selling).findByText(words.faults['reason'] ?? '')).toBeTruthy();
  await type(words.selling, 'Reason', 'Ready');
  await save(words.selling);
  await screen.findByText(words.saved);
  expect(firebase.attempt.mock.calls).toEqual([
    ['saveSubscriptionSettings', { active: true, reason: 'Ready', basedOn: 3, seller: null }],
  ]);
});

it('takes the legal details all together, with a GSTIN that is one', async () => {
  firebase.attempt.mockResolvedValue({ output: { revision: 4 } });
  show();
  await type(words.selling, 'Legal name', 'Bhoj Private Limited');
  await type(words.selling, 'GSTIN', '27AAPFU0939F1ZX');
  await type(words.selling, 'Reason', 'Registered');
  await save(words.selling);
  expect(await card(words.selling).findByText(words.faults['address'] ?? '')).toBeTruthy();
  expect(card(words.selling).getByText(words.faults['gstin-invalid'] ?? '')).toBeTruthy();
  expect(firebase.attempt).not.toHaveBeenCalled();
});

it('closes the sign-up, and tells the second of two people', async () => {
  const failure = { reason: 'changed-meanwhile', outcome: 'refused', details: {} };
  firebase.attempt.mockResolvedValue({ failure });
  show();
  await userEvent.click(card(words.general).getByRole('switch', { name: words.isSignupOpen }));
  await type(words.general, 'Reason', 'Full');
  await save(words.general);
  expect(await screen.findByText(reasonSentences['changed-meanwhile'])).toBeTruthy();
  expect(firebase.attempt.mock.calls[0]).toEqual([
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
  firebase.attempt.mockResolvedValue({ output: { revision: 6 } });
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
  expect(firebase.attempt.mock.calls.map(([, input]) => input)).toEqual([
    expect.objectContaining({ drawerNoticePaise: 50_00, kitchenNoticeMinutes: 10, unusualWaits: false }),
  ]);
});

it('begins with what holds when nothing was saved, and shows the log field by field', () => {
  firebase.live['settings/platform'] = { state: 'missing' };
  firebase.live['settings/subscription'] = { state: 'missing' };
  firebase.live['platformAudit/{entryId}'] = ready([
    {
      id: 'e1',
      value: aPlatformAuditEntry({
        action: 'savePlatformSettings',
        subjectKind: 'platform',
        subject: 'settings',
        reason: 'Full',
        before: { isSignupOpen: true, supportEmail: '' },
        after: { isSignupOpen: false, supportEmail: '' },
      }),
    },
  ]);
  show();
  const open = card(words.general).getByRole<HTMLInputElement>('switch', { name: words.isSignupOpen });
  expect(open.checked).toBe(true);
  const log = card(words.log);
  expect(log.getByText('Full')).toBeTruthy();
  expect(log.getByText(words.change('isSignupOpen', 'true', 'false'))).toBeTruthy();
});

it.each(['loading', 'failed', 'denied'])('shows no form while the settings are %s', (state) => {
  for (const path of Object.keys(firebase.live)) firebase.live[path] = { state, retry: () => undefined };
  show();
  expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  expect(screen.queryByText(words.noLog)).toBeNull();
});

it('writes the lists anew under one id, and goes on where it stopped', async () => {
  firebase.attempt
    .mockResolvedValueOnce({ output: { next: 'b@house.example', written: 50 } })
    .mockResolvedValueOnce({ failure: { reason: 'busy-try-again', details: {} } })
    .mockResolvedValueOnce({ output: { next: null, written: 3 } });
  show();
  const start = () => userEvent.click(card(words.rebuild).getByRole('button', { name: words.rebuildStart }));
  await start();
  expect(card(words.rebuild).getByText(words.faults['reason'] ?? '')).toBeTruthy();
  expect(firebase.attempt).not.toHaveBeenCalled();
  await type(words.rebuild, 'Reason', 'Older restaurants');
  await start();
  expect((await card(words.rebuild).findByRole('alert')).textContent).toContain(words.rebuildStopped(50));
  await start();
  expect(await card(words.rebuild).findByText(words.rebuildDone(53))).toBeTruthy();
  const asked = firebase.attempt.mock.calls.map(([, input]) => input as Record<string, unknown>);
  expect(asked.map(({ after }) => after)).toEqual([null, 'b@house.example', 'b@house.example']);
  expect(new Set(asked.map(({ actId }) => actId)).size).toBe(1);
});
