import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Copy, Printer, Share2 } from 'lucide-react';
import { referralPath } from '@bhoj/domain/accounts/account-links';
import { QrImage } from '../../../blocks/qr/qr-image.tsx';
import { notPrinted } from '../../../ui/mui/not-printed.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { ownReferralsPart } from '../../../messages/owner/platform-staff/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** The referral ID with its link and code, to copy, share or print. */
export function ReferralCard({ referralId }: { readonly referralId: string }) {
  const words = useWords(ownReferralsPart);
  const toast = useToast();
  const link = new URL(referralPath(referralId), globalThis.location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ message: words.copied }),
      () => toast({ message: words.copyFailed }),
    );
  // Closing the browser's dialog rejects, and changes nothing.
  const share = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <SectionCard title={words.code} description={words.codeHint}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <Box sx={{ width: 160, '@media print': { width: 320 } }}>
          <QrImage text={link} label={words.qr(referralId)} />
        </Box>
        <Stack sx={{ flex: '1 1 260px', minWidth: 0, gap: 1.5 }}>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {referralId}
          </Typography>
          <TextField
            label={words.link}
            value={link}
            onFocus={(event) => event.target.select()}
            slotProps={{ input: { readOnly: true } }}
          />
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, ...notPrinted }}>
            <Button variant="contained" startIcon={<Copy aria-hidden />} onClick={() => void copy()}>
              {words.copy}
            </Button>
            {'share' in navigator && (
              <Button startIcon={<Share2 aria-hidden />} onClick={() => void share()}>
                {words.share}
              </Button>
            )}
            <Button startIcon={<Printer aria-hidden />} onClick={() => globalThis.print()}>
              {words.print}
            </Button>
          </Stack>
        </Stack>
      </Stack>
    </SectionCard>
  );
}
