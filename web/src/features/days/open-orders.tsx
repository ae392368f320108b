import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { href } from '@bhoj/domain/catalogue/routes';
import { orderName } from '../../blocks/names/order-name.ts';
import type { Entry } from '../../firebase/live.ts';
import { dayPart } from '../../words/owner/day.ts';
import { kotPart } from '../../words/shared/kot.ts';
import { roomNamePart } from '../../words/shared/places.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../../ui/mui/notice.tsx';

/** Maximum number of links that are shown; the count tells the rest. */
const SHOWN = 12;

/** The open orders that keep the day from being closed, with links. */
export function OpenOrders({ orders }: { readonly orders: readonly Entry<Order>[] }) {
  const words = useWords(dayPart);
  const kotWords = useWords(kotPart);
  const roomName = useWords(roomNamePart);

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
              aria-label={words.showOrder(orderName(roomName, value, kotWords.types))}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {orderName(roomName, value, kotWords.types)}
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
