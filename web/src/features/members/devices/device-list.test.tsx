import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { devices } from '@bhoj/domain/devices/device.collection';
import { enrolDevice, shutOutDevice } from '@bhoj/domain/devices/devices.contract';
import { aDevice } from '@bhoj/domain/fixtures/people';
import { NOW, UIDS } from '@bhoj/domain/fixtures/ids';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { forgetDevice, keepDevice } from '../../../firebase/keep-device.ts';
import { staffDevicesPart } from '../../../messages/owner/members-devices/en.ts';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { DeviceList } from './device-list.tsx';

const { en: words } = staffDevicesPart;
const become = vi.fn<(client: unknown, device: unknown) => Promise<void>>();

const backend = inMemory();
const ID = 'DeviceAAAAAAAAAAAAA1';
const on = { uid: UIDS.captain, name: 'Ravi', since: NOW };
const show = () =>
  render(
    <ToastProvider>
      <InRestaurant backend={backend}>
        <DeviceList become={become} />
      </InRestaurant>
    </ToastProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  backend.clear();
  become.mockReset();
});
afterEach(() => {
  cleanup();
  forgetDevice();
});

it('says how the first device is shared', () => {
  show();
  expect(screen.getByText(words.empty)).toBeTruthy();
});

it('says when the list could not be loaded', () => {
  backend.fails('unavailable', devices);
  show();
  expect(screen.getByRole('alert').textContent).toContain(words.failed);
});

it('shows who shared a device and who is on it, and those that were shut out at the end', () => {
  backend.putAll(devices, {
    DeviceAAAAAAAAAAAAA2: aDevice({
      name: 'Old tablet',
      enrolledAt: NOW + 5,
      shutOutAt: NOW,
      shutOutBy: { uid: UIDS.owner, name: 'Asha' },
    }),
    [ID]: aDevice({ person: on }),
  });
  show();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Counter tablet');
  expect(first?.textContent).toContain(words.on('Ravi'));
  expect(first?.textContent).toContain('shared by Asha');
  expect(second?.textContent).toContain('Shut out by Asha');
  expect(within(second ?? document.body).queryByRole('button')).toBeNull();
});

it('shuts a device out after a question, and says why it could not', async () => {
  backend.putAll(devices, { [ID]: aDevice() });
  backend.refuse(shutOutDevice, 'right-not-yours');
  show();
  await press(words.shutOut);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.shutOut }));
  expect(await screen.findByText(reasonSentences['right-not-yours'])).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  backend.answer(shutOutDevice, () => ({}));
  await press(words.shutOut);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.shutOut }));
  expect(await screen.findByText(words.isShutOut('Counter tablet'))).toBeTruthy();
  expect(backend.sent(shutOutDevice)).toEqual([{ deviceId: ID }, { deviceId: ID }]);
});

it('shares this device; pressing again after a failure enrols the same one', async () => {
  backend.refuse(enrolDevice, 'offline');
  show();
  await press(words.share);
  await userEvent.type(screen.getByLabelText(words.name), 'Counter tablet');
  await press(words.shareIt);
  expect(await screen.findByText(reasonSentences.offline)).toBeTruthy();
  expect(become).not.toHaveBeenCalled();
  backend.answer(enrolDevice, () => ({}));
  await press(words.shareIt);
  await waitFor(() => expect(become).toHaveBeenCalledTimes(1));
  const [first, second] = backend.sent(enrolDevice);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ name: 'Counter tablet', kind: 'counter', lockMinutes: 3 });
  expect(become.mock.calls[0]?.[1]).toMatchObject({ lockMinutes: 3 });
});

it('does not share a device that is shared', () => {
  keepDevice({ restaurantId: 'r', deviceId: 'd', secret: 's', lockMinutes: 3 });
  show();
  expect(screen.queryByRole('button', { name: words.share })).toBeNull();
});
