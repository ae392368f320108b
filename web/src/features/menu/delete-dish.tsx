import { useState } from 'react';
import type { Menu, MenuItem } from '@bhoj/domain/menu/menu.schema';
import { common } from '../../messages/common.ts';
import { menu as words } from '../../messages/menu.ts';
import { reasonSentences } from '../../messages/reasons.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { withDishBack, withoutDish } from './menu-model.ts';
import type { SaveMenu } from './use-save-menu.ts';

export interface DeleteDishProps {
  readonly open: boolean;
  readonly menu: Menu;
  readonly item: MenuItem;
  readonly save: SaveMenu;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks, deletes, and offers the way back. */
export function DeleteDish({ open, menu, item, save, onDeleted, onClose }: DeleteDishProps) {
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const remove = async () => {
    const index = menu.items.findIndex(({ id }) => id === item.id);
    const category = menu.categories.find(({ id }) => id === item.categoryId);
    setPending(true);
    setFault(null);
    const refused = await save((content) => withoutDish(content, item.id));
    setPending(false);
    if (refused !== null) {
      setFault(reasonSentences[refused]);
      return;
    }
    const putBack = async () => {
      if (category === undefined) return;
      const failed = await save((content) => withDishBack(content, item, index, category));
      toast({ message: failed === null ? words.saved(item.name) : reasonSentences[failed] });
    };
    toast({
      message: words.deleted(item.name),
      action: { label: words.undo, onClick: () => void putBack() },
    });
    onDeleted();
  };

  return (
    <ConfirmDialog
      open={open}
      title={words.deleteTitle(item.name)}
      text={fault ?? words.deleteText}
      confirmLabel={words.delete}
      cancelLabel={common.cancel}
      pending={pending}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
