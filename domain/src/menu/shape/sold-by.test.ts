import { describe, expect, it } from 'vitest';
import { aMenu, anOpenDish, aSweet, aSlot, aVariant } from '../../fixtures/menu.ts';
import { paise } from '../../money/money.ts';
import { menuContentSchema } from './menu-content.schema.ts';
import { byWeightSchema, openSchema, typedDishSchema } from './sold-by.schema.ts';
import { soldByFaultOf } from './sold-by.ts';

const combo = { slots: [aSlot()] };
const goods = { hsn: '1704', taxBp: 500 };

describe('how a dish is sold', () => {
  it.each([
    [aSweet(), null],
    [aSweet({ taxClass: 'goods', goods }), null],
    [aSweet({ variants: [aVariant()] }), null],
    [aSweet({ mrpPaise: paise(500_00) }), 'by-weight-mrp'],
    [aSweet({ variants: [aVariant({ mrpPaise: paise(500_00) })] }), 'by-weight-mrp'],
    [aSweet({ combo }), 'by-weight-combo'],
    [anOpenDish({ byWeight: { steps: [100] } }), 'open-by-weight'],
    [anOpenDish(), null],
    [anOpenDish({ taxClass: 'liquor' }), null],
    [anOpenDish({ taxClass: 'exempt' }), null],
    [anOpenDish({ combo }), 'open-combo'],
    [anOpenDish({ variants: [aVariant()] }), 'open-choices'],
    [anOpenDish({ addOnGroupIds: ['extras'] }), 'open-choices'],
    [anOpenDish({ taxClass: 'goods', goods }), 'open-goods'],
    [anOpenDish({ taxClass: 'exempt', goods: { hsn: '1704', taxBp: 0 } }), 'open-goods'],
  ])('case %#', (dish, fault) => expect(soldByFaultOf(dish)).toBe(fault));

  it('is refused on a menu at its field', () => {
    const {
      version: _,
      updatedAt: __,
      ...content
    } = aMenu({
      items: [
        aSweet({ categoryId: 'dosa', mrpPaise: paise(500_00), taxClass: 'goods', goods }),
        anOpenDish({ categoryId: 'dosa', variants: [aVariant()] }),
      ],
    });
    expect(
      menuContentSchema.safeParse(content).error?.issues.map(({ path, message }) => [path, message]),
    ).toEqual([
      [['items', 0, 'byWeight'], 'by-weight-mrp'],
      [['items', 1, 'open'], 'open-choices'],
    ]);
  });

  it.each([[[]], [[0]], [[50_001]], [[250, 250]], [[500, 250]], [[1, 2, 3, 4, 5, 6, 7]], [[1.5]]])(
    'offers no weights such as %j',
    (steps) => expect(byWeightSchema.safeParse({ steps }).success).toBe(false),
  );

  it('offers up to six rising weights', () => {
    expect(byWeightSchema.safeParse({ steps: [1, 2, 3, 4, 5, 50_000] }).success).toBe(true);
  });

  it('has bounds in order', () => {
    expect(openSchema.safeParse({ minPaise: 100, maxPaise: 100 }).success).toBe(true);
    expect(openSchema.safeParse({ minPaise: 101, maxPaise: 100 }).success).toBe(false);
  });

  it.each(['', '   ', '\u200b', '__name__', 'x'.repeat(61), 'a\nb'])('no typed name is %j', (name) =>
    expect(typedDishSchema.safeParse({ name, pricePaise: 100 }).success).toBe(false),
  );

  it('keeps a typed name without blanks around it', () => {
    expect(typedDishSchema.parse({ name: '  Cake ', pricePaise: 100 }).name).toBe('Cake');
  });
});
