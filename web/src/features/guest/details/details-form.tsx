import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { loadGuestSdk } from '../../../firebase/guest.ts';
import type { Failure } from '../../../firebase/guest.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { Chip } from '../../../ui/plain/chip.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { isMobile } from './details-model.ts';
import type { AboutGuest } from './details-model.ts';
import { GuestLink } from '../shell/guest-link.tsx';
import type { JoinOrAskProps } from './join-or-ask.tsx';
import { useSpeech } from '../context/language.tsx';
import { useNow } from '../context/use-now.ts';
import type { Joining } from './use-join.ts';
import { useLater } from '../../../ui/shared/use-later.ts';
import styles from './details.module.css';

const PARTY_SIZES = [1, 2, 3, 4, 5, 6, 7, 8];

export interface DetailsFormProps {
  readonly place: { readonly restaurantId: string; readonly tableId: string; readonly key: string | null };
  readonly joining: Joining;
  /** True while the page looks for an earlier order. */
  readonly isFinding: boolean;
  /** Null until the restaurant is known: the form can be filled in, but not sent. */
  readonly preview: string | null;
  /** True where nobody new may order: a guest can only join the party that sits here. */
  readonly joinsParty: boolean;
}

const MINUTE = 60_000;

const notYet = () => Promise.resolve({});

const loadRefused = () => import('./refused.tsx');

const asksCode = (failure: Failure | null): boolean => failure?.reason.startsWith('code-') === true;

/** The guest's optional details, one big button, and the table's code when it is required. */
export function DetailsForm({ place, joining, isFinding, preview, joinsParty }: DetailsFormProps) {
  const { words } = useSpeech();
  const isKnown = preview !== null;
  // Most visitors of this page join, and the tap must not wait for the SDK.
  useLater(isKnown ? loadGuestSdk : notYet);
  useLater(loadRefused);
  const isAtTable = !isKnown || place.tableId !== NO_TABLE;
  const { join, isPending, failure } = joining;
  const [about, setAbout] = useState<AboutGuest>({ name: '', mobile: '', partySize: null });
  const submit = (told: AboutGuest, code: string | null) => {
    setAbout(told);
    if (isMobile(told.mobile)) void join(told, code);
  };
  // Reads the fields from the form itself, because a guest may type before the program has taken the page over.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit({ ...about, ...Object.fromEntries(new FormData(event.currentTarget)) }, null);
  };
  const isPlain = failure !== null && failure.reason !== 'code-required' && failure.reason !== 'code-wrong';
  const trouble = isPlain && (
    <PlainNotice tone="error">
      <Why {...failure} />
    </PlainNotice>
  );
  return (
    <>
      {/* When a code is required, the other fields were filled in before and would only be in the way. */}
      {!asksCode(failure) && (
        <form className={styles['form']} onSubmit={onSubmit} noValidate>
          {isAtTable && !joinsParty && (
            <PartySize value={about.partySize} onChange={(partySize) => setAbout({ ...about, partySize })} />
          )}
          {!joinsParty && <AboutFields {...about} />}
          {trouble}
          <PlainButton type="submit" wide disabled={!isKnown} pending={isPending || (isKnown && isFinding)}>
            {isKnown && isFinding
              ? words.details.checking
              : joinsParty
                ? words.details.join
                : words.details.start}
          </PlainButton>
        </form>
      )}
      {asksCode(failure) && trouble}
      {asksCode(failure) && (
        <JoinOrAskLater
          digits={failure?.details['digits'] === 6 ? 6 : 4}
          isWrong={failure?.reason === 'code-wrong'}
          isPending={isPending}
          onCode={(code) => submit(about, code)}
          asking={
            place.key === null || joinsParty
              ? null
              : { place: { ...place, key: place.key }, name: about.name.trim() || null }
          }
        />
      )}
      {!joinsParty && <GuestLink to={preview}>{words.details.justLook}</GuestLink>}
      {isAtTable && <p className={styles['instead']}>{words.details.waiterInstead}</p>}
    </>
  );
}

/** Why the guest could not begin. A locked code says for how many minutes. */
function Why({ reason, details: { until } }: Failure) {
  const { words } = useSpeech();
  const now = useNow();
  const later = useLater(loadRefused);
  if (reason === 'code-locked' && typeof until === 'number')
    return words.details.codeLocked(Math.max(1, Math.ceil((until - now) / MINUTE)));
  return later ? <later.Refused reason={reason} /> : words.area.failedHint;
}

const loadJoining = () => import('./join-or-ask.tsx');

/** Most guests never need it, so it loads when a code is required. */
function JoinOrAskLater(props: JoinOrAskProps) {
  const later = useLater(loadJoining);
  return later && <later.JoinOrAsk {...props} />;
}

function PartySize({
  value,
  onChange,
}: {
  readonly value: number | null;
  readonly onChange: (size: number | null) => void;
}) {
  const { words } = useSpeech();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles['label']}>
        {words.details.party}
      </p>
      <div className={styles['sizes']}>
        {PARTY_SIZES.map((size) => (
          <Chip key={size} selected={size === value} onClick={() => onChange(size === value ? null : size)}>
            {size}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function AboutFields({ name, mobile }: AboutGuest) {
  const { words } = useSpeech();
  const mobileFault = !isMobile(mobile);
  return (
    <details className={styles['more']} open={mobileFault || undefined}>
      <summary>{words.details.more}</summary>
      <p>{words.details.purpose}</p>
      <PlainField
        label={words.details.name}
        autoComplete="name"
        maxLength={60}
        name="name"
        defaultValue={name}
      />
      <PlainField
        label={words.details.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        name="mobile"
        defaultValue={mobile}
        {...(mobileFault && { error: words.details.mobileWrong })}
      />
    </details>
  );
}
