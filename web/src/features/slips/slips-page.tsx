import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ReceiptText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { openSharedSlips } from '@bhoj/domain/payroll/my-work/slip-link.contract';
import type { SlipShown } from '@bhoj/domain/payroll/shape/slip-shown.schema';
import { SlipReader } from '../../blocks/slip/slip-reader.tsx';
import { useAnswer } from '../../firebase/use-answer.ts';
import { monthName } from '../../ui/dates/formats.ts';
import { notPrinted } from '../../ui/mui/not-printed.ts';
import { EmptyState } from '../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { StateBlock } from '../../ui/mui/states/state-block.tsx';
import { sharedSlipsPart } from '../../messages/shared/shared-slips/en.ts';
import { useWords } from '../../words/use-words.ts';

/** Keeps search engines from listing a page with somebody's pay, even if they find the link. */
function useNotIndexed(): void {
  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex, nofollow';
    document.head.append(robots);
    return () => robots.remove();
  }, []);
}

interface SlipsProps {
  readonly slips: readonly SlipShown[];
  readonly restaurantName: string;
  readonly restaurantAddress: string;
}

function Slips({ slips, restaurantName, restaurantAddress }: SlipsProps) {
  const words = useWords(sharedSlipsPart);
  const [chosen, setChosen] = useState<string | null>(null);
  const slip = slips.find(({ month }) => month === chosen) ?? slips[0];
  if (slip === undefined) return <EmptyState icon={ReceiptText} line={words.none} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        label={words.month}
        value={slip.month}
        onChange={({ target }) => setChosen(target.value)}
        sx={{ maxWidth: 260, ...notPrinted }}
      >
        {slips.map(({ month }) => (
          <MenuItem key={month} value={month}>
            {monthName(month)}
          </MenuItem>
        ))}
      </TextField>
      <SlipReader {...{ slip, restaurantName, restaurantAddress }} />
    </Stack>
  );
}

interface OpenedProps {
  readonly restaurantId: string;
  readonly token: string;
}

function NoSlips() {
  const words = useWords(sharedSlipsPart);
  return <StateBlock isPage icon={ReceiptText} title={words.goneTitle} text={words.gone} />;
}

function Opened({ restaurantId, token }: OpenedProps) {
  const words = useWords(sharedSlipsPart);
  const { live } = useAnswer(openSharedSlips, { restaurantId, token }, 'slips-not-found');
  if (live.state === 'missing') return <NoSlips />;
  return (
    <Stack sx={{ width: '100%', maxWidth: 720, mx: 'auto', p: 2, gap: 2 }}>
      <Typography variant="h2" component="h1" sx={notPrinted}>
        {words.title}
      </Typography>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loading} rows={8} />}
        words={{ failed: words.failed, offline: words.offline }}
      >
        {({ name, restaurantName, restaurantAddress, slips }) => (
          <>
            <Typography sx={{ color: 'text.secondary', ...notPrinted }}>
              {`${words.of(name, restaurantName)}. ${words.private}`}
            </Typography>
            <Slips {...{ slips, restaurantName, restaurantAddress }} />
          </>
        )}
      </Gate>
    </Stack>
  );
}

/** One person's last slips, for anybody with their link, without a sign-in and without other data of the restaurant. */
export function SlipsPage() {
  useNotIndexed();
  const { restaurantId = '' } = useParams();
  const { hash } = useLocation();
  const asked = openSharedSlips.input.safeParse({ restaurantId, token: hash.slice(1) });
  return asked.success ? <Opened {...asked.data} /> : <NoSlips />;
}
