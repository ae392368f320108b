import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Copy, ExternalLink } from 'lucide-react';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useToast } from '../../../ui/shared/toast.ts';
import { publicAddressPart } from '../../../messages/owner/public-address/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { publicLink } from './public-link.ts';

interface PresentAddressProps {
  readonly address: Restaurant['publicAddress'];
  readonly pending: boolean;
  readonly onTakeBack: (slug: string) => void;
}

/** The link that the restaurant has, to copy and to open, and the earlier addresses. */
export function PresentAddress({ address, pending, onTakeBack }: PresentAddressProps) {
  const words = useWords(publicAddressPart);
  const toast = useToast();
  if (address === undefined) return <Notice tone="info">{words.none}</Notice>;
  const link = publicLink(address.slug);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ message: words.copied });
    } catch {
      toast({ message: words.notCopied });
    }
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {words.now} <strong>{link}</strong>
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" startIcon={<Copy aria-hidden />} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button href={link} target="_blank" rel="noopener" startIcon={<ExternalLink aria-hidden />}>
          {words.open}
        </Button>
      </Stack>
      {address.former.length > 0 && (
        <>
          <Typography variant="body2">{words.former}</Typography>
          <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
            {address.former.map((slug) => (
              <Stack
                key={slug}
                component="li"
                direction="row"
                sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
              >
                <Link
                  href={publicLink(slug)}
                  target="_blank"
                  rel="noopener"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {slug}
                </Link>
                <Button size="small" disabled={pending} onClick={() => onTakeBack(slug)}>
                  {words.takeBack(slug)}
                </Button>
              </Stack>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
