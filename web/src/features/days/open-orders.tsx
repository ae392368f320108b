import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { href } from '@bhoj/domain/catalogue/routes';
import { useNameWords } from '../../blocks/names/name-words.ts';
import { orderName } from '../../blocks/names/order-name.ts';
import { dayPart } from '../../messages/owner/day/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../../ui/mui/notice.tsx';

/** The most links; the count includes the others. */
const SHOWN = 12;

/** The open orders that prevent closing the day, with links. */
export function OpenOrders({ orders }: { readonly orders: readonly OrderEntry[] }) {
  const words = useWords(dayPart);
  const names = useNameWords();

  const shown = orders.slice(0, SHOWN);
  return (
    <Notice tone="warning" title={words.openOrders(orders.length)}>
      {words.openOrdersHint}
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', m: 0, mt: 0.5, p: 0, listStyle: 'none' }}
      >
        {shown.map(({ id, value }) => (
          <li key={id}>
            <MuiLink
              component={Link}
              to={`${href('orders')}?order=${id}`}
              color="inherit"
              aria-label={words.showOrder(orderName(names, value))}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {orderName(names, value)}
            </MuiLink>
          </li>
        ))}
        {orders.length > SHOWN && (
          <Box component="li" sx={{ alignSelf: 'center' }}>
            {words.moreOpen(orders.length - SHOWN)}
          </Box>
        )}
      </Box>
    </Notice>
  );
}
