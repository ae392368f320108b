import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ArrowDown, ArrowUp, CircleCheck, CircleSlash, Copy, Hash, Moon, Pencil, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MenuItem as Dish } from '@bhoj/domain/menu/shape/menu.schema';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { neighboursOf } from '../saving/menu-model.ts';

/** The dish with the open menu, and the element that the menu is anchored to. */
export interface DishMenuPlace {
  readonly item: Dish;
  readonly anchor: HTMLElement;
}

export interface DishMenuProps {
  readonly place: DishMenuPlace;
  readonly items: readonly Dish[];
  readonly isSoldOut: boolean;
  readonly onEdit: (item: Dish) => void;
  readonly onDuplicate: (item: Dish) => void;
  readonly onMove: (itemId: string, overId: string, below: boolean) => void;
  readonly onSoldOut: (item: Dish, until: 'tomorrow' | 'told' | null) => void;
  readonly onPortions: (item: Dish) => void;
  readonly onDelete: (item: Dish) => void;
  readonly onClose: () => void;
}

/** The menu of acts on one dish. */
export function DishMenu(props: DishMenuProps) {
  const words = useWords(menuPart);

  const { place, items, isSoldOut, onEdit, onDuplicate, onMove, onSoldOut, onPortions, onDelete, onClose } =
    props;
  const { item, anchor } = place;
  const { above, below } = neighboursOf(items, item);
  const entry = (Icon: LucideIcon, label: string, act: () => void, disabled = false) => (
    <MenuItem
      key={label}
      disabled={disabled}
      onClick={() => {
        onClose();
        act();
      }}
    >
      <ListItemIcon>
        <Icon size={20} aria-hidden />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': words.actions(item.name) } }}
    >
      {entry(Pencil, words.editDish, () => onEdit(item))}
      {entry(Copy, words.duplicate, () => onDuplicate(item))}
      {entry(ArrowUp, words.moveUp, () => above && onMove(item.id, above, false), above === null)}
      {entry(ArrowDown, words.moveDown, () => below && onMove(item.id, below, true), below === null)}
      <Divider />
      {entry(Moon, words.soldOutTomorrow, () => onSoldOut(item, 'tomorrow'))}
      {entry(CircleSlash, words.soldOutUntilTold, () => onSoldOut(item, 'told'))}
      {entry(CircleCheck, words.makeAvailable, () => onSoldOut(item, null), !isSoldOut)}
      {entry(Hash, words.countPortions, () => onPortions(item))}
      <Divider />
      {entry(Trash2, words.delete, () => onDelete(item))}
    </Menu>
  );
}
