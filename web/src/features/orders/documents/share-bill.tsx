import Button from '@mui/material/Button';
import { Link2, MessageCircle, Share2 } from 'lucide-react';
import { billPath } from '@bhoj/domain/catalogue/public-links';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { canShare, share, whatsAppLink } from '../../../blocks/share/share.ts';
import { useRestaurant, useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { orderPanelPart } from '../../../messages/owner/order-panel/en.ts';
import { useWords } from '../../../words/use-words.ts';

interface ShareBillProps {
  readonly orderId: string;
  readonly order: Pick<Order, 'tableId'>;
  readonly settlement: Settlement;
}

/** Shares an issued document as a link: by the device's share sheet or else by WhatsApp, and by the clipboard. */
export function ShareBill({ orderId, order: { tableId }, settlement }: ShareBillProps) {
  const words = useWords(orderPanelPart);
  const restaurantId = useRestaurantId();
  const { publicAddress, restaurantName } = useRestaurant();
  const toast = useToast();
  const { number, bill, shareToken } = settlement;
  const path = billPath({ slug: publicAddress?.slug, restaurantId, tableId, orderId, shareToken });
  const link = `${globalThis.location.origin}${path}`;
  const text = words.shareText(restaurantName, number, formatPlain(bill.totalPaise));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ message: words.shared });
    } catch {
      toast({ message: words.notShared });
    }
  };
  return (
    <>
      {canShare() ? (
        <Button variant="outlined" startIcon={<Share2 aria-hidden />} onClick={() => void share(text, link)}>
          {words.shareBill}
        </Button>
      ) : (
        <Button
          variant="outlined"
          startIcon={<MessageCircle aria-hidden />}
          href={whatsAppLink(text, link)}
          target="_blank"
          rel="noopener"
        >
          {words.whatsApp}
        </Button>
      )}
      <Button variant="outlined" startIcon={<Link2 aria-hidden />} onClick={() => void copy()}>
        {words.share}
      </Button>
    </>
  );
}
