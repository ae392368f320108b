import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { pngUrl, qrDrawing, svgFile } from '../../blocks/qr/qr-drawing.ts';
import { qrCodesPart } from '../../words/owner/qr-codes.ts';
import { useWords } from '../../words/use-words.ts';
import { useToast } from '../../ui/mui/toast.tsx';
import { fileName } from './qr-model.ts';
import type { Code } from './qr-model.ts';

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

export interface DownloadsProps {
  readonly code: Code;
  readonly restaurantName: string;
}

/** Downloads the code as files, for a print shop. */
export function Downloads({ code, restaurantName }: DownloadsProps) {
  const words = useWords(qrCodesPart);

  const toast = useToast();
  const title = words.cardLabel(code);
  const name = fileName(restaurantName, code);
  const savePng = async () => {
    try {
      download(await pngUrl(code.link), `${name}.png`);
    } catch {
      toast({ message: words.downloadFailed });
    }
  };
  const saveSvg = () => {
    const url = URL.createObjectURL(new Blob([svgFile(qrDrawing(code.link))], { type: 'image/svg+xml' }));
    download(url, `${name}.svg`);
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <Button
        startIcon={<Download aria-hidden />}
        aria-label={words.downloadPng(title)}
        onClick={() => void savePng()}
      >
        {words.png}
      </Button>
      <Button startIcon={<Download aria-hidden />} aria-label={words.downloadSvg(title)} onClick={saveSvg}>
        {words.svg}
      </Button>
    </>
  );
}
