import { z } from 'zod';
import { publishNotice } from '@bhoj/domain/platform/notices/notices.contract';
import type { PlatformNotice } from '@bhoj/domain/platform/shape/notice.schema';

const { notice, reason } = publishNotice.input.shape;
const { title, text, severity, shownAs, link } = notice.shape;

/** The typed fields. The dialog keeps the audience and the days apart from this form. */
export const noticeFormSchema = z.object({
  title,
  text,
  severity,
  shownAs,
  link: z.string().trim().pipe(link),
  reason,
});
export type NoticeFormInput = z.input<typeof noticeFormSchema>;
export type NoticeFormValues = z.output<typeof noticeFormSchema>;

export const formOf = (stored: PlatformNotice | null): NoticeFormInput => ({
  title: stored?.title ?? '',
  text: stored?.text ?? '',
  severity: stored?.severity ?? 'info',
  shownAs: stored?.shownAs ?? 'banner',
  link: stored?.link ?? '',
  reason: '',
});
