import { nameIn } from '@bhoj/domain/catalogue/names';
import { useEffect, useState } from 'react';
import { useSecondsLeft } from '../../../blocks/cart/use-seconds-left.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import type { NameWords } from '../../../blocks/names/name-words.ts';
import { orderName } from '../../../blocks/names/order-name.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { kotPart } from '../../../messages/shared/kot/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { ConfirmDialog } from '../../../ui/plain/confirm-dialog.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { canRetry, linesIn } from '../outbox/outbox-model.ts';
import type { Outbox, OutRound } from '../outbox/outbox-model.ts';
import { heldUntil } from '../outbox/sending-model.ts';
import { useDrafts } from '../outbox/use-drafts.ts';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import styles from '../captain-text.module.css';

interface UnsentProps {
  readonly data: CaptainData;
  readonly go: (to: Partial<Place>) => void;
  /** True when the list covers several places, so that each round names its own. */
  readonly withPlace?: boolean;
}

interface OneRoundProps extends UnsentProps {
  readonly round: OutRound;
}

const aimOf = ({ tableId, orderId }: OutRound): Partial<Place> =>
  tableId === null ? { orderId } : { tableId };

const nameOf = (names: NameWords, { tableId, type, details }: OutRound): string =>
  orderName(names, { tableId, type, label: details?.label || null });

/** The dishes of rounds, so that a captain can tell the kitchen which dishes have not arrived. */
function Dishes({ data: { menu }, rounds }: Pick<UnsentProps, 'data'> & { readonly rounds: Outbox }) {
  const kotWords = useWords(kotPart);

  const language = useLanguage();
  const items = menu.state === 'ready' ? menu.value.items : [];
  const nameOf = (itemId: string): string => {
    const dish = items.find(({ id }) => id === itemId);
    return dish === undefined ? itemId : nameIn(language, dish);
  };
  return (
    <ul>
      {rounds.flatMap(({ roundId, selections }) =>
        selections.map(({ itemId, quantity }, index) => (
          // Two selections of one dish differ only by position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${roundId} ${index}`}>
            {kotWords.quantity(quantity)} {nameOf(itemId)}
          </li>
        )),
      )}
    </ul>
  );
}

function Refused({ data, go, withPlace = false, round }: OneRoundProps) {
  const captain = useWords(captainPart);
  const reasonSentences = useWords(reasonsPart);
  const names = useNameWords();

  const { outbox } = data;
  const drafts = useDrafts(data.restaurantId);
  const [isAsking, setAsking] = useState(false);
  const count = linesIn([round]);
  const name = nameOf(names, round);
  const edit = () => {
    drafts.takeBack(round);
    outbox.discard(round.roundId);
    go({ ...aimOf(round), view: 'add' });
  };
  return (
    <PlainNotice tone="error" title={`${withPlace ? `${name}: ` : ''}${captain.wasRefused(count)}`}>
      {round.refused !== null && reasonSentences[round.refused]}
      {!withPlace && <Dishes data={data} rounds={[round]} />}
      <div className={styles['choices']}>
        {round.refused !== null && canRetry(round.refused) && (
          <PlainButton size="small" onClick={() => outbox.retry(round.roundId)}>
            {captain.retry}
          </PlainButton>
        )}
        <PlainButton size="small" variant="outline" onClick={edit}>
          {captain.edit}
        </PlainButton>
        <PlainButton variant="quiet" size="small" onClick={() => setAsking(true)}>
          {captain.discard}
        </PlainButton>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={captain.discardTitle(count, name)}
        text={captain.discardText}
        confirmLabel={captain.discard}
        cancelLabel={captain.keepWaiting}
        onConfirm={() => outbox.discard(round.roundId)}
        onClose={() => setAsking(false)}
      />
    </PlainNotice>
  );
}

/** A round that the kitchen may have. It cannot be edited, so that nobody sends its dishes again under another id. */
function Unknown({ data, withPlace = false, round }: OneRoundProps) {
  const captain = useWords(captainPart);
  const names = useNameWords();

  const [isAsking, setAsking] = useState(false);
  const count = linesIn([round]);
  const name = nameOf(names, round);
  return (
    <PlainNotice tone="warning" title={`${withPlace ? `${name}: ` : ''}${captain.unknown(count)}`}>
      {captain.unknownText}
      {!withPlace && <Dishes data={data} rounds={[round]} />}
      <div className={styles['choices']}>
        <PlainButton variant="quiet" size="small" onClick={() => setAsking(true)}>
          {captain.stopAsking}
        </PlainButton>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={captain.stopAskingTitle(count, name)}
        text={captain.stopAskingText}
        confirmLabel={captain.stopAsking}
        cancelLabel={captain.goOnAsking}
        onConfirm={() => data.outbox.discard(round.roundId)}
        onClose={() => setAsking(false)}
      />
    </PlainNotice>
  );
}

/** Rounds that were just sent here and wait for a moment, in which they can be taken back. Leaving the screen sends them. */
function Held({
  data,
  go,
  rounds,
  seconds,
}: UnsentProps & { readonly rounds: Outbox; readonly seconds: number }) {
  const captain = useWords(captainPart);
  const drafts = useDrafts(data.restaurantId);
  const { takeBack, sendHeld } = data.outbox;
  useEffect(() => sendHeld, [sendHeld]);
  const back = async () => {
    const taken = (await Promise.all(rounds.map(({ roundId }) => takeBack(roundId)))).filter(
      (round) => round !== null,
    );
    taken.forEach(drafts.takeBack);
    const [first] = taken;
    if (first !== undefined) go({ ...aimOf(first), view: 'add' });
  };
  return (
    <PlainNotice
      tone="info"
      title={captain.goesOut(linesIn(rounds))}
      action={
        <PlainButton size="small" variant="outline" deliberate onClick={() => void back()}>
          {captain.takeBack} <span aria-hidden>{captain.seconds(seconds)}</span>
        </PlainButton>
      }
    >
      <Dishes data={data} rounds={rounds} />
    </PlainNotice>
  );
}

/**
 * Rounds on this device that the kitchen may not have: just sent, on their way, waiting for the network, without an
 * answer, or refused.
 */
export function UnsentRounds({ rounds, ...props }: UnsentProps & { readonly rounds: Outbox }) {
  const captain = useWords(captainPart);

  const isOnline = useOnline();
  const until = rounds.map(heldUntil).find((at) => at !== null) ?? null;
  const seconds = useSecondsLeft(until);
  const held = seconds > 0 ? rounds.filter((round) => heldUntil(round) !== null) : [];
  const waiting = rounds.filter(
    (round) => round.refused === null && !round.isUnknown && !held.includes(round),
  );
  const count = linesIn(waiting);
  const { onlyInPage, authorUid } = props.data.outbox;
  const isLost = rounds.some(({ roundId }) => onlyInPage.has(roundId));
  const isAnothers = rounds.some((round) => round.authorUid !== authorUid);
  return (
    <>
      {isLost && <PlainNotice tone="warning">{captain.onlyInPage}</PlainNotice>}
      {isAnothers && <PlainNotice tone="info">{captain.byAnother}</PlainNotice>}
      {/* Over several places they are left to the screen of their own place. */}
      {held.length > 0 && props.withPlace !== true && <Held {...props} rounds={held} seconds={seconds} />}
      {waiting.length > 0 && (
        <PlainNotice tone={isOnline ? 'info' : 'warning'}>
          {isOnline ? captain.sending(count) : `${captain.waitsForNetwork(count)} ${captain.whileOffline}`}
          {props.withPlace !== true && <Dishes data={props.data} rounds={waiting} />}
        </PlainNotice>
      )}
      {rounds
        .filter((round) => round.refused === null && round.isUnknown)
        .map((round) => (
          <Unknown key={round.roundId} round={round} {...props} />
        ))}
      {rounds
        .filter((round) => round.refused !== null)
        .map((round) => (
          <Refused key={round.roundId} round={round} {...props} />
        ))}
    </>
  );
}

/** Rounds that this device keeps and cannot read: nobody knows their dishes, or whether the kitchen has them. */
function UnreadableRounds({ data: { outbox } }: Pick<UnsentProps, 'data'>) {
  const captain = useWords(captainPart);

  const [isAsking, setAsking] = useState(false);
  const count = outbox.unreadable.length;
  if (count === 0) return null;
  return (
    <PlainNotice
      tone="error"
      title={captain.unreadableRounds(count)}
      action={
        <PlainButton variant="quiet" size="small" onClick={() => setAsking(true)}>
          {captain.discard}
        </PlainButton>
      }
    >
      {captain.unreadableRoundsText}
      <ConfirmDialog
        open={isAsking}
        title={captain.discardUnreadable(count)}
        text={captain.unreadableRoundsText}
        confirmLabel={captain.discard}
        cancelLabel={captain.keepWaiting}
        onConfirm={() => outbox.unreadable.forEach(outbox.discard)}
        onClose={() => setAsking(false)}
      />
    </PlainNotice>
  );
}

/** All rounds that this device keeps, each with its place, and those that it cannot read. */
export function KeptRounds(props: Pick<UnsentProps, 'data' | 'go'>) {
  return (
    <>
      <UnreadableRounds data={props.data} />
      <UnsentRounds {...props} rounds={props.data.outbox.rounds} withPlace />
    </>
  );
}
