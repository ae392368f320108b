import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aCategory, aMenu, aVariant, dishOf } from '@bhoj/domain/fixtures/menu';
import { paise } from '@bhoj/domain/money/money';
import { inMemory } from '../../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../../firebase/restaurant.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import type { SaveMenu } from '../saving/use-save-menu.ts';
import { ImportDialog } from './import-dialog.tsx';

const menu = aMenu({
  categories: [aCategory({ id: 'mains', name: 'Mains' })],
  items: [
    dishOf('Dal', 240, { id: 'dal', categoryId: 'mains', mark: 'veg' }),
    dishOf('Naan', 50, { id: 'naan', categoryId: 'mains', mark: 'veg' }),
    dishOf('Thali', 180, {
      id: 'thali',
      categoryId: 'mains',
      mark: 'veg',
      variants: [
        aVariant({ id: 'half', name: 'Half', pricePaise: paise(180_00) }),
        aVariant({ id: 'full', name: 'Full', pricePaise: paise(300_00) }),
      ],
    }),
  ],
  addOnGroups: [],
});

function chooseFile(text: string): void {
  render(
    <ToastProvider>
      <InRestaurant backend={inMemory()}>
        <ImportDialog menu={menu} save={vi.fn<SaveMenu>()} onClose={vi.fn<() => void>()} />
      </InRestaurant>
    </ToastProvider>,
  );
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [new File([text], 'menu.csv')] } });
}

async function choose(text: string): Promise<HTMLElement> {
  chooseFile(text);
  return screen.findByRole('region', { name: 'What the file does' });
}

const rowsIn = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

afterEach(cleanup);

it('says of each dish whether it is new, changed from what to what, or kept', async () => {
  const long = `A ${'very '.repeat(20)}long description`;
  const sheet = await choose(
    [
      'Category,Dish,Type,Rate,Half,Full,Station,Description',
      'Mains,Naan,veg,50,,,,',
      `Mains,Dal,veg,1260,,,Tandoor,${long}`,
      'Mains,Thali,veg,,195,300,,',
      'Breads,Roti,veg,30,,,,',
      'Mains,Raita,veg,"60,5",,,,',
    ].join('\n'),
  );
  expect(rowsIn(sheet)).toEqual([
    ['3', `DalDescription · ₹240 → ₹1,260 · Station: ${menu.items[0]?.station} → Tandoor`, 'Changed'],
    ['4', 'ThaliSizes: Half = 180 | Full = 300 → Half = 195 | Full = 300', 'Changed'],
    ['5', 'RotiBreads · ₹30', 'New'],
    ['2', 'Naan', 'As it is'],
  ]);
  const faults = rowsIn(screen.getByRole('region', { name: 'Rows that cannot be read' }));
  expect(faults).toEqual([['6', 'Raita', 'Price', expect.stringMatching(/^“60,5”/)]]);
});

it('says of a combo which line keeps it out, and which name several dishes have', async () => {
  await choose(
    [
      'Category,Dish,Type,Rate,Combo',
      'Meals,Lunch,veg,199,Sweet = Kheer',
      'Mains,Kheer,veg,sixty,',
      'Mains,Raita,veg,60,',
      'Meals,Raita,veg,90,',
      'Meals,Dinner,veg,299,Side = Raita',
    ].join('\n'),
  );
  const faults = rowsIn(screen.getByRole('region', { name: 'Rows that cannot be read' }));
  const of = (dish: string) => faults.find((cells) => cells[1] === dish);
  expect(of('Lunch')).toEqual([
    '2',
    'Lunch',
    'Combo',
    'A dish of this combo is in line 3, which is left out. Put that line right first.',
  ]);
  expect(of('Dinner')).toEqual([
    '6',
    'Dinner',
    'Combo',
    expect.stringMatching(/^“Raita”\. Several dishes have this name\./),
  ]);
});

it.each([['Meals,Platter,veg,ninety,Main = Dal'], ['Meals,Platter,veg,90,Main = Nothing of ours']])(
  'says that a combo cannot be a part of another one, where the other line is one: %s',
  async (platter) => {
    chooseFile(['Category,Dish,Type,Rate,Combo', 'Meals,Feast,veg,499,Main = Platter', platter].join('\n'));
    const faults = rowsIn(await screen.findByRole('region', { name: 'Rows that cannot be read' }));
    expect(faults).toContainEqual([
      '2',
      'Feast',
      'Combo',
      'A dish of this combo is in line 3, which is left out. Put that line right first. A combo cannot be a part of another one.',
    ]);
  },
);

it('keeps the rows of a large file out of the page until they are scrolled to', async () => {
  const rows = Array.from({ length: 1_500 }, (_, i) => `Mains,Dish ${i},veg,${100 + i}`);
  const sheet = await choose(['Category,Dish,Type,Rate', ...rows].join('\n'));
  expect(screen.getByRole('status').textContent).toContain('1,500 dishes to add');
  expect(within(sheet).getByRole('table').getAttribute('aria-rowcount')).toBe('1501');
  expect(within(sheet).getAllByRole('row').length).toBeLessThan(100);
});

it('tells how it read a list that is laid out for people', async () => {
  await choose(
    [
      'Hotel Sagar;;;',
      'Item;Type;Rate;',
      'STARTERS;;;',
      'Papad;Veg;30,50;',
      'Tikka;Veg;310;',
      'Total 2 items;;;',
      '* Rates without GST;;;',
    ].join('\n'),
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Above the headings, left out: line 1 “Hotel Sagar”.',
    'A line by itself is the category of the dishes below it: line 3 “STARTERS”.',
    '2 dishes without a category take the one above: lines 4–5.',
    'Totals, left out: line 6 “Total 2 items”.',
    'Notes, left out: line 7 “* Rates without GST”.',
    'In 1 row the comma is read as the decimal point, as in “30,50”.',
  ]);
});

it('asks which of two columns is the price, and takes another answer', async () => {
  chooseFile('Category,Dish,Type,Rate,MRP\nMains,Raita,veg,60,75\nMains,Kofta,veg,280,300\n');
  fireEvent.click(await screen.findByRole('button', { name: 'MRP (75, 300 …)' }));
  const sheet = await screen.findByRole('region', { name: 'What the file does' });
  expect(rowsIn(sheet)[0]).toEqual(['2', 'RaitaMains · ₹75', 'New']);
  expect(screen.getByRole('listitem').textContent).toBe('Of columns that say the same, left out: Rate.');
  fireEvent.click(screen.getByRole('button', { name: 'Choose another column' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Rate (60, 280 …)' }));
  expect(rowsIn(await screen.findByRole('region', { name: 'What the file does' }))[0]).toEqual([
    '2',
    'RaitaMains · ₹60',
    'New',
  ]);
});
