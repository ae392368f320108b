import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMenu, someCosts } from '@bhoj/domain/fixtures/menu';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { ImportDialog } from '../import/import-dialog.tsx';
import { MenuActions } from '../menu-actions.tsx';

const { readDoc, send, download } = vi.hoisted(() => ({
  readDoc: vi.fn<() => Promise<unknown>>(),
  send: vi.fn<(input: unknown) => Promise<object>>(),
  download: vi.fn<(name: string, text: string) => void>(),
}));
vi.mock('../../../firebase/live.ts', () => ({ readDoc }));
vi.mock('../../../firebase/client.ts', () => ({ useClient: () => ({}) }));
vi.mock('../../../firebase/call.ts', () => {
  class CallFailure extends Error {
    readonly reason: string;
    constructor(reason: string) {
      super(reason);
      this.reason = reason;
    }
  }
  return { CallFailure, useCall: () => send };
});
vi.mock('../../../ui/shared/csv-download.ts', async (original: () => Promise<object>) => ({
  ...(await original()),
  download,
}));

const menu = aMenu();
const save = vi.fn<(...args: unknown[]) => Promise<unknown>>();
const onClose = vi.fn<() => void>();
const importing = () => {
  render(
    <ToastProvider>
      <InRestaurant>
        <ImportDialog menu={menu} save={save as never} onClose={onClose} />
      </InRestaurant>
    </ToastProvider>,
  );
  const text = 'Category;Dish;Cost\nDosa;Masala dosa;31\nDosa;Filter coffee;\n';
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [new File([text], 'menu.csv')] } });
};

beforeEach(() => {
  readDoc.mockReset().mockResolvedValue(someCosts());
  send.mockReset().mockResolvedValue({});
  save.mockReset().mockResolvedValue({ saved: true, before: menu, after: menu });
  onClose.mockReset();
  download.mockReset();
});
afterEach(cleanup);

it('imports the costs that changed, together with the menu', async () => {
  importing();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 dish' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.any(Function),
    undefined,
    expect.objectContaining({ kind: 'import', title: 'menu.csv', costs: { 'masala-dosa': 31_00 } }),
  );
});

it('stays open and says why when it is not saved', async () => {
  save.mockResolvedValue({ saved: false, reason: 'offline' });
  importing();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 dish' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('exports the costs with the menu, and the menu alone where they cannot be read', async () => {
  render(
    <InRestaurant>
      <MenuActions menu={menu} onOpen={() => undefined} />
    </InRestaurant>,
  );
  const exportIt = () => {
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Export CSV' }));
  };
  exportIt();
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const [heads = '', dosa = ''] = (download.mock.calls[0]?.[1] ?? '').split(/\r?\n/);
  expect(heads).toMatch(/Cost$/);
  expect(dosa).toMatch(/30$/);
  readDoc.mockRejectedValue(new Error('offline'));
  exportIt();
  await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
  expect((download.mock.calls[1]?.[1] ?? '').split(/\r?\n/)[1]).not.toMatch(/30$/);
});
