import { useEffect } from 'react';
import { href, KEY_PARAM, NO_TABLE } from '@bhoj/domain/catalogue/routes';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { CatalogGate } from '../shell/catalog-gate.tsx';
import { openingSentence, orderingStateOf, orderingSentence } from '../details/details-model.ts';
import { DetailsForm } from '../details/details-form.tsx';
import { GuestHeader } from '../shell/guest-header.tsx';
import { GuestLink } from '../shell/guest-link.tsx';
import { useSpeech, useTitle } from '../context/language.tsx';
import { keepVisit, placeWords, PREVIEW, readVisit } from '../context/place.ts';
import { usePlaceParams, useSearch } from '../context/router.tsx';
import { useEarlierOrder } from '../details/use-earlier-order.ts';
import { useJoin } from '../details/use-join.ts';
import { useNow } from '../context/use-now.ts';
import styles from '../details/details.module.css';

/** The page behind a table's QR code: the restaurant, the table, and one button. */
export function DetailsPage() {
  const { restaurantId, tableId } = usePlaceParams();
  return (
    <CatalogGate
      restaurantId={restaurantId}
      skeleton={<Details key={tableId} {...{ restaurantId, tableId }} profile={null} />}
    >
      {({ profile }) => <Details key={tableId} {...{ restaurantId, tableId, profile }} />}
    </CatalogGate>
  );
}

/** The place of a line that is not known yet. */
const Room = () => <span className={styles['room']}>{'\u00A0'}</span>;

interface DetailsProps {
  readonly restaurantId: string;
  readonly tableId: string;
  /** Null until it is known. What is drawn then depends on the language alone: the build writes it as HTML. */
  readonly profile: Profile | null;
}

function Details({ restaurantId, tableId, profile }: DetailsProps) {
  const { language, words } = useSpeech();
  const search = useSearch();
  const now = useNow();
  const key = search.get(KEY_PARAM) ?? readVisit(restaurantId, tableId).key;
  const joining = useJoin({ restaurantId, tableId, key });
  const isGone = joining.failure?.reason === 'table-not-found';
  const ordering = profile && (isGone ? 'no-such-table' : orderingStateOf(profile, tableId, now));
  const begins = ordering !== null && ordering !== 'no-such-table';
  const isFinding = useEarlierOrder(restaurantId, tableId, begins, now);
  const isKnown = profile !== null;
  useEffect(() => {
    if (!isKnown) return;
    const { orderId } = readVisit(restaurantId, tableId);
    keepVisit(restaurantId, tableId, { key, orderId });
  }, [isKnown, restaurantId, tableId, key]);
  useTitle(profile?.name, words.details.title);
  const orders = ordering === null || ordering === 'orders';
  // A party that sits goes on through a pause and after closing, and whoever has its code joins it.
  const joinsParty = (ordering === 'paused' || ordering === 'closed') && key !== null && tableId !== NO_TABLE;
  const sentence = ordering && orderingSentence(ordering, tableId, words);
  const preview = profile && href('customerMenu', { restaurantId, tableId, orderId: PREVIEW });
  return (
    <>
      <GuestHeader title={profile?.name ?? <Room />}>
        {ordering !== 'no-such-table' && (
          <p className={styles['place']}>
            {profile ? placeWords(words, tableId, profile.placeNames) : <Room />}
          </p>
        )}
      </GuestHeader>
      <section className={styles['card']}>
        <p className={styles['opening']} data-open={ordering && ordering !== 'closed'}>
          {profile ? openingSentence(profile, now, language, words) : <Room />}
        </p>
        {profile?.address !== '' && <p className={styles['address']}>{profile?.address ?? <Room />}</p>}
        {sentence && (
          <PlainNotice tone={isGone ? 'error' : ordering === 'orders' ? 'info' : 'warning'}>
            {sentence}
          </PlainNotice>
        )}
        {(orders || joinsParty) && (
          <DetailsForm
            place={{ restaurantId, tableId, key }}
            {...{ joining, isFinding, preview, joinsParty }}
          />
        )}
        {!orders && (
          <GuestLink to={preview} variant="primary" wide>
            {words.details.see}
          </GuestLink>
        )}
      </section>
    </>
  );
}
