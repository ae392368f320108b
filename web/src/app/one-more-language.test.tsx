import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mock } from 'vitest';
import { aCategory, aMenu, aVariant, dishOf } from '@bhoj/domain/fixtures/menu';
import { allNames, nameIn, secondName } from '@bhoj/domain/catalogue/names';
import { importRows, menuRowsOf } from '@bhoj/domain/menu/file/csv';
import { CSV_COLUMNS } from '@bhoj/domain/menu/file/csv-columns';
import { mergeMenus } from '@bhoj/domain/menu/changes/merge';
import { menuContentSchema } from '@bhoj/domain/menu/shape/menu-content.schema';
import { documentSettingsSchema } from '@bhoj/domain/restaurant/settings.schema';
import type * as Languages from '@bhoj/domain/catalogue/languages';
import type { CsvImport } from '@bhoj/domain/menu/file/csv';
import type { MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import { inMemory, InMemoryClient } from '../firebase/in-memory.fixtures.tsx';
import { ToastProvider } from '../ui/shared/parts/toast-provider.tsx';
import { sentenceResolver } from '../ui/shared/sentence-resolver.ts';
import { billingSection, SECOND_LANGUAGES } from '../features/settings/form/settings-model.ts';
import { CategoryDialog } from '../features/menu/categories/category-dialog.tsx';
import { DishFields } from '../features/menu/dish/dish-fields.tsx';
import { dishFormSchema, newVariant, valuesOf } from '../features/menu/dish/dish-form.ts';
import { GroupFields } from '../features/menu/groups/group-fields.tsx';
import { groupFormSchema, groupValuesOf, newOption } from '../features/menu/groups/group-form.ts';
import type { DishEntry, DishValues } from '../features/menu/dish/dish-form.ts';
import type { GroupEntry, GroupValues } from '../features/menu/groups/group-form.ts';

/** Adds one entry to the list of languages. No other code changes. */
vi.mock('@bhoj/domain/catalogue/languages', async (original) => {
  const real = await original<typeof Languages>();
  return {
    ...real,
    LANGUAGES: {
      ...real.LANGUAGES,
      gu: { name: 'ગુજરાતી', english: 'Gujarati' },
    },
    languageCodes: [...real.languageCodes, 'gu'],
    otherLanguages: [...real.otherLanguages, 'gu'],
  };
});

afterEach(cleanup);

const GUJARATI = 'gu' as 'hi';
const names = { hi: 'दोसा', gu: 'ઢોસા' };
const sizes = [aVariant({ otherNames: { gu: 'અડધી' } as object })];
const content: MenuContent = {
  categories: [aCategory({ id: 'c', name: 'Mains' })],
  items: [dishOf('Dosa', 100, { id: 'd', categoryId: 'c', otherNames: names, variants: sizes })],
  addOnGroups: [],
};
const withNames = (otherNames: object): MenuContent => ({
  ...content,
  items: content.items.map((item) => ({ ...item, otherNames })),
});

describe('one more language', () => {
  it('is stored with a menu, read and searched', () => {
    expect(menuContentSchema.parse(content)).toEqual(content);
    expect(menuContentSchema.safeParse(withNames({ gu: '' })).success).toBe(false);
    const [dosa] = content.items;
    expect(dosa && allNames(dosa)).toEqual(['Dosa', 'दोसा', 'ઢોસા']);
    expect(dosa && nameIn(GUJARATI, dosa)).toBe('ઢોસા');
    expect(dosa && secondName('hi', GUJARATI, dosa)).toBe('ઢોસા');
  });

  it('has its columns in the CSV file, written and read', () => {
    for (const head of [
      'Gujarati name',
      'Sizes in Gujarati',
      'Description in Gujarati',
      'Category in Gujarati',
    ]) {
      expect(CSV_COLUMNS).toContain(head);
    }
    const rows = menuRowsOf(content).map((cells, i) => ({ line: i + 1, cells }));
    const read = importRows(withNames({ hi: 'x' }), rows, () => 'new') as CsvImport;
    expect(read.faults).toEqual([]);
    expect(read.content).toEqual(content);
  });

  it('is merged by itself: two people give one dish names in two languages', () => {
    const merged = mergeMenus(withNames({}), withNames({ hi: 'दोसा' }), withNames({ gu: 'ઢોસા' }));
    expect(merged).toEqual({ content, clashes: [] });
  });

  it('may be the second one on bills', () => {
    expect(documentSettingsSchema.shape.secondLanguageOnBills.parse('gu')).toBe('gu');
    expect(SECOND_LANGUAGES).toEqual(['none', 'hi', 'mr', 'ta', 'bn', 'gu']);
    const typed = {
      invoiceSeries: 'INV',
      creditSeries: 'CN',
      debitSeries: 'DN',
      receiptSeries: 'RV',
      refundSeries: 'RF',
      dayCutoff: '04:00',
      discount: '0',
      packing: '0',
      target: '',
      paper: '80' as const,
    };
    expect(billingSection.schema.parse({ ...typed, secondLanguage: GUJARATI })).toMatchObject({
      secondLanguageOnBills: 'gu',
    });
    expect(billingSection.schema.parse({ ...typed, secondLanguage: 'none' })).toMatchObject({
      secondLanguageOnBills: null,
    });
  });
});

/** Chooses the language of the form's further names. */
function choose() {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Further language' }));
  fireEvent.click(screen.getByRole('option', { name: /^Gujarati/ }));
}

/** Types into a field and checks that its `lang` is Gujarati. */
function type(label: string, value: string) {
  const field = screen.getByLabelText(label);
  expect(field.getAttribute('lang')).toBe('gu');
  fireEvent.change(field, { target: { value } });
}

/** The fields of a dish with a save button. */
function DishForm({ onSave }: { readonly onSave: (entry: DishEntry) => void }) {
  const variants = [{ ...newVariant(), name: 'Half', price: '80' }];
  const form = useForm<DishValues, unknown, DishEntry>({
    resolver: sentenceResolver(dishFormSchema, {}),
    defaultValues: { ...valuesOf(null, 'Mains', ['Main kitchen']), name: 'Dosa', variants },
  });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <DishFields
        control={form.control}
        categories={['Mains']}
        stations={['Main kitchen']}
        groups={[]}
        dishes={[]}
        isWorking={false}
        onWorking={() => undefined}
      />
      <button type="submit" aria-label="save" />
    </form>
  );
}
function GroupForm({ onSave }: { readonly onSave: (entry: GroupEntry) => void }) {
  const options = [{ ...newOption(), name: 'Naan' }];
  const form = useForm<GroupValues, unknown, GroupEntry>({
    resolver: sentenceResolver(groupFormSchema, {}),
    defaultValues: { ...groupValuesOf(null), name: 'Breads', options },
  });
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <GroupFields control={form.control} />
      <button type="submit" aria-label="save" />
    </form>
  );
}
async function saved<T>(onSave: Mock<(entry: T) => void>): Promise<T | undefined> {
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalled());
  return onSave.mock.calls[0]?.[0];
}

describe('in one more language', () => {
  it('a dish and its sizes are named', async () => {
    const onSave = vi.fn<(entry: DishEntry) => void>();
    render(
      <InMemoryClient of={inMemory()}>
        <DishForm onSave={onSave} />
      </InMemoryClient>,
    );
    choose();
    type('Gujarati name', 'ઢોસા');
    type('Gujarati name 1', 'અડધી');
    expect(screen.getByText('Shown to guests who read the menu in Gujarati.')).toBeTruthy();
    expect(await saved(onSave)).toMatchObject({
      otherNames: { gu: 'ઢોસા' },
      variants: [{ otherNames: { gu: 'અડધી' } }],
    });
  });

  it('a group of add-ons and its options are named', async () => {
    const onSave = vi.fn<(entry: GroupEntry) => void>();
    render(<GroupForm onSave={onSave} />);
    choose();
    type('Gujarati name', 'રોટી');
    type('Gujarati name 1', 'નાન');
    expect(await saved(onSave)).toMatchObject({
      otherNames: { gu: 'રોટી' },
      options: [{ otherNames: { gu: 'નાન' } }],
    });
  });

  it('a category is named', async () => {
    const save = vi.fn<() => Promise<{ saved: true }>>().mockResolvedValue({ saved: true });
    render(
      <ToastProvider>
        <CategoryDialog
          menu={aMenu()}
          category={aCategory({ otherNames: { hi: 'डोसा' } })}
          save={save as never}
          onDelete={() => undefined}
          onClose={() => undefined}
        />
      </ToastProvider>,
    );
    choose();
    type('Gujarati name', 'ઢોસા');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(save).toHaveBeenCalled());
    const [[change]] = save.mock.calls as unknown as [[(menu: MenuContent) => MenuContent]];
    expect(change(aMenu()).categories).toMatchObject([{ otherNames: { hi: 'डोसा', gu: 'ઢોસા' } }]);
  });
});
