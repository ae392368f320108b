import { useMemo } from 'react';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { phaseOf } from '@bhoj/domain/platform/notices/notice';
import type { PlatformNotice } from '@bhoj/domain/platform/shape/notice.schema';
import { momentName } from '../../../ui/dates/formats.ts';
import { useNow } from '../../../ui/shared/use-now.ts';
import type { Column } from '../../../ui/table/column.ts';
import { platformNoticesPart } from '../../../messages/owner/platform-notices/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAudienceWords } from './use-audience-words.ts';

type Row = Entry<PlatformNotice>;

export function useNoticeColumns(): readonly Column<Row>[] {
  const words = useWords(platformNoticesPart);
  const named = useAudienceWords();
  const now = useNow(1000);
  return useMemo(() => {
    const heads = words.columns;
    return [
      { id: 'title', header: heads.title, text: ({ value }) => value.title, card: 'title' },
      {
        id: 'phase',
        header: heads.phase,
        text: ({ value }) => words.phases[phaseOf(value, now)],
        card: 'secondary',
      },
      { id: 'to', header: heads.to, text: ({ value }) => named(value.audience), card: 'secondary' },
      { id: 'place', header: heads.place, text: ({ value }) => words.places[value.shownAs], card: 'hidden' },
      {
        id: 'period',
        header: heads.period,
        text: ({ value: { from, until, endedAt } }) =>
          words.period(momentName(from), momentName(endedAt ?? until)),
        card: 'secondary',
      },
      {
        id: 'version',
        header: heads.version,
        text: ({ value }) => String(value.version),
        align: 'end',
        card: 'hidden',
      },
    ];
  }, [words, named, now]);
}
