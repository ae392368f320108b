import type { ReactNode } from 'react';
import type { AddOnGroup, Category, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Words } from '../../words/part.ts';
import { menuPart } from '../../messages/owner/menu/en.ts';
import { useWords } from '../../words/use-words.ts';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { useToast } from '../../ui/shared/toast.ts';
import { CategoryDialog } from './categories/category-dialog.tsx';
import { DeleteDialog } from './saving/delete-dialog.tsx';
import type { Deletion } from './saving/delete-dialog.tsx';
import { DishDialog } from './dish/dish-dialog.tsx';
import { GroupDialog } from './groups/group-dialog.tsx';
import { GroupsDialog } from './groups/groups-dialog.tsx';
import { withoutCategory, withoutDish, withoutGroup } from './saving/menu-model.ts';
import type { Act } from './saving/use-menu-acts.ts';
import type { SaveMenu } from './saving/use-save-menu.ts';

// Dialogs that few visits need: reading files, changing many dishes at once, taking such a change back, price lists,
// counting portions.
const ImportDialog = lazyPart(async () => (await import('./import/import-dialog.tsx')).ImportDialog);
const BulkDialog = lazyPart(async () => (await import('./bulk/bulk-dialog.tsx')).BulkDialog);
const ChangesDialog = lazyPart(async () => (await import('./changes/changes-dialog.tsx')).ChangesDialog);
const PriceListsDialog = lazyPart(
  async () => (await import('./prices/price-lists-dialog.tsx')).PriceListsDialog,
);
const PortionsDialog = lazyPart(async () => (await import('./portions/portions-dialog.tsx')).PortionsDialog);

/** The open dialog. Its item is null for a new one. */
export type Open =
  | { readonly what: 'dish'; readonly item: MenuItem | null; readonly category: Category | null }
  | { readonly what: 'portions'; readonly item: MenuItem }
  | { readonly what: 'category'; readonly category: Category | null }
  | { readonly what: 'groups' }
  | { readonly what: 'group'; readonly group: AddOnGroup | null }
  | { readonly what: 'import' }
  | { readonly what: 'changes' }
  | { readonly what: 'bulk' }
  | { readonly what: 'prices' }
  | { readonly what: 'arrange' };

export interface MenuDialogsProps {
  readonly open: Open | null;
  readonly setOpen: (open: Open | null) => void;
  readonly deletion: Deletion | null;
  readonly setDeletion: (deletion: Deletion | null) => void;
  readonly menu: Menu;
  readonly stations: readonly string[];
  readonly cutoff: string;
  readonly save: SaveMenu;
  readonly act: Act;
  readonly onSaved: (item: MenuItem) => void;
}

export const deletionsOf = (words: Words<'menu'>) => ({
  dish: (item: MenuItem): Deletion => ({
    name: item.name,
    text: words.deleteText,
    change: withoutDish(item.id),
  }),
  category: (category: Category, menu: Menu): Deletion => ({
    name: category.name,
    text: words.deleteCategoryText(menu.items.filter((item) => item.categoryId === category.id).length),
    change: withoutCategory(category.id),
  }),
  group: (group: AddOnGroup, menu: Menu): Deletion => ({
    name: group.name,
    text: words.deleteGroupText(menu.items.filter((item) => item.addOnGroupIds.includes(group.id)).length),
    change: withoutGroup(group.id),
  }),
});

function OpenDialog(props: MenuDialogsProps & { readonly open: Open }): ReactNode {
  const words = useWords(menuPart);

  const { open, setOpen, setDeletion, menu, stations, cutoff, save, onSaved } = props;
  const toast = useToast();
  const close = () => setOpen(null);
  const toGroups = () => setOpen({ what: 'groups' });
  switch (open.what) {
    case 'dish':
      return (
        <DishDialog
          {...{ menu, stations, save }}
          item={open.item}
          category={open.category}
          onSaved={(item) => {
            toast({ message: words.saved(item.name) });
            close();
            onSaved(item);
          }}
          onDelete={(item) => setDeletion(deletionsOf(words).dish(item))}
          onClose={close}
        />
      );
    case 'portions':
      return <PortionsDialog key={open.item.id} item={open.item} {...{ menu, cutoff }} onClose={close} />;
    case 'category':
      return (
        <CategoryDialog
          {...{ menu, save }}
          category={open.category}
          onDelete={(category) => setDeletion(deletionsOf(words).category(category, menu))}
          onClose={close}
        />
      );
    case 'groups':
      return (
        <GroupsDialog menu={menu} onEdit={(group) => setOpen({ what: 'group', group })} onClose={close} />
      );
    case 'group':
      return (
        <GroupDialog
          {...{ menu, save }}
          group={open.group}
          onDelete={(group) => setDeletion(deletionsOf(words).group(group, menu))}
          onClose={toGroups}
        />
      );
    case 'import':
      return <ImportDialog menu={menu} save={save} onClose={close} />;
    case 'changes':
      return <ChangesDialog onClose={close} />;
    case 'bulk':
      return <BulkDialog menu={menu} stations={stations} save={save} onClose={close} />;
    case 'prices':
      return <PriceListsDialog menu={menu} cutoff={cutoff} onClose={close} />;
    case 'arrange':
      return null;
  }
}

/** The dialogs of the menu, one at a time, and the confirmation before a deletion. */
export function MenuDialogs(props: MenuDialogsProps) {
  const { open, setOpen, deletion, setDeletion, act } = props;
  return (
    <>
      {open !== null && <OpenDialog {...props} open={open} />}
      {deletion !== null && (
        <DeleteDialog
          deletion={deletion}
          act={act}
          onDeleted={() => {
            setDeletion(null);
            setOpen(open?.what === 'group' ? { what: 'groups' } : null);
          }}
          onClose={() => setDeletion(null)}
        />
      )}
    </>
  );
}
