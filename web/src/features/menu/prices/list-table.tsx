import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { hasWords } from '@bhoj/domain/kernel/folded';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { formatMoney } from '@bhoj/domain/money/format';
import { priceListsPart } from '../../../messages/owner/price-lists/en.ts';
import { orderTypesPart } from '../../../messages/shared/order/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { SearchField } from '../../../ui/mui/form/search-field.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { FillForm } from './fill-form.tsx';
import { isAmount, paidFor, rowsOf } from './price-lists-model.ts';
import { usePlacesOfLists } from './use-places-of-lists.ts';
import type { TypedList } from './price-lists-model.ts';

export interface ListTableProps {
  readonly menu: Menu;
  readonly cutoff: string;
  readonly lists: readonly TypedList[];
  readonly list: TypedList;
  readonly onChange: (list: TypedList) => void;
}

/** On a phone, both prices stand below the dish. */
const onLaptop = { display: { xs: 'none', sm: 'table-cell' } } as const;
const onPhone = { display: { sm: 'none' } } as const;

/** The rows that are drawn at first, and with each further step. */
const STEP = 60;

/** The prices of a list beside the menu's, and what an order of a place pays. */
export function ListTable({ menu, cutoff, lists, list, onChange }: ListTableProps) {
  const words = useWords(priceListsPart);
  const orderTypes = useWords(orderTypesPart);
  const { floors, operators, floorName } = usePlacesOfLists();
  const [query, setQuery] = useState('');
  const [most, setMost] = useState(STEP);
  const [seenBy, setSeenBy] = useState(0);
  const now = useNow(60_000);
  const rows = rowsOf(menu, words, list.amounts).filter(({ label }) => hasWords(label, query));
  const whens = [
    ...(floors.length === 0 ? [null] : floors).map((floor) => ({
      name: words.at(orderTypes['dine-in'], floor === null ? null : floorName(floor)),
      type: 'dine-in' as const,
      floor,
      operator: null,
    })),
    ...(['takeaway', 'delivery'] as const).map((type) => ({
      name: orderTypes[type],
      type,
      floor: null,
      operator: null,
    })),
    ...operators.map((operator) => ({
      name: operator,
      type: 'aggregator' as const,
      floor: null,
      operator,
    })),
  ];
  const place = whens[seenBy] ?? whens[0];
  const said = (row: (typeof rows)[number]): string => {
    if (place === undefined) return '';
    const paid = paidFor(lists, row, { ...place, at: now, cutoff });
    const amount = formatMoney(paid.paise);
    return paid.list === null ? amount : words.byList(amount, words.list(paid.list));
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <SearchField
        label={words.search}
        clearLabel={words.clearSearch}
        value={query}
        onChange={(text) => {
          setQuery(text);
          setMost(STEP);
        }}
      />
      <FillForm list={list} rows={rows} onChange={onChange} />
      <TextField
        select
        fullWidth
        label={words.seenBy}
        helperText={words.seenByHint}
        value={String(seenBy)}
        onChange={({ target }) => setSeenBy(Number(target.value))}
      >
        {whens.map(({ name }, i) => (
          <MenuItem key={name} value={String(i)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {rows.length === 0 ? (
        <Typography>{words.noDish(query)}</Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{words.dish}</TableCell>
              <TableCell align="right" sx={onLaptop}>
                {words.menuPrice}
              </TableCell>
              <TableCell>{words.listPrice(words.list(list.name))}</TableCell>
              <TableCell align="right" sx={onLaptop}>
                {words.pays}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, most).map((row) => {
              const text = list.amounts[row.key] ?? '';
              return (
                <TableRow key={row.key}>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {row.label}
                    <Typography variant="body2" color="text.secondary" sx={onPhone}>
                      {words.menuAndPays(formatMoney(row.paise), said(row))}
                    </Typography>
                  </TableCell>
                  <TableCell align="right" sx={onLaptop}>
                    {formatMoney(row.paise)}
                  </TableCell>
                  <TableCell>
                    <TextField
                      size="small"
                      sx={{ minWidth: 96 }}
                      value={text}
                      error={!isAmount(text)}
                      helperText={isAmount(text) ? undefined : words.faults.amount}
                      onChange={({ target }) =>
                        onChange({ ...list, amounts: { ...list.amounts, [row.key]: target.value } })
                      }
                      slotProps={{
                        htmlInput: {
                          'aria-label': words.priceOf(row.label),
                          inputMode: 'decimal',
                          autoComplete: 'off',
                        },
                      }}
                    />
                  </TableCell>
                  <TableCell align="right" sx={onLaptop}>
                    {said(row)}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
      {rows.length > most && (
        <Button onClick={() => setMost(most + STEP)}>{words.more(Math.min(STEP, rows.length - most))}</Button>
      )}
    </Stack>
  );
}
