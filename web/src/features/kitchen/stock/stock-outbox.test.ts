import { expect, it, vi } from 'vitest';
import { newId } from '@bhoj/domain/kernel/ids';
import { aRecordDevice } from '../../../ui/shared/record-keep.fixtures.ts';
import type { OutAct } from './outbox.ts';
import { makeStockOutbox } from './stock-outbox.ts';

const act = (at: number, refused: OutAct['refused'] = null): OutAct => ({
  kind: 'waste',
  input: {
    wasteId: newId(),
    wasted: { kind: 'item', itemId: 'paneer', quantity: 1000 },
    why: 'burnt',
    note: '',
    at,
  },
  refused,
});
const opened = async (device = aRecordDevice()) => {
  const outbox = makeStockOutbox(device.keep);
  await outbox.refresh();
  return { device, outbox, ids: () => outbox.read().acts.map(([id]) => id) };
};

it('keeps a record for each act, in the order in which they happened, for the next page', async () => {
  const { device, outbox, ids } = await opened();
  outbox.put('b', act(2));
  outbox.put('a', act(1));
  expect(ids()).toEqual(['a', 'b']);
  await vi.waitFor(() => expect([...device.records.keys()]).toEqual(['b', 'a']));
  expect((await opened(device)).ids()).toEqual(['a', 'b']);
  outbox.put('a', act(1, 'too-long-ago'));
  outbox.remove('b');
  await vi.waitFor(() => expect([...device.records.keys()]).toEqual(['a']));
  expect(device.records.get('a')).toMatchObject({ refused: 'too-long-ago' });
});

it('holds in the page what a full device cannot take, says so, and writes it once there is room', async () => {
  const { device, outbox } = await opened();
  device.fill();
  outbox.put('a', act(1));
  await vi.waitFor(() => expect(outbox.read()).toMatchObject({ onlyInPage: 1, notKept: 'full' }));
  device.free();
  await outbox.refresh();
  expect(outbox.read()).toMatchObject({ onlyInPage: 0, notKept: null });
  expect([...device.records.keys()]).toEqual(['a']);
});

it('goes on in the page where the browser keeps nothing', async () => {
  const device = aRecordDevice();
  device.block();
  const { outbox, ids } = await opened(device);
  outbox.put('a', act(1));
  await vi.waitFor(() => expect(outbox.read()).toMatchObject({ onlyInPage: 1, notKept: 'blocked' }));
  outbox.remove('a');
  await vi.waitFor(() => expect(outbox.read()).toMatchObject({ acts: [], onlyInPage: 0, notKept: null }));
  expect(ids()).toEqual([]);
});

it('reads record by record: one that cannot be read takes no other with it, and stays', async () => {
  const device = aRecordDevice();
  device.records.set('old', { kind: 'sneeze' });
  device.records.set('a', act(1));
  const { ids } = await opened(device);
  expect(ids()).toEqual(['a']);
  expect([...device.records.keys()]).toEqual(['old', 'a']);
});

it('takes over what another tab has changed, and writes again what somebody has cleared', async () => {
  const { device, outbox, ids } = await opened();
  outbox.put('a', act(1));
  await vi.waitFor(() => expect(device.records.size).toBe(1));
  device.records.set('b', act(2));
  device.tell();
  await vi.waitFor(() => expect(ids()).toEqual(['a', 'b']));
  device.clear();
  await vi.waitFor(() => expect([...device.records.keys()]).toEqual(['a', 'b']));
});
