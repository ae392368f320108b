import { href } from '@bhoj/domain/catalogue/routes';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import type { Catalog } from '../context/catalog.ts';
import { openingSentence, standingOf } from '../details/details-model.ts';
import { GuestHeader } from '../shell/guest-header.tsx';
import { GuestLink } from '../shell/guest-link.tsx';
import { useSpeech, useTitle } from '../context/language.tsx';
import { MenuBrowser } from '../menu/menu-browser.tsx';
import { useNow } from '../context/use-now.ts';

export interface PreviewMenuProps {
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly catalog: Catalog;
}

/** The menu without a cart: before opening, while ordering is paused, or when the link has no table. */
export function PreviewMenu({ place, catalog }: PreviewMenuProps) {
  const { language, words } = useSpeech();
  const now = useNow();
  const canOrder = standingOf(catalog.profile, place.tableId, now) === 'orders';
  useTitle(catalog.profile.name, words.menu.title);
  return (
    <>
      <GuestHeader
        title={catalog.profile.name}
        back={{ to: href('customerDetails', place), label: words.details.title }}
      >
        <p>{openingSentence(catalog.profile, now, language, words)}</p>
      </GuestHeader>
      <PlainNotice
        tone="info"
        action={
          canOrder && (
            <GuestLink variant="primary" to={href('customerDetails', place)}>
              {words.menu.orderHere}
            </GuestLink>
          )
        }
      >
        {words.menu.preview}
      </PlainNotice>
      <MenuBrowser catalog={catalog} now={now} tool={catalog.food?.tool()} />
    </>
  );
}
