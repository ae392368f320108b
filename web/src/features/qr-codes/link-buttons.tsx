import Button from '@mui/material/Button';
import { Copy, ExternalLink } from 'lucide-react';
import { qrCodesPart } from '../../words/owner/qr-codes.ts';
import { useWords } from '../../words/use-words.ts';
import { useToast } from '../../ui/mui/toast.tsx';
import type { Code } from './qr-model.ts';

/** Opens or copies the link that a code holds. */
export function LinkButtons({ code }: { readonly code: Code }) {
  const words = useWords(qrCodesPart);

  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code.link);
      toast({ message: words.copied(words.cardLabel(code)) });
    } catch {
      toast({ message: words.notCopied });
    }
  };
  return (
    <>
      <Button href={code.link} target="_blank" rel="noopener" startIcon={<ExternalLink aria-hidden />}>
        {words.open}
      </Button>
      <Button startIcon={<Copy aria-hidden />} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </>
  );
}
