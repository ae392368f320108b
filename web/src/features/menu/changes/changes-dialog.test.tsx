import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aMenu, anAddOnGroup, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { menuChangeOf } from '@bhoj/domain/menu/changes/menu-change';
import { menuChanges } from '@bhoj/domain/menu/changes/menu-change.collection';
import { undoMenuChange } from '@bhoj/domain/menu/changes/menu-change.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { paise } from '@bhoj/domain/money/money';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { ChangesDialog } from './changes-dialog.tsx';

vi.setConfig({ testTimeout: 30_000 });

const backend = inMemory();
const before = aMenu({ addOnGroups: [anAddOnGroup(), anAddOnGroup({ id: 'sugar', name: 'Sugar' })] });
const more = before.addOnGroups.map((group) => ({ ...group, mostOfOne: 3 }));
const show = (after: typeof before) => {
  backend.clear();
  const change = menuChangeOf(before, after, { before: {}, after: {} });
  const changeId = newId();
  backend.put(
    menuChanges,
    { kind: 'import' },
    { changeId, title: 'menu.csv', at: NOW, ...change, undone: null },
  );
  render(
    <ToastProvider>
      <InRestaurant backend={backend}>
        <ChangesDialog onClose={() => undefined} />
      </InRestaurant>
    </ToastProvider>,
  );
  return within(screen.getByRole('region', { name: 'Last import' }));
};

afterEach(cleanup);

it('names groups of add-ons apart from dishes', async () => {
  const [first, ...others] = before.items;
  const items = [aMenuItem({ ...first, pricePaise: paise(1_00) }), ...others];
  const part = show({ ...before, items, addOnGroups: more });
  expect(part.getByText(/ · 1 dish and 2 groups of add-ons$/)).toBeTruthy();
  backend.answer(undoMenuChange, () => ({ dishes: 1, groups: 2, left: [] }));
  fireEvent.click(part.getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('1 dish and 2 groups of add-ons as before.')).toBeTruthy();
});

it('names no dish where only a group changed, and no group where only dishes did', () => {
  expect(show({ ...before, addOnGroups: more.slice(0, 1) }).getByText(/ · 1 group of add-ons$/)).toBeTruthy();
  cleanup();
  const items = before.items.slice(1).map((item) => ({ ...item, spice: 3 }));
  expect(show({ ...before, items }).getByText(/ · 1 dish$/)).toBeTruthy();
});
