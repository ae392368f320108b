import { firstBoard } from '@bhoj/domain/platform/notices/notice-board';
import { noticeBoards } from '@bhoj/domain/platform/notices/notice.collection';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import type { NoticeBoard } from '@bhoj/domain/platform/shape/notice.schema';
import type { Store } from '../firebase/store.ts';

/** Reads what owners are told now. Before the first notice is published, it is made from the settings. */
export async function theBoard(store: Pick<Store, 'get'>, now: number): Promise<NoticeBoard> {
  return (await store.get(noticeBoards, {})) ?? firstBoard(await store.get(platformSettings, {}), now);
}
