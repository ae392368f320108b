import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react';
import { MAX_PRICE_LISTS } from '@bhoj/domain/menu/prices/most-lists';
import { priceListsPart } from '../../../messages/owner/price-lists/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { copyOf, countOf, moved, newList } from './price-lists-model.ts';
import type { TypedList } from './price-lists-model.ts';

export interface ListsOfMenuProps {
  readonly lists: readonly TypedList[];
  readonly openId: string | null;
  readonly onLists: (lists: TypedList[]) => void;
  readonly onOpen: (id: string) => void;
}

/** The price lists in the order in which they count; on a phone one line, because ten would hide the rest. */
export function ListsOfMenu({ lists, openId, onLists, onOpen }: ListsOfMenuProps) {
  const words = useWords(priceListsPart);
  const open = lists.find(({ id }) => id === openId) ?? null;
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const isFull = lists.length >= MAX_PRICE_LISTS;
  const add = (list: TypedList) => {
    onLists([...lists, list]);
    onOpen(list.id);
  };
  const tool = (label: string, icon: React.ReactNode, isOff: boolean, act: (list: TypedList) => void) => (
    <IconButton aria-label={label} disabled={open === null || isOff} onClick={() => open && act(open)}>
      {icon}
    </IconButton>
  );
  return (
    <Stack sx={{ gap: 1 }}>
      {lists.length === 0 ? (
        <Typography>{words.none}</Typography>
      ) : isNarrow ? (
        <TextField
          select
          fullWidth
          label={words.lists}
          value={openId ?? ''}
          onChange={({ target }) => onOpen(target.value)}
        >
          {lists.map((list) => (
            <MenuItem key={list.id} value={list.id} sx={{ whiteSpace: 'normal' }}>
              {[words.list(list.name), list.active ? '' : words.off].filter(Boolean).join(' · ')}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <List dense disablePadding aria-label={words.lists}>
          {lists.map((list) => (
            <ListItem key={list.id} disablePadding>
              <ListItemButton selected={list.id === openId} onClick={() => onOpen(list.id)}>
                <ListItemText
                  primary={words.list(list.name)}
                  sx={{ overflowWrap: 'anywhere' }}
                  secondary={[words.prices(countOf(list)), list.active ? '' : words.off]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<Plus aria-hidden />}
          disabled={isFull}
          onClick={() => add(newList())}
        >
          {words.add}
        </Button>
        {tool(words.up, <ArrowUp aria-hidden />, lists[0]?.id === openId, ({ id }) =>
          onLists(moved(lists, id, -1)),
        )}
        {tool(words.down, <ArrowDown aria-hidden />, lists.at(-1)?.id === openId, ({ id }) =>
          onLists(moved(lists, id, 1)),
        )}
        {tool(words.copy, <Copy aria-hidden />, isFull, (list) =>
          add(copyOf(list, words.copyOf(list.name).slice(0, 40))),
        )}
        {tool(words.remove, <Trash2 aria-hidden />, false, ({ id }) =>
          onLists(lists.filter((list) => list.id !== id)),
        )}
      </Stack>
    </Stack>
  );
}
