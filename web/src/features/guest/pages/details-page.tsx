import { useEffect } from 'react';
import { href, KEY_PARAM } from '@bhoj/domain/catalogue/routes';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { CatalogGate } from '../shell/catalog-gate.tsx';
import { openingSentence, orderingStateOf, standingSentence } from '../details/details-model.ts';
import { DetailsForm } from '../details/details-form.tsx';
import { DetailsSkeleton } from '../shell/guest-skeletons.tsx';
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
    <CatalogGate restaurantId={restaurantId} skeleton={<DetailsSkeleton />}>
      {({ profile }) => <Details key={tableId} {...{ restaurantId, tableId, profile }} />}
    </CatalogGate>
  );
}

interface DetailsProps {
  readonly restaurantId: string;
  readonly tableId: string;
  readonly profile: Profile;
}

function Details({ restaurantId, tableId, profile }: DetailsProps) {
  const { language, words } = useSpeech();
  const search = useSearch();
  const now = useNow();
  const key = search.get(KEY_PARAM) ?? readVisit(restaurantId, tableId).key;
  const joining = useJoin({ restaurantId, tableId, key });
  const isGone = joining.failure?.reason === 'table-not-found';
  const standing = isGone ? 'no-such-table' : orderingStateOf(profile, tableId, now);
  const isFinding = useEarlierOrder(restaurantId, tableId, standing !== 'no-such-table', now);
  useEffect(() => {
    const { orderId } = readVisit(restaurantId, tableId);
    keepVisit(restaurantId, tableId, { key, orderId });
  }, [restaurantId, tableId, key]);
  useTitle(profile.name, words.details.title);
  const sentence = standingSentence(standing, tableId, words);
  const preview = href('customerMenu', { restaurantId, tableId, orderId: PREVIEW });
  return (
    <>
      <GuestHeader title={profile.name}>
        {standing !== 'no-such-table' && (
          <p className={styles['place']}>{placeWords(words, tableId, profile.placeNames)}</p>
        )}
      </GuestHeader>
      <section className={styles['card']}>
        <p className={styles['opening']} data-open={standing !== 'closed'}>
          {openingSentence(profile, now, language, words)}
        </p>
        {profile.address && <p className={styles['address']}>{profile.address}</p>}
        {sentence !== null && (
          <PlainNotice tone={isGone ? 'error' : standing === 'orders' ? 'info' : 'warning'}>
            {sentence}
          </PlainNotice>
        )}
        {standing === 'orders' ? (
          <DetailsForm place={{ restaurantId, tableId, key }} {...{ joining, isFinding, preview }} />
        ) : (
          <GuestLink to={preview} variant="primary" wide>
            {words.details.see}
          </GuestLink>
        )}
      </section>
    </>
  );
}
