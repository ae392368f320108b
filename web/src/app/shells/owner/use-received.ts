import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { receiveNotices } from '@bhoj/domain/notifications/received.contract';
import { MAINTENANCE, noticeVersionOf } from '@bhoj/domain/platform/notices/notice-board';
import type { Posted } from '@bhoj/domain/platform/shape/notice.schema';
import { HOUR } from '@bhoj/domain/time/ist';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { useAttempt } from '../../../firebase/use-attempt.ts';
import { useStored } from '../../../ui/shared/stored.ts';

/**
 * By version of a notice: whether it is for this owner, as the server said, and when it said so (epoch ms). The answer
 * expires after an hour, because the restaurant may get another referrer.
 */
const schema = z.record(z.string(), z.object({ isMine: z.boolean(), at: z.number() }));
const NOTHING: z.output<typeof schema> = {};

/**
 * Tells the server once which notices are shown here, and the server puts them into the bell. Returns the versions for
 * this owner.
 */
export function useReceived(shown: readonly Posted[], now: number): string[] {
  const restaurantId = useRestaurantId();
  const receive = useAttempt(receiveNotices);
  const [known, update] = useStored(`bhoj-notices-${restaurantId}`, schema, NOTHING);
  const isAsking = useRef(false);
  const asked = shown.filter((one) => {
    const answer = known[noticeVersionOf(one)];
    return one.id !== MAINTENANCE && (answer === undefined || now - answer.at > HOUR);
  });
  const marks = asked.map(noticeVersionOf).join(' ');
  useEffect(() => {
    if (marks === '' || isAsking.current) return;
    isAsking.current = true;
    const notices = marks.split(' ').map((mark) => {
      const [noticeId = '', version] = mark.split('@');
      return { noticeId, version: Number(version) };
    });
    void receive({ notices }).then((answer) => {
      isAsking.current = false;
      // Without an answer it asks again a minute later.
      if (!('output' in answer)) return;
      const { mine } = answer.output;
      const said = notices.map(({ noticeId: id, version }) => {
        return [noticeVersionOf({ id, version }), { isMine: mine.includes(id), at: now }] as const;
      });
      update((before) => ({
        ...Object.fromEntries(Object.entries(before).filter(([, { at }]) => now - at <= HOUR)),
        ...Object.fromEntries(said),
      }));
    });
  }, [marks, now, receive, update]);
  return Object.keys(known).filter((mark) => known[mark]?.isMine === true);
}
