import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  ChevronDown,
  FileDown,
  FileUp,
  FolderPlus,
  ListChecks,
  Pencil,
  Plus,
  Tags,
  Undo2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Menu as TheMenu } from '@bhoj/domain/menu/shape/menu.schema';
import { dateOf } from '@bhoj/domain/time/ist';
import { menuCsvPart } from '../../messages/owner/menu-csv/en.ts';
import { menuPart } from '../../messages/owner/menu/en.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useClient } from '../../firebase/client.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { useToast } from '../../ui/shared/toast.ts';
import { useWords } from '../../words/use-words.ts';
import { useMenuCosts } from './costs/use-menu-costs.ts';
import type { Open } from './menu-dialogs.tsx';
import { serverNow } from '../../ui/shared/server-clock.ts';

export interface MenuActionsProps {
  /** Null while it loads. */
  readonly menu: TheMenu | null;
  readonly onOpen: (open: Open) => void;
}

/** The acts on the whole menu, the most frequent first. */
export function MenuActions({ menu, onOpen }: MenuActionsProps) {
  const words = useWords(menuPart);
  const menuCsv = useWords(menuCsvPart);
  const common = useWords(commonPart);

  const costs = useMenuCosts();
  const client = useClient();
  const restaurantId = useRestaurantId();
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const exportAll = async () => {
    if (menu === null) return;
    const known = await costs.read();
    try {
      const { exportMenu } = await import('./import/export-menu.ts');
      const name = menuCsv.fileName(dateOf(serverNow()));
      await exportMenu(client, { restaurantId, menu, costs: known, name });
    } catch {
      toast({ message: common.couldNotLoad });
    }
  };
  const entry = (Icon: LucideIcon, label: string, act: () => void) => (
    <MenuItem
      onClick={() => {
        setAnchor(null);
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
    <>
      <Button
        variant="outlined"
        endIcon={<ChevronDown aria-hidden />}
        aria-haspopup="menu"
        disabled={menu === null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.more}
      </Button>
      <Button
        variant="contained"
        startIcon={<Plus aria-hidden />}
        disabled={menu === null}
        onClick={() => onOpen({ what: 'dish', item: null, category: null })}
      >
        {words.addDish}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {entry(FolderPlus, words.addCategory, () => onOpen({ what: 'category', category: null }))}
        {entry(ListChecks, words.addOnGroups, () => onOpen({ what: 'groups' }))}
        {entry(FileUp, words.importCsv, () => onOpen({ what: 'import' }))}
        {entry(FileDown, words.exportCsv, () => void exportAll())}
        {entry(Pencil, words.bulkEdit, () => onOpen({ what: 'bulk' }))}
        {entry(Tags, words.priceLists, () => onOpen({ what: 'prices' }))}
        {entry(Undo2, words.lastChanges, () => onOpen({ what: 'changes' }))}
      </Menu>
    </>
  );
}
