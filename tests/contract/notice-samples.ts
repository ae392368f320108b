import { aNoticeWish, aPlatformNotice } from '@bhoj/domain/fixtures/platform';
import { newId } from '@bhoj/domain/kernel/ids';
import { platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { aHouse, put } from '../support/arrange.ts';
import { signIn } from '../support/auth.ts';

const empty = () => aHouse({}, { tableCount: 0 });
const wish = (overrides: object = {}) => aNoticeWish({ until: Date.now() + 7 * DAY, ...overrides });

/** A notice that is shown to all owners. */
async function published() {
  const noticeId = newId();
  const now = Date.now();
  await put(platformNotices, { noticeId }, aPlatformNotice({ from: now, until: now + 7 * DAY }));
  return { house: await empty(), as: await signIn({ role: 'super' }), noticeId };
}

/** One valid call of each contract of notices. */
export const NOTICE_SAMPLES = {
  publishNotice: async () => ({
    house: await empty(),
    as: await signIn({ role: 'super' }),
    input: { noticeId: newId(), notice: wish(), reason: 'News' },
  }),
  changeNotice: async () => {
    const { house, as, noticeId } = await published();
    return { house, as, input: { noticeId, basedOn: 1, notice: wish({ title: 'Newer' }), reason: 'A slip' } };
  },
  endNotice: async () => {
    const { house, as, noticeId } = await published();
    return { house, as, input: { noticeId, reason: 'Over' } };
  },
  readNoticeReach: async () => {
    const { house, as, noticeId } = await published();
    return { house, as, input: { audience: wish().audience, noticeId } };
  },
  receiveNotices: async () => {
    const { house, noticeId } = await published();
    return { house, as: house.owner, input: { notices: [{ noticeId, version: 1 }] } };
  },
  dismissNotice: async () => {
    const { house, noticeId } = await published();
    return { house, as: house.owner, input: { noticeId, version: 1 } };
  },
};
