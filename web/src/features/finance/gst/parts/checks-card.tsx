import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { findingsOf, isFault } from '@bhoj/domain/returns/findings';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { formatExact } from '@bhoj/domain/money/format';
import { Notice } from '../../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../../ui/mui/section-card.tsx';
import { gstPart } from '../../../../messages/owner/gst/en.ts';
import { useWords } from '../../../../words/use-words.ts';
import { Numbers } from './changes.tsx';

/** Findings of the whole return, and those that name an operator or a row, not a document. */
const OF_ALL: readonly string[] = ['sums', 'days'];
const NAMING: readonly string[] = ['operator-gstin', 'row-below-zero', 'row-zero'];

/** The business days against the period, with the bills that cause the difference. */
function Days({ days }: Pick<TaxReturn, 'days'>) {
  const words = useWords(gstPart);
  const { elsewhere, elsewherePaise, joined, joinedPaise, daysPaise, documentsPaise } = days;
  const line = (text: string, amount: string) => (
    <Stack component="div" direction="row" sx={{ gap: 2, justifyContent: 'space-between' }}>
      <dt>{text}</dt>
      <dd style={{ margin: 0, whiteSpace: 'nowrap' }}>{amount}</dd>
    </Stack>
  );
  return (
    <div>
      <Typography component="h3" variant="subtitle1">
        {words.daysTitle}
      </Typography>
      <dl style={{ margin: 0 }}>
        {line(words.daysSum, formatExact(daysPaise))}
        {elsewhere.length > 0 && line(words.elsewhere(elsewhere.length), formatExact(elsewherePaise))}
        {joined.length > 0 && line(words.joined(joined.length), formatExact(joinedPaise))}
        {line(words.documentsSum, formatExact(documentsPaise))}
      </dl>
      {[elsewhere, joined].map(
        (list, index) =>
          list.length > 0 && (
            <Typography
              key={index === 0 ? 'elsewhere' : 'joined'}
              variant="body2"
              sx={{ overflowWrap: 'anywhere' }}
            >
              <Numbers numbers={list.map(({ number }) => number)} count={list.length} />
            </Typography>
          ),
      )}
    </div>
  );
}

/** The findings to check before filing, each with what to do. */
export function ChecksCard({ made }: { readonly made: TaxReturn }) {
  const words = useWords(gstPart);
  const findings = findingsOf(made);
  return (
    <SectionCard title={words.checks}>
      <Stack sx={{ gap: 2 }}>
        {!findings.some(isFault) && <Notice tone="success">{words.allRight}</Notice>}
        {findings.map((finding) => (
          <Notice key={finding.what} tone={isFault(finding) ? 'warning' : 'info'}>
            {words.findings[finding.what]} {NAMING.includes(finding.what) && finding.of.join(', ')}
            {![...OF_ALL, ...NAMING].includes(finding.what) && (
              <Numbers numbers={finding.of} count={finding.count} />
            )}
          </Notice>
        ))}
        <Days days={made.days} />
      </Stack>
    </SectionCard>
  );
}
