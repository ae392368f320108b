import { MessageCircle, Share2 } from 'lucide-react';
import { billPath } from '@bhoj/domain/catalogue/public-links';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { canShare, share, whatsAppLink } from '../../../blocks/share/share.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ButtonLink } from '../../../ui/plain/button-link.tsx';
import { PlainButton } from '../../../ui/plain/button.tsx';

interface ShareSettledProps {
  readonly at: { readonly restaurantId: string; readonly tableId: string | null; readonly orderId: string };
  readonly profile: Pick<Profile, 'name' | 'slug'>;
  readonly settlement: Settlement;
}

/** Shares a settled bill by the phone's share sheet, or else by WhatsApp. The captain sends it (P-SHARE-1). */
export function ShareSettled({ at, profile, settlement }: ShareSettledProps) {
  const words = useWords(captainPart);

  const { number, bill, shareToken } = settlement;
  const link = `${globalThis.location.origin}${billPath({ ...at, slug: profile.slug, shareToken })}`;
  const text = words.shareText(profile.name, number, formatPlain(bill.totalPaise));
  return canShare() ? (
    <PlainButton variant="outline" icon={<Share2 aria-hidden />} onClick={() => void share(text, link)}>
      {words.shareBill}
    </PlainButton>
  ) : (
    <ButtonLink
      variant="outline"
      icon={<MessageCircle aria-hidden />}
      to={whatsAppLink(text, link)}
      target="_blank"
      rel="noopener"
    >
      {words.whatsApp}
    </ButtonLink>
  );
}
