/** Menu files as restaurants send them, byte by byte. */
import { describe, expect, it } from 'vitest';
import { importRows } from '@bhoj/domain/menu/file/csv';
import { newId } from '@bhoj/domain/kernel/ids';
import type { ColumnAnswers } from '@bhoj/domain/menu/file/csv-choice';
import type { CsvImport } from '@bhoj/domain/menu/file/csv';
import type { MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import { readCsvFile } from './csv-file.ts';

const EMPTY: MenuContent = { categories: [], items: [], addOnGroups: [] };
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (c) => c.codePointAt(0) ?? 0);

async function read(file: string | Uint8Array<ArrayBuffer>, columns: ColumnAnswers = {}, menu = EMPTY) {
  const table = await readCsvFile(new Blob([file]));
  if ('fault' in table) throw new Error(table.fault);
  const { rows, hasDecimalCommas } = table;
  return importRows(menu, rows, newId, {}, { hasDecimalCommas, columns });
}
const imported = async (...from: Parameters<typeof read>) => (await read(...from)) as CsvImport;

/** Each dish as its category, name and price, or its sizes with their prices. */
const dishesOf = ({ content }: CsvImport) =>
  content.items.map(({ categoryId, name, pricePaise, variants }) => [
    content.categories.find(({ id }) => id === categoryId)?.name,
    name,
    variants.length === 0
      ? pricePaise / 100
      : variants.map((size) => `${size.name} ${size.pricePaise / 100}`),
  ]);
const faultsOf = ({ faults }: CsvImport) => faults.map(({ line, column, code }) => [line, column, code]);
const toldOf = ({ told }: CsvImport) => told.map(({ what, line, text }) => [what, line, text]);

const SEP_AND_COMMAS =
  '77u/c2VwPTsNCkNhdGVnb3J5O0l0ZW0gTmFtZTtUeXBlO1JhdGUgKOKCuSk7RGVzY3JpcHRpb24NClN0YXJ0ZXJzO1BhbmVlciBUaWtrYSA7VmVnOyLigrkgMzEwLDAwIjtUYW5kb29yDQpTdGFydGVycztDaGlja2VuIDY1O05vbiBWZWc7Mjg1LDUwOw0KTWFpbiBDb3Vyc2U7QnV0dGVyIENoaWNrZW47TlY7MS4yNTAsMDA7RmFtaWx5IHBhY2ssIHNlcnZlcyA0DQpNYWluIENvdXJzZTtEYWwgTWFraGFuaTt2ZWc7MjQwOw0KQnJlYWRzO0J1dHRlciBOYWFuO1Y7NTUsMDAvLTsNCkRyaW5rcztNaW5lcmFsIFdhdGVyO1ZlZzsyMDtNUlANCg==';
const RUPEE_SIGNS =
  'Q2F0ZWdvcnksSXRlbSxUeXBlLFByaWNlDQpCaXJ5YW5pLCJIeWRlcmFiYWRpIE11dHRvbiBCaXJ5YW5pIChIYW5kaSwgc2VydmVzIDgpIixOb24tVmVnLCLigrkxLDI1MC8tIg0KQmFucXVldCxXZWRkaW5nIHRoYWxpIHggMTAwLFZlZywiUnMuIDEsMjUsMDAwLjAwIg0KQmFucXVldCxCdWZmZXQgNTAgcGF4LFZlZywiMSwyNSwwMCINClNuYWNrcyxTYW1vc2EsVmVnLOClp+Clqw0KU3dlZXRzLFJhc21hbGFpLFZlZyzigrkgOTAgKyBHU1QNClNlYWZvb2QsUG9tZnJldCB0YW5kb29yaSxOb24tVmVnLEFzIHBlciBzaXplDQpTbmFja3MsS2FjaG9yaSxWZWcs4oK5wqAyNQ0K';
const UNICODE_TEXT =
  '//5DAGEAdABlAGcAbwByAHkACQBEAGkAcwBoAAkASABpAG4AZABpACAAbgBhAG0AZQAJAE0AYQByAGsACQBQAHIAaQBjAGUADQAKACIAUwB0AGEAcgB0AGUAcgBzACIACQAiAFAAYQBuAGUAZQByACAAVABpAGsAawBhACIACQAiACoJKAlACTAJIAAfCT8JFQlNCRUJPgkiAAkAdgBlAGcACQAzADEAMAANAAoAIgBTAHQAYQByAHQAZQByAHMAIgAJACIARABhAGwAIAAiACIAQgB1AGsAaABhAHIAYQAiACIAIgAJACIAJgk+CTIJIAAsCUEJFgk8CT4JMAk+CSIACQB2AGUAZwAJADMAOQAwAA0ACgAiAFMAbgBhAGMAawBzACIACQAiAE8AbgBpAG8AbgANAAoAUABhAGsAbwByAGEAIgAJACIAKglNCS8JPgkcCTwJIAAqCRUJTAkhCTwJPgkiAAkAdgBlAGcACQAxADIAMAANAAoA';
const TWO_PRICES =
  'Q2F0ZWdvcnksSXRlbSBOYW1lLFR5cGUsUmF0ZSxNUlAsU2hvcnQgQ29kZQ0KU3RhcnRlcnMsUGFuZWVyIFRpa2thLFZlZywzMTAsMzUwLFBUDQoiU3RhcnRlcnMgIixQYW5lZXIgIFRpa2thLFZlZywzMjAsMzUwLA0KU1RBUlRFUlMscGFuZWVyIHRpa2thLFZlZywzMzAsMzUwLA0KU3RhcnRlcnMsUGFuZWVyIFRpa2th4oCLLFZlZywzNDAsMzUwLA0KU3RhcnRlcnMsUGFuZWVyIFRpa2thIChIYWxmKSxWZWcsMTgwLCxQVEgNCk1haW5zLFBhbmVlciBUaWtrYSxWZWcsMzEwLDM1MCxQVE0NCg==';

describe('the locale of a spreadsheet', () => {
  it('reads sep=;, decimal commas and points between thousands', async () => {
    const result = await imported(bytesOf(SEP_AND_COMMAS));
    expect(result.faults).toEqual([]);
    expect(dishesOf(result)).toEqual([
      ['Starters', 'Paneer Tikka', 310],
      ['Starters', 'Chicken 65', 285.5],
      ['Main Course', 'Butter Chicken', 1250],
      ['Main Course', 'Dal Makhani', 240],
      ['Breads', 'Butter Naan', 55],
      ['Drinks', 'Mineral Water', 20],
    ]);
    expect(result.content.items[2]?.description).toBe('Family pack, serves 4');
    expect(toldOf(result).map(([what, line]) => [what, line])).toEqual([
      ['decimal-comma', 3],
      ['decimal-comma', 4],
      ['decimal-comma', 5],
      ['decimal-comma', 7],
    ]);
  });

  it('reads rupee signs and lakhs, and refuses what is no price or has two readings', async () => {
    const result = await imported(bytesOf(RUPEE_SIGNS));
    expect(dishesOf(result).map(([, , price]) => price)).toEqual([1250, 125_000, 15, 25]);
    expect(faultsOf(result)).toEqual([
      [4, 'Price', 'unreadable'],
      [6, 'Price', 'unreadable'],
      [7, 'Price', 'unreadable'],
    ]);
  });

  it('leaves a comma with two readings to the owner where nothing says what it is', async () => {
    const tabs = await imported('Category\tDish\tType\tRate\nMains\tDal\tVeg\t310,50\n');
    expect(faultsOf(tabs)).toEqual([[2, 'Price', 'unreadable']]);
    const semicolons = await imported(
      'Category;Dish;Type;Rate\nA;Dal;V;1.250\nA;Roti;V;1,25,00\nA;Naan;V;1,250\n',
    );
    expect(faultsOf(semicolons)).toEqual([
      [2, 'Price', 'unreadable'],
      [3, 'Price', 'unreadable'],
    ]);
    expect(dishesOf(semicolons)).toEqual([['A', 'Naan', 1250]]);
  });

  it('reads sizes with decimal commas, and digits of Indian scripts', async () => {
    const result = await imported(
      'Category;Dish;Type;Half/Full;Packing\nA;Dal;V;180,50/320,00;7,5\nB;ডাল;V;১২০/২০০;\nC;தோசை;V;௮௦/௧௦௦;',
    );
    expect(result.faults).toEqual([]);
    expect(dishesOf(result).map(([, , sizes]) => sizes)).toEqual([
      ['Half 180.5', 'Full 320'],
      ['Half 120', 'Full 200'],
      ['Half 80', 'Full 100'],
    ]);
    expect(result.content.items[0]?.packingPaise).toBe(7_50);
  });
});

describe('the encoding of a spreadsheet', () => {
  it('reads UTF-16 with tabs, quotes within a name and a line break within a cell', async () => {
    const result = await imported(bytesOf(UNICODE_TEXT));
    expect(result.faults).toEqual([]);
    expect(result.content.items.map(({ name, otherNames }) => [name, otherNames['hi']])).toEqual([
      ['Paneer Tikka', 'पनीर टिक्का'],
      ['Dal "Bukhara"', 'दाल बुख़ारा'],
      ['Onion Pakora', 'प्याज़ पकौड़ा'],
    ]);
  });

  it('refuses UTF-16 that does not say so', async () => {
    const bytes = bytesOf(UNICODE_TEXT).slice(2);
    expect(await readCsvFile(new Blob([bytes]))).toEqual({ fault: 'notText' });
  });

  it('refuses a cell in which some letters were lost, and leaves a question alone', async () => {
    const line = (name: string, hindi: string, text = '') =>
      `Category,Dish,Name (Hindi),Type,Rate,Description\nMains,${name},${hindi},Veg,90,${text}\n`;
    for (const [name, hindi] of [
      ['Dal', '???? ???'],
      ['Dal ??????', 'दाल'],
      ['Dal (????)', ''],
      ['Dal', 'प?ीर'],
      ['Dal \ufffd', ''],
    ] as const) {
      expect(faultsOf(await imported(line(name, hindi)))).toMatchObject([
        [2, expect.any(String), 'lost-letters'],
      ]);
    }
    expect((await imported(line('Guess what?', 'क्या?', 'Too hot?? Try it'))).faults).toEqual([]);
  });

  it('knows a dish again whose letters have another form', async () => {
    const composed = 'Category,Dish,Name (Hindi),Type,Rate\nCafé,Crème brûlée,पक\u094c\u095cा,Veg,240\n';
    const first = await imported(composed);
    const again = await imported(composed.normalize('NFD'), {}, first.content);
    expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 1, faults: [], content: first.content });
  });
});

describe('a list that is laid out for people', () => {
  it('has titles, merged categories, a total and a footnote', async () => {
    const result = await imported(
      [
        'Shree Annapurna Pure Veg,,,,,',
        '"MENU CARD w.e.f. 01-11-2026, all rates + 5% GST",,,,,',
        ',,,,,',
        'Category,Item,Type,Half,Full,Remarks',
        'STARTERS,Paneer Tikka,Veg,180,320,',
        ',Hara Bhara Kabab,Veg,,260,',
        ',Veg Seekh,Veg,,280,Spicy',
        'MAIN COURSE,Dal Tadka,Veg,120,210,',
        ',Paneer Butter Masala,Veg,190,340,',
        ',,,,,',
        ',Total 5 items,,,,',
        '* Rates subject to change without notice,,,,,',
      ].join('\r\n'),
    );
    expect(result).toMatchObject({ faults: [], ignored: ['Remarks'] });
    expect(dishesOf(result)).toEqual([
      ['STARTERS', 'Paneer Tikka', ['Half 180', 'Full 320']],
      ['STARTERS', 'Hara Bhara Kabab', 260],
      ['STARTERS', 'Veg Seekh', 280],
      ['MAIN COURSE', 'Dal Tadka', ['Half 120', 'Full 210']],
      ['MAIN COURSE', 'Paneer Butter Masala', ['Half 190', 'Full 340']],
    ]);
    expect(result.content.categories.map(({ name }) => name)).toEqual(['STARTERS', 'MAIN COURSE']);
    expect(toldOf(result)).toEqual([
      ['title', 1, 'Shree Annapurna Pure Veg'],
      ['title', 2, 'MENU CARD w.e.f. 01-11-2026, all rates + 5% GST'],
      ['category-above', 6, 'STARTERS'],
      ['category-above', 7, 'STARTERS'],
      ['category-above', 9, 'MAIN COURSE'],
      ['total', 11, 'Total 5 items'],
      ['note', 12, '* Rates subject to change without notice'],
    ]);
  });

  it('has its categories as lines by themselves, and no column of them', async () => {
    const result = await imported(
      [
        'HOTEL SAGAR,,,',
        'S.No.,Item,Type,Rate',
        '*** STARTERS ***,,,',
        '1,Veg Manchurian,Veg,180/-',
        '2,Chicken 65,N/V,240/-',
        '3,,,',
        'HOTEL SAGAR,,,',
        'S.No.,Item,Type,Rate',
        'Main Course:,,,',
        '(all with rice),,,',
        '4,Fish Curry,N/V,320/-',
        '5,Dal,,120/-',
        'DESSERTS,,,',
        'कुल 4,,,',
        'Thank you. Visit again,,,',
      ].join('\n'),
    );
    expect(dishesOf(result)).toEqual([
      ['STARTERS', 'Veg Manchurian', 180],
      ['STARTERS', 'Chicken 65', 240],
      ['Main Course', 'Fish Curry', 320],
    ]);
    expect(faultsOf(result)).toEqual([[12, 'Mark', 'missing']]);
    expect(toldOf(result)).toEqual([
      ['title', 1, 'HOTEL SAGAR'],
      ['category', 3, 'STARTERS'],
      ['category-above', 4, 'STARTERS'],
      ['category-above', 5, 'STARTERS'],
      ['note', 6, '3'],
      ['note', 7, 'HOTEL SAGAR'],
      ['headings', 8, 'S.No.'],
      ['category', 9, 'Main Course'],
      ['note', 10, '(all with rice)'],
      ['category-above', 11, 'Main Course'],
      ['category-above', 12, 'Main Course'],
      ['note', 13, 'DESSERTS'],
      ['total', 14, 'कुल 4'],
      ['note', 15, 'Thank you. Visit again'],
    ]);
  });

  it('may have lines of categories beside a column for them, which goes first', async () => {
    const result = await imported(
      'Category,Item,Type,Rate\nSTARTERS,,,\n,Papad,Veg,30\nBreads,Naan,Veg,50\nAll day,,,\nBreads,Roti,Veg,20\n',
    );
    expect(dishesOf(result)).toEqual([
      ['STARTERS', 'Papad', 30],
      ['Breads', 'Naan', 50],
      ['Breads', 'Roti', 20],
    ]);
    expect(toldOf(result)).toEqual([
      ['category', 2, 'STARTERS'],
      ['category-above', 3, 'STARTERS'],
      ['note', 5, 'All day'],
    ]);
  });

  it('keeps a dish whose name begins like a total or a note, and one without a name is a fault', async () => {
    const result = await imported(
      'Category,Item,Type,Rate\nBar snacks,Total madness platter,Veg,400\n,Note-worthy nachos,Veg,220\n,Total,Veg,90\n,,Veg,10\n',
    );
    expect(dishesOf(result).map(([, name]) => name)).toEqual([
      'Total madness platter',
      'Note-worthy nachos',
      'Total',
    ]);
    expect(faultsOf(result)).toEqual([[5, 'Dish', 'missing']]);
  });

  it('has no category for a dish above the first one, nor for a dish that its id names', async () => {
    const menu = await imported('Category,Item,Type,Rate\nMains,Dal,Veg,200\n');
    const [dal] = menu.content.items;
    const result = await imported(
      `ID,Category,Item,Type,Rate\n,,Papad,Veg,30\n,Starters,Tikka,Veg,300\n${dal?.id},,Dal,Veg,220\n`,
      {},
      menu.content,
    );
    expect(faultsOf(result)).toEqual([
      [2, 'Category', 'missing'],
      [4, 'Category', 'missing'],
    ]);
  });

  it('finds its headings in the first ten lines only', async () => {
    const titles = (n: number) => Array.from({ length: n }, (_, i) => `Title ${i},,,\n`).join('');
    const list = 'Category,Item,Type,Rate\nMains,Dal,Veg,200\n';
    expect(await read(titles(9) + list)).toMatchObject({ added: 1 });
    expect(await read(titles(10) + list)).toEqual({ lacking: ['Category', 'Dish'] });
    expect(await read('Item,Type,Rate\nDal,Veg,200\n')).toEqual({ lacking: ['Category'] });
  });
});

describe('two columns for one thing', () => {
  it('are asked about, and never the last in silence; four spellings are one dish', async () => {
    const file = bytesOf(TWO_PRICES);
    expect(await read(file)).toEqual({
      question: {
        what: 'Price',
        choices: [
          { at: 3, head: 'Rate', examples: ['310', '320', '330'] },
          { at: 4, head: 'MRP', examples: ['350', '350', '350'] },
        ],
      },
    });
    const result = await imported(file, { Price: 3 });
    expect(dishesOf(result)).toEqual([
      ['Starters', 'Paneer Tikka', 310],
      ['Starters', 'Paneer Tikka (Half)', 180],
      ['Mains', 'Paneer Tikka', 310],
    ]);
    expect(result.faults.map(({ line, code, cell }) => [line, code, cell])).toEqual([
      [3, 'repeated', '2'],
      [4, 'repeated', '2'],
      [5, 'repeated', '2'],
    ]);
    expect(toldOf(result)).toEqual([['column-left', 1, 'MRP']]);
    expect(dishesOf(await imported(file, { Price: 4 })).map(([, , price]) => price)).toEqual([350, 350]);
  });

  it('are not asked about where they agree or one is empty', async () => {
    const file = (mrp: string) => `Category,Item,Type,Rate,MRP\nMains,Dal,Veg,200,${mrp}\n`;
    for (const mrp of ['200.00', '₹200/-', '']) {
      const result = await imported(file(mrp));
      expect(dishesOf(result)).toEqual([['Mains', 'Dal', 200]]);
      expect(toldOf(result)).toEqual([['column-left', 1, 'MRP']]);
    }
  });

  it('may be sizes, names or marks', async () => {
    const heads = 'Category,Item,Type,Half (AC),Half (Non AC)\nMains,Dal,Veg,200,180\n';
    expect(await read(heads)).toMatchObject({ question: { what: 'Half', choices: [{ at: 3 }, { at: 4 }] } });
    expect(dishesOf(await imported(heads, { Half: 4 }))).toEqual([['Mains', 'Dal', 180]]);
    const types = 'Category,Item,Type,Veg/Non-veg,Rate\nMains,Dal,Goods,Veg,200\n';
    expect(await read(types)).toMatchObject({ question: { what: 'Mark' } });
    expect(dishesOf(await imported(types, { Mark: 3 }))).toHaveLength(1);
  });
});
