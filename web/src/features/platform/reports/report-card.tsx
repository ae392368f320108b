import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ReportKind } from '@bhoj/domain/platform/reports/reports.schema';
import type { CallFacts } from '../../../firebase/use-attempt.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { download } from '../../../ui/shared/csv-download.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformReportsPart } from '../../../messages/owner/platform-figures/en.ts';
import { useReasons } from '../reason/use-reasons.ts';
import { useWords } from '../../../words/use-words.ts';
import { useReport } from './use-report.ts';
import type { Report } from './use-report.ts';

interface ReportCardProps {
  readonly kind: ReportKind;
  readonly from: string;
  readonly until: string;
}

/** One kind of file, with the button that downloads it. */
export function ReportCard({ kind, from, until }: ReportCardProps) {
  const words = useWords(platformReportsPart);
  const reasons = useReasons();
  const write = useReport();
  const { pending, failure, run } = useOneAtATime<CallFacts>();
  const [done, setDone] = useState<Report | null>(null);
  const { name, text } = words.kinds[kind];
  const fetch = async () => {
    setDone(null);
    const report = await run(() => write({ kind, from, until }));
    if (report === null) return;
    download(words.fileName(kind, from, until), report.text);
    setDone(report);
  };
  return (
    <SectionCard
      title={name}
      description={text}
      actions={
        <Button
          variant="outlined"
          startIcon={<Download size={18} aria-hidden />}
          disabled={pending}
          onClick={() => void fetch()}
        >
          {pending ? words.writing : words.write(name)}
        </Button>
      }
    >
      {failure !== null && <Notice tone="error">{reasons[failure.reason]}</Notice>}
      {done !== null && (
        <Notice tone={done.isCut ? 'warning' : 'success'}>
          {done.isCut ? words.cut(done.rows) : words.rows(done.rows)}
        </Notice>
      )}
    </SectionCard>
  );
}
