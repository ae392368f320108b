import Button from '@mui/material/Button';
import { Copy, Download, ExternalLink } from 'lucide-react';
import { qrCodesPart } from '../../messages/owner/qr-codes/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { Code } from './qr-model.ts';
import { useCodeActs } from './use-code-acts.ts';

/** The same acts as in the menu of a card, beside the enlarged code. */
export function LinkButtons({ code, restaurantName }: { code: Code; restaurantName: string }) {
  const words = useWords(qrCodesPart);

  const { copy, savePng, saveSvg } = useCodeActs(code, restaurantName);
  return (
    <>
      <Button href={code.link} target="_blank" rel="noopener" startIcon={<ExternalLink aria-hidden />}>
        {words.open}
      </Button>
      <Button startIcon={<Copy aria-hidden />} onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button startIcon={<Download aria-hidden />} onClick={() => void savePng()}>
        {words.png}
      </Button>
      <Button startIcon={<Download aria-hidden />} onClick={saveSvg}>
        {words.svg}
      </Button>
    </>
  );
}
