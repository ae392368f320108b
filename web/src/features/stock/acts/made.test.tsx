import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Right } from '@bhoj/domain/catalogue/rights';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { aMenu } from '@bhoj/domain/fixtures/menu';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { aStockMove, KG, someRecipes, someStockItems, someStockLevels } from '@bhoj/domain/fixtures/stock';
import { menus } from '@bhoj/domain/menu/shape/menu.collection';
import { formatShare } from '@bhoj/domain/money/format';
import { paise } from '@bhoj/domain/money/money';
import { enterBatch } from '@bhoj/domain/stock/count/count.contract';
import { foldStock } from '@bhoj/domain/stock/ledger/ledger.contract';
import { recipes, stockItems, stockLevels, stockMoves } from '@bhoj/domain/stock/shape/stock.collection';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { RightsContext } from '../../../firebase/rights.ts';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { stockActsPart } from '../../../messages/owner/stock-acts/en.ts';
import { stockRecipesPart } from '../../../messages/owner/stock-recipes/en.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { NowView } from '../now/now-view.tsx';
import { RecipesView } from '../recipes/recipes-view.tsx';

const backend = inMemory();
/** A share as Testing Library finds it: it reads every space as a plain one. */
const share = (bp: number) => formatShare(bp).replaceAll('\u00a0', ' ');
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
const words = stockActsPart.en.batch;
vi.setConfig({ testTimeout: 30_000 });

const show = (path: string, View: () => ReactNode, rights: readonly Right[] | null = null) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <InRestaurant
        record={aRestaurant()}
        backend={backend}
        {...(rights !== null && { role: 'office' as const })}
      >
        <RightsContext value={rights}>
          <ToastProvider>
            <View />
          </ToastProvider>
        </RightsContext>
      </InRestaurant>
    </MemoryRouter>,
  );
const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));
const batch = (isKept: boolean) =>
  someRecipes({
    batches: { gravy: { uses: [{ itemId: 'onion', quantity: 1_800_000 }], makes: 3 * KG, isKept } },
  });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  backend.clear();
  backend.answer(foldStock, () => ({ place: 1 }));
  backend.answer(enterBatch, () => ({}));
  backend.put(menus, {}, aMenu());
  backend.put(stockItems, {}, someStockItems());
  const onion = { quantity: 3 * KG, worthPaise: paise(90_00), last: null };
  backend.put(stockLevels, {}, someStockLevels({ levels: { onion } }));
  backend.put(recipes, {}, batch(true));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('enters a batch from the panel of its item, with what goes in, what it costs, and what came of the plan', async () => {
  show('/?item=gravy', NowView);
  await user.click(await screen.findByRole('button', { name: words.open }));
  const dialog = await opened(words.titleOf('Butter gravy'));
  // A batch of 3 kg takes 2 kg of onions, with a tenth peeled off.
  expect((await dialog.findByRole('table', { name: words.takes })).textContent).toContain('Onion2 kg3 kg');
  expect(dialog.getByText(words.cost('₹60', words.each('₹20', 'kg')))).toBeTruthy();
  const planned = dialog.getByLabelText(words.planned);
  await user.clear(planned);
  await user.type(planned, '6');
  expect(dialog.getAllByDisplayValue('6')).toHaveLength(2);
  const made = dialog.getByLabelText(words.made);
  await user.clear(made);
  await user.type(made, '5.4');
  expect(dialog.getByText(words.yield(share(9000)))).toBeTruthy();
  expect(dialog.getByRole('table').textContent).toContain('Onion4 kg3 kg');
  expect(dialog.getByText(words.short)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: words.save }));
  expect(await screen.findByText(words.done('5.4 kg', 'Butter gravy'))).toBeTruthy();
  expect(backend.sent(enterBatch)).toMatchObject([{ itemId: 'gravy', quantity: 5_400_000, planned: 6 * KG }]);
});

it('says that nobody knows what is there where it could not be loaded, and enters the batch all the same', async () => {
  backend.fails('unavailable', stockLevels);
  show('/?kind=batch', RecipesView);
  await user.click(await screen.findByRole('button', { name: words.open }));
  const dialog = await opened(words.title);
  expect(await dialog.findByText(words.thereFailed)).toBeTruthy();
  expect(dialog.getByRole('table').textContent).toContain(`Onion2 kg${words.unknown}`);
  expect(dialog.queryByText(words.short)).toBeNull();
  backend.mend();
  await user.click(dialog.getByRole('button', { name: words.readAgain }));
  await vi.waitFor(() => expect(dialog.getByRole('table').textContent).toContain('Onion2 kg3 kg'));
  expect(dialog.queryByText(words.thereFailed)).toBeNull();
  await user.click(dialog.getByRole('button', { name: words.save }));
  await screen.findByText(words.done('3 kg', 'Butter gravy'));
});

it('enters a batch from the list of recipes, and asks which', async () => {
  show('/?kind=batch', RecipesView);
  await user.click(await screen.findByRole('button', { name: words.open }));
  const dialog = await opened(words.title);
  expect((await dialog.findByRole('combobox', { name: words.which })).textContent).toBe('Butter gravy');
  await user.click(dialog.getByRole('button', { name: words.save }));
  await screen.findByText(words.done('3 kg', 'Butter gravy'));
  expect(backend.sent(enterBatch)[0]).not.toHaveProperty('planned');
});

it('enters a batch from its recipe', async () => {
  show('/?kind=batch&recipe=gravy', RecipesView);
  const recipe = await opened(stockRecipesPart.en.edit('Butter gravy'));
  await user.click(recipe.getByRole('button', { name: words.open }));
  const dialog = await opened(words.titleOf('Butter gravy'));
  expect(await dialog.findByText(words.cost('₹60', words.each('₹20', 'kg')))).toBeTruthy();
});

it('says at the field what is wrong, doubts a wrong unit, and tells why a batch was refused', async () => {
  show('/?item=gravy', NowView);
  await user.click(await screen.findByRole('button', { name: words.open }));
  const dialog = await opened(words.titleOf('Butter gravy'));
  const made = await dialog.findByLabelText(words.made);
  await user.clear(made);
  await user.click(dialog.getByRole('button', { name: words.save }));
  expect(dialog.getByText(stockActsPart.en.lines.lineFaults['no-amount'])).toBeTruthy();
  await user.type(made, '300');
  expect(dialog.getByText(words.farOff)).toBeTruthy();
  await user.clear(made);
  await user.type(made, '3');
  backend.refuse(enterBatch, 'without-recipe', { itemId: 'gravy' });
  await user.click(dialog.getByRole('button', { name: words.save }));
  expect(await dialog.findByText(words.gone)).toBeTruthy();
});

it('says at the plan that more goes in than can be entered at once, and sends nothing', async () => {
  const uses = [{ itemId: 'onion', quantity: 2 * KG }];
  backend.put(recipes, {}, someRecipes({ batches: { gravy: { uses, makes: KG, isKept: true } } }));
  show('/?item=gravy', NowView);
  await user.click(await screen.findByRole('button', { name: words.open }));
  const dialog = await opened(words.titleOf('Butter gravy'));
  const planned = await dialog.findByLabelText(words.planned);
  await user.clear(planned);
  await user.type(planned, '900000');
  await user.click(dialog.getByRole('button', { name: words.save }));
  expect(dialog.getByText(words.tooMuch)).toBeTruthy();
  expect(backend.sent(enterBatch)).toEqual([]);
});

it('is offered for kept preparations alone, to people who keep the stock', async () => {
  backend.put(recipes, {}, batch(false));
  const { unmount } = show('/?item=gravy', NowView);
  await screen.findByRole('dialog', { name: 'Butter gravy' });
  expect(screen.queryByRole('button', { name: words.open })).toBeNull();
  unmount();
  backend.put(recipes, {}, batch(true));
  show('/?item=gravy', NowView, ['see-profit']);
  await screen.findByRole('dialog', { name: 'Butter gravy' });
  expect(screen.queryByRole('button', { name: words.open })).toBeNull();
});

it('tells in the moves of the item what was planned', async () => {
  backend.put(
    stockMoves,
    { moveId: 'prep_1' },
    aStockMove({
      kind: 'preparation',
      place: 1,
      planned: 6 * KG,
      itemIds: ['onion', 'gravy'],
      lines: [
        { itemId: 'onion', quantity: -4 * KG },
        { itemId: 'gravy', quantity: 5_400_000 },
      ],
    }),
  );
  show('/?item=gravy', NowView);
  expect(await screen.findByText('Batch · planned 6 kg')).toBeTruthy();
});
