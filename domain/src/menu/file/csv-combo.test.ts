import { describe, expect, it } from 'vitest';
import { aSlot, aThali, aVariant, dishOf } from '../../fixtures/menu.ts';
import {
  THALI_HEADS as heads,
  thaliContent as menu,
  thaliImport as imported,
} from '../../fixtures/thali-file.ts';
import { paise } from '../../money/money.ts';
import { menuRowsOf } from './csv.ts';
import type { MenuContent } from '../shape/menu.schema.ts';
import type { CsvImport } from './csv.ts';

const cellOf = (content: MenuContent) => {
  const [head = [], first = []] = menuRowsOf({
    ...content,
    categories: content.categories.toReversed(),
  });
  return first[head.indexOf('Combo')];
};
const thaliIn = ({ content }: CsvImport, name = 'Veg thali') =>
  content.items.find((item) => item.name === name);

describe('combos in the file of the menu', () => {
  it('are written by slot, and read as they were', () => {
    expect(cellOf(menu)).toBe(
      'Bread = 2 x Tawa roti; Butter naan + 20 | dal = Dal | paneer = Paneer | papad = Papad',
    );
    const again = imported(menuRowsOf(menu));
    expect(again.faults).toEqual([]);
    expect(again).toMatchObject({ unchanged: 6, changed: 0, added: 0 });
    expect(again.content).toEqual(menu);
  });

  it('may name dishes of later lines, sizes, and how many are chosen', () => {
    const read = imported(
      [
        heads,
        ['Thali', 'Lunch', 'veg', '199', 'Rice = Rice (Half) | Any x 2 = Dal; Paneer + 15; 2 x Kheer'],
        ['Thali', 'Kheer', 'egg', '60', ''],
      ],
      { ...menu, items: [...menu.items, dishOf('Rice', 100, { variants: [aVariant()] })] },
    );
    expect(read.faults).toEqual([]);
    expect(thaliIn(read, 'Lunch')).toMatchObject({
      mark: 'egg',
      combo: {
        slots: [
          { name: 'Rice', take: 1, choices: [{ itemId: 'rice', variantId: 'half' }] },
          {
            name: 'Any',
            take: 2,
            choices: [
              { itemId: 'dal', quantity: 1, extraPaise: 0 },
              { itemId: 'paneer', extraPaise: 15_00 },
              { quantity: 2 },
            ],
          },
        ],
      },
    });
    expect(read).toMatchObject({ added: 2, changed: 0 });
  });

  it('keep slots that the cell does not change, and go with a dash', () => {
    const changed = imported([heads, ['Thali', 'Veg thali', 'veg', '250', 'Bread = Butter naan']]);
    expect(thaliIn(changed)?.combo?.slots).toEqual([
      aSlot({ choices: [{ itemId: 'butter-naan', variantId: null, quantity: 1, extraPaise: paise(0) }] }),
    ]);
    expect(changed).toMatchObject({ changed: 1, unchanged: 0 });
    expect(thaliIn(imported([heads, ['Thali', 'Veg thali', 'veg', '250', '']]))).toEqual(aThali());
    expect(thaliIn(imported([heads, ['Thali', 'Veg thali', 'veg', '250', '-']]))).not.toHaveProperty('combo');
  });

  it.each([
    ['a dish that is not on the menu', 'Bread = Kulcha'],
    ['what is no pair', 'Tawa roti; Dal'],
    ['a combo in a combo', 'Meal = Veg thali'],
    ['the same dish twice', 'Bread = Dal; Dal'],
    ['too many portions', 'Bread = 11 x Dal'],
  ])('with %s are a fault of their line, and change nothing', (_, cell) => {
    const read = imported([heads, ['Thali', 'Meal', 'veg', '99', cell], ['Dosa', 'Dal', 'veg', '170', '']]);
    expect(read.faults).toEqual([{ line: 2, dish: 'Meal', column: 'Combo', code: 'unreadable', cell }]);
    expect(read).toMatchObject({ added: 0, changed: 1 });
    expect(thaliIn(read, 'Meal')).toBeUndefined();
  });
});
