import { aCategory, aMenu, aVariant, dishOf } from '@bhoj/domain/fixtures/menu';
import { bulkEdited } from '@bhoj/domain/menu/changes/bulk';
import { rupees } from '@bhoj/domain/money/money';
import { describe, expect, it } from 'vitest';
import { menuBulkPart } from '../../../messages/owner/menu-bulk/en.ts';
import { taxClassPart } from '../../../messages/owner/menu/en.ts';
import { editOf, listRows, previewRows, WHATS } from './bulk-model.ts';
import type { BulkEdit } from '@bhoj/domain/menu/changes/bulk';
import type { BulkValues } from './bulk-model.ts';

const typed: BulkValues = {
  what: 'price',
  by: 'percent',
  amount: '10',
  roundTo: '100',
  station: '',
  taxClass: '',
  from: '',
  to: '',
  listId: '',
};
const edit = (over: Partial<BulkValues>) => editOf({ ...typed, ...over });

describe('the typed change of many dishes', () => {
  it('is of prices, by per cent or rupees, up or down', () => {
    const price = (amount: number, by: BulkValues['by'] = 'percent') => ({
      what: 'price',
      change: { by, amount, roundTo: 100 },
    });
    expect(edit({})).toEqual(price(1_000));
    expect(edit({ amount: ' -7.25 ' })).toEqual(price(-725));
    expect(edit({ amount: '−5' })).toEqual(price(-500));
    expect(edit({ by: 'rupees', amount: '+12' })).toEqual(price(1_200, 'rupees'));
  });

  it('is nothing where the amount or the rounding cannot be read', () => {
    for (const amount of ['', '0', 'ten', '1.234', '123456', '5 %', '1.'])
      expect([amount, edit({ amount })]).toEqual([amount, null]);
    expect(edit({ roundTo: '' })).toBeNull();
    expect(edit({ roundTo: '7' })).toBeNull();
  });

  it('is of a station, or a tax class that the law has', () => {
    expect(edit({ what: 'station', station: 'Tandoor' })).toEqual({ what: 'station', station: 'Tandoor' });
    expect(edit({ what: 'station' })).toBeNull();
    expect(edit({ what: 'taxClass', taxClass: 'liquor' })).toEqual({ what: 'taxClass', taxClass: 'liquor' });
    expect(edit({ what: 'taxClass', taxClass: 'luxury' })).toBeNull();
  });

  it('is of hours: two clock times, or none for all day', () => {
    const hours = (from: string, to: string) => edit({ what: 'hours', from, to });
    expect(hours('07:00', '11:00')).toEqual({ what: 'hours', from: '07:00', to: '11:00' });
    expect(hours('', '')).toEqual({ what: 'hours', from: null, to: null });
    expect([hours('07:00', ''), hours('', '11:00'), hours('7', '11:00'), hours('07:00', '25:00')]).toEqual(
      Array(4).fill(null),
    );
  });

  it('is one of four', () => expect(WHATS).toEqual(['price', 'station', 'taxClass', 'hours']));
});

describe('the preview', () => {
  const menu = aMenu({
    categories: [aCategory(), aCategory({ id: 'drinks', name: 'Drinks' })],
    items: [
      dishOf('Dal', 160, { station: 'Main' }),
      dishOf('Biryani', 300, {
        variants: [
          aVariant({ pricePaise: rupees(180) }),
          aVariant({ id: 'full', name: 'Full', pricePaise: rupees(300) }),
        ],
      }),
      dishOf('Chai', 40, { categoryId: 'drinks' }),
    ],
  });
  const words = { allDay: 'All day', taxClasses: taxClassPart.en };
  const rows = (change: BulkEdit, ...ids: string[]) =>
    previewRows(bulkEdited(menu, new Set(ids), change), change.what, words);

  it('has each price before and after, of each size where there are sizes', () => {
    const change = { by: 'rupees', amount: 10_00, roundTo: 100 } as const;
    expect(rows({ what: 'price', change }, 'dal', 'biryani')).toEqual([
      { id: 'dal', name: 'Dal', before: '₹160', after: '₹170' },
      { id: 'biryani', name: 'Biryani', before: 'Half ₹180, Full ₹300', after: 'Half ₹190, Full ₹310' },
    ]);
  });

  it('has stations, tax classes, and the hours of categories', () => {
    expect(rows({ what: 'station', station: 'Tandoor' }, 'dal')).toEqual([
      { id: 'dal', name: 'Dal', before: 'Main', after: 'Tandoor' },
    ]);
    expect(rows({ what: 'taxClass', taxClass: 'liquor' }, 'chai')).toEqual([
      { id: 'chai', name: 'Chai', before: taxClassPart.en.standard, after: taxClassPart.en.liquor },
    ]);
    expect(rows({ what: 'hours', from: '07:00', to: '11:00' }, 'chai')).toEqual([
      { id: 'drinks', name: 'Drinks', before: 'All day', after: '07:00 – 11:00' },
    ]);
  });

  it('of a price list names the size beside the dish', () => {
    const change = { dish: dishOf('Dal', 160), before: rupees(170), after: rupees(187) };
    const changes = [
      { ...change, key: 'dal', size: null },
      { ...change, key: 'dal:half', size: 'Half' },
    ];
    expect(listRows({ changes } as never, menuBulkPart.en)).toEqual([
      { id: 'dal', name: 'Dal', before: '₹170', after: '₹187' },
      { id: 'dal:half', name: 'Dal, Half', before: '₹170', after: '₹187' },
    ]);
  });
});
