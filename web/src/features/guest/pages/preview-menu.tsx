import { href } from '@bhoj/domain/catalogue/routes';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import type { Catalog } from '../context/catalog.ts';
import { openingSentence, orderingStateOf, orderingSentence } from '../details/details-model.ts';
import { GuestHeader } from '../shell/guest-header.tsx';
import { GuestLink } from '../shell/guest-link.tsx';
import { Notices } from '../shell/notices.tsx';
import { BottomRow, Tray } from '../shell/tray.tsx';
import { useSpeech, useTitle } from '../context/language.tsx';
import { MenuBrowser } from '../menu/menu-browser.tsx';
import { useNow } from '../context/use-now.ts';
import { LINE, useWritten } from '../context/written.ts';

export interface PreviewMenuProps {
  readonly place: { readonly restaurantId: string; readonly tableId: string };
  readonly catalog: Catalog;
  /** Fetches the menu again. */
  readonly onRetry: () => void;
}

/** The menu without a cart: before opening, while ordering is paused, or when the link has no table. */
export function PreviewMenu({ place, catalog, onRetry }: PreviewMenuProps) {
  const { language, words } = useSpeech();
  const now = useNow();
  const ordering = useWritten() ? null : orderingStateOf(catalog.profile, place.tableId, now);
  useTitle(catalog.profile.name, words.menu.title);
  return (
    <>
      <GuestHeader
        title={catalog.profile.name}
        back={{ to: href('customerDetails', place), label: words.details.title }}
      >
        <p>{ordering === null ? LINE : openingSentence(catalog.profile, now, language, words)}</p>
      </GuestHeader>
      <Notices>
        {ordering !== null && ordering !== 'orders' && (
          <PlainNotice tone="warning">{orderingSentence(ordering, place.tableId, words)}</PlainNotice>
        )}
        {catalog.food?.notice}
      </Notices>
      <MenuBrowser {...{ catalog, now, onRetry }} tool={(sheet) => catalog.food?.tool(sheet)} />
      {ordering === 'orders' && (
        <BottomRow>
          <Tray what={words.menu.preview}>
            <GuestLink variant="primary" to={href('customerDetails', place)}>
              {words.menu.orderHere}
            </GuestLink>
          </Tray>
        </BottomRow>
      )}
    </>
  );
}
