import { funnelOf } from '@bhoj/domain/platform/sums/growth';
import type { Step } from '@bhoj/domain/platform/sums/growth';
import type { PlatformMonth } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformAnalyticsPart, platformFiguresPart } from '../../../words/owner/platform-figures.ts';
import { useWords } from '../../../words/use-words.ts';
import { percent } from './percent.ts';
import { PlainTable } from './plain-table.tsx';

/** The funnel of the months: from the sign-up to the first payment. */
export function ActivationCard({ months }: { readonly months: readonly PlatformMonth[] }) {
  const words = useWords(platformAnalyticsPart);
  const common = useWords(platformFiguresPart);
  const total = (step: Step) => months.reduce((n, sum) => n + sum[step], 0);
  const steps = funnelOf({
    signUps: total('signUps'),
    onboarded: total('onboarded'),
    activated: total('activated'),
    paid: total('paid'),
  });
  return (
    <SectionCard title={words.funnel} description={words.funnelText} padding="flush">
      <PlainTable
        label={words.funnel}
        heads={[words.step, words.count, common.share]}
        rows={steps.map(({ step, count, share }) => ({
          id: step,
          cells: [common.steps[step], String(count), percent(share, common.none)],
        }))}
      />
    </SectionCard>
  );
}
