import { EMPTY_BOARD } from '@bhoj/domain/platform/notices/notice-board';
import { noticeBoards } from '@bhoj/domain/platform/notices/notice.collection';
import type { NoticeBoard } from '@bhoj/domain/platform/shape/notice.schema';
import type { Store } from '../firebase/store.ts';

/** Reads the current notices to owners; empty before the first notice is published. */
export async function theBoard(store: Pick<Store, 'get'>): Promise<NoticeBoard> {
  return (await store.get(noticeBoards, {})) ?? EMPTY_BOARD;
}
