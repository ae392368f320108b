import { aCategory, anAvailability, aSweet, aVariant, dishOf } from '@bhoj/domain/fixtures/menu';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { paise, rupees } from '@bhoj/domain/money/money';
import { describe, expect, it } from 'vitest';
import { plainSelection } from '../../../blocks/cart/cart.ts';
import { aMenu } from '../context/guest-backend.fixtures.ts';
import {
  asksFor,
  blocksOf,
  firstIn,
  firstOf,
  isOneLine,
  isSameRow,
  marksOn,
  priceText,
  ROWS_TOGETHER,
  sectionId,
  sectionsOf,
  shownQuantity,
} from './menu-model.ts';
import type { Row, Section, ShownDish } from './menu-model.ts';

const rowOf = (n: number, over: Partial<Row> = {}): Row => ({
  item: dishOf(`Dish ${n}`, 100),
  pricePaise: rupees(100),
  isFrom: false,
  isSoldOut: false,
  ...over,
});
const rows = (count: number) => Array.from({ length: count }, (_, n) => rowOf(n));
const sectionOf = (id: string, count: number): Section => ({
  category: aCategory({ id }),
  isServed: true,
  rows: rows(count),
});

describe('the first screen of a menu', () => {
  it('has eight dishes, whatever their sections', () => {
    expect(firstIn([sectionOf('a', 3), sectionOf('b', 4), sectionOf('c', 5), sectionOf('d', 1)])).toEqual([
      3, 4, 1, 0,
    ]);
    expect(firstIn([sectionOf('a', 2)])).toEqual([2]);
    expect(firstIn([sectionOf('a', 20)])).toEqual([8]);
  });

  it('leaves out sections of which none is visible', () => {
    const sections = [sectionOf('a', 6), sectionOf('b', 6), sectionOf('c', 6)];
    const first = firstOf(sections);
    expect(first.map(({ category, rows: own }) => [category.id, own.length])).toEqual([
      ['a', 6],
      ['b', 2],
    ]);
    expect(first[1]?.rows).toEqual(sections[1]?.rows.slice(0, 2));
    expect(firstOf([])).toEqual([]);
  });

  it('draws the others in blocks of eight', () => {
    const all = rows(18);
    expect(ROWS_TOGETHER).toBe(8);
    expect(blocksOf(all)).toEqual([all.slice(0, 8), all.slice(8, 16), all.slice(16)]);
    expect(blocksOf(rows(8))).toHaveLength(1);
    expect(blocksOf([])).toEqual([]);
  });
});

describe('a row', () => {
  it('looks the same only with the same dish, price and state', () => {
    const row = rowOf(1);
    expect(isSameRow(row, { ...row })).toBe(true);
    expect(isSameRow(row, { ...row, item: { ...row.item } })).toBe(false);
    expect(isSameRow(row, { ...row, pricePaise: rupees(90) })).toBe(false);
    expect(isSameRow(row, { ...row, isFrom: true })).toBe(false);
    expect(isSameRow(row, { ...row, isSoldOut: true })).toBe(false);
  });

  it('says its price by the kilogram where it is weighed', () => {
    expect(priceText(dishOf('Idli', 120), rupees(120))).toBe('₹120');
    expect(priceText(aSweet(), rupees(480))).toBe('₹480 / kg');
  });

  it('is from a price only where sizes differ in it', () => {
    const sized = (...prices: number[]) =>
      sectionsOf(
        aMenu({
          items: [
            dishOf('Biryani', 300, {
              categoryId: 'dosa',
              variants: prices.map((price, n) => aVariant({ id: `v${n}`, pricePaise: paise(price * 100) })),
            }),
          ],
        }),
        anAvailability(),
        NOW,
        { search: '', marks: [] },
      )[0]?.rows[0];
    expect(sized()).toMatchObject({ pricePaise: rupees(300), isFrom: false });
    expect(sized(200, 200)).toMatchObject({ pricePaise: rupees(200), isFrom: false });
    expect(sized(380, 220)).toMatchObject({ pricePaise: rupees(220), isFrom: true });
  });

  it('has a name in one line up to 26 characters', () => {
    expect(isOneLine('a'.repeat(26))).toBe(true);
    expect(isOneLine('a'.repeat(27))).toBe(false);
  });

  it('stands below its section', () => expect(sectionId('dosa')).toBe('category-dosa'));
});

describe('the portions that a row shows', () => {
  const idli: ShownDish = dishOf('Idli', 60);
  const biryani: ShownDish = dishOf('Biryani', 300, {
    variants: [aVariant({ id: 'half' }), aVariant({ id: 'full' })],
  });
  const noted = { ...plainSelection('idli', 3), note: 'soft' };

  it('are those of its plain form, for a dish that is added by one tap', () => {
    expect(asksFor(idli)).toBe(false);
    expect(shownQuantity([plainSelection('vada', 5), noted, plainSelection('idli', 2)], idli)).toBe(2);
    expect(shownQuantity([noted], idli)).toBe(0);
    expect(shownQuantity([], idli)).toBe(0);
  });

  it('are those of all its forms, for a dish that asks first', () => {
    expect(asksFor(biryani)).toBe(true);
    const cart = [
      { ...plainSelection('biryani', 2), variantId: 'half' },
      { ...plainSelection('biryani', 1), variantId: 'full' },
      plainSelection('idli', 4),
    ];
    expect(shownQuantity(cart, biryani)).toBe(3);
    expect(asksFor({ ...idli, asks: true })).toBe(true);
    expect(shownQuantity([noted, plainSelection('idli', 2)], { ...idli, asks: true })).toBe(5);
    expect(asksFor({ ...biryani, asks: false })).toBe(false);
  });

  it('are those with the guest’s food rules', () => {
    const jain: ShownDish = { ...idli, askedFood: ['jain'] };
    const cart = [plainSelection('idli', 2), plainSelection('idli', 1, ['jain'])];
    expect(shownQuantity(cart, jain)).toBe(1);
    expect(shownQuantity(cart, idli)).toBe(2);
  });
});

describe('a search', () => {
  const find = (search: string, forgiving: Parameters<typeof sectionsOf>[4] = null, items = aMenu().items) =>
    sectionsOf(aMenu({ items }), anAvailability(), NOW, { search, marks: [] }, forgiving).flatMap(
      ({ rows: own }) => own.map(({ item }) => item.name),
    );
  const never = () => false;
  const named = (name: string) => (names: readonly string[]) => names.includes(name);

  it('of blanks finds everything, and no section without dishes', () => {
    expect(find('   ')).toHaveLength(4);
    const sections = sectionsOf(aMenu(), anAvailability(), NOW, { search: 'poha', marks: [] });
    expect(sections.map(({ category }) => category.id)).toEqual(['breakfast']);
  });

  it('does not join the end of one text and the beginning of the next', () => {
    const items = [dishOf('Rava', 80, { categoryId: 'dosa', description: 'idli' })];
    expect(find('ravaidli', null, items)).toEqual([]);
    expect(find('rava idli', null, items)).toEqual(['Rava']);
  });

  it('finds by sound first, and forgives a wrong letter only where nothing sounds like it', () => {
    const bySound = { soundsLike: named('Poha'), isNearly: named('Egg dosa') };
    expect(find('powa', bySound)).toEqual(['Poha']);
    expect(find('egdosa', { soundsLike: never, isNearly: named('Egg dosa') })).toEqual(['Egg dosa']);
    expect(find('egdosa')).toEqual([]);
    expect(find('egdosa', { soundsLike: never, isNearly: never })).toEqual([]);
  });

  it('leaves out what the guest hides', () => {
    const items: ShownDish[] = aMenu().items.map((item) => ({ ...item, isHidden: item.name === 'Poha' }));
    expect(find('', null, items)).toEqual(['Masala dosa', 'Egg dosa', 'Keema dosa']);
  });
});

it('only marks that are on the menu are filters', () => {
  expect(marksOn(aMenu({ items: [dishOf('Idli', 60), dishOf('Keema', 90, { mark: 'non-veg' })] }))).toEqual([
    'veg',
    'non-veg',
  ]);
  expect(marksOn(aMenu({ items: [] }))).toEqual([]);
});
