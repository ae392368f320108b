import { anAvailability } from '@bhoj/domain/fixtures/menu';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { EMPTY_CART, plainSelection } from '../../../blocks/cart/cart.ts';
import { aMenu } from '../context/guest-backend.fixtures.ts';
import { LanguageProvider } from '../context/language.tsx';
import { sectionsOf } from './menu-model.ts';
import { MenuSection } from './menu-section.tsx';
import type { Section, ShownDish } from './menu-model.ts';
import type { Ordering } from './ordering.ts';

/** The number of times that each dish's row was drawn: a row reads the tags of its dish once. */
const drawn = new Map<string, number>();

function counted(dish: ShownDish): ShownDish {
  return Object.defineProperty({ ...dish }, 'tags', {
    get: () => void drawn.set(dish.id, (drawn.get(dish.id) ?? 0) + 1),
  });
}

/** A menu with one category of many dishes, all without choices. */
function longMenu(count: number) {
  const { items, ...rest } = aMenu();
  const [category] = rest.categories;
  const plain = items.find(({ variants, addOnGroupIds }) => variants.length + addOnGroupIds.length === 0);
  if (category === undefined || plain === undefined) throw new Error('no plain dish');
  const dishes = Array.from({ length: count }, (_, i) =>
    counted({ ...plain, categoryId: category.id, id: `dish-${i}`, name: `Dish ${i}`, otherNames: {} }),
  );
  return { ...rest, items: dishes };
}

const sectionOf = (menu: ReturnType<typeof longMenu>, soldOut: Record<string, number> = {}): Section => {
  const [section] = sectionsOf(menu, anAvailability({ soldOut }), NOW, { search: '', marks: [] });
  if (section === undefined) throw new Error('no section');
  return section;
};

const ordering: Ordering = { cart: EMPTY_CART, isLocked: false, onQuantity: () => {}, onAsk: () => {} };

/** Shows a section, and returns a function that shows it anew. */
function shownWith() {
  const page = (section: Section, acts: Ordering) => (
    <Suspense fallback={null}>
      <LanguageProvider>
        <MenuSection section={section} first={8} ordering={acts} />
      </LanguageProvider>
    </Suspense>
  );
  const { rerender, container } = render(page(sectionOf(longMenu(1)), ordering));
  const show = (section: Section, acts: Ordering = ordering) =>
    act(async () => rerender(page(section, acts)));
  return { show, container };
}

let come: (element: Element) => void = () => {};

// All blocks share one observer, which is made once.
beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: IntersectionObserverCallback) {
        come = (target) =>
          see([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never);
      }
      observe() {}
      unobserve() {}
    },
  );
});
beforeEach(() => drawn.clear());
afterEach(cleanup);

it('draws the dishes of the first screen at once, and the others when they come near', async () => {
  const { show, container } = shownWith();
  await show(sectionOf(longMenu(490)));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
  const [next] = container.querySelectorAll('li[aria-hidden]');
  if (next === undefined) throw new Error('no place is kept');
  await act(async () => come(next));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(16);
});

it('draws the row of a dish alone when it is sold out, or added to the cart', async () => {
  const { show } = shownWith();
  const menu = longMenu(16);
  await show(sectionOf(menu));
  drawn.clear();
  await show(sectionOf(menu));
  expect([...drawn]).toEqual([]);
  await show(sectionOf(menu, { 'dish-3': NOW + 1 }));
  expect([...drawn.keys()]).toEqual(['dish-3']);
  drawn.clear();
  await show(sectionOf(menu, { 'dish-3': NOW + 1 }), { ...ordering, cart: [plainSelection('dish-5')] });
  expect([...drawn.keys()]).toEqual(['dish-5']);
});
