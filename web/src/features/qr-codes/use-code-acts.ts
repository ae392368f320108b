import { pngUrl, qrDrawing, svgFile } from '../../blocks/qr/qr-drawing.ts';
import { qrCodesPart } from '../../messages/owner/qr-codes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useToast } from '../../ui/shared/toast.ts';
import { fileName } from './qr-model.ts';
import type { Code } from './qr-model.ts';

function download(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Copies the link of a code, and downloads the code as a file for a print shop. */
export function useCodeActs(code: Code, restaurantName: string) {
  const words = useWords(qrCodesPart);

  const toast = useToast();
  const name = fileName(restaurantName, code);
  return {
    copy: async () => {
      try {
        await navigator.clipboard.writeText(code.link);
        toast({ message: words.copied(words.cardLabel(code)) });
      } catch {
        toast({ message: words.notCopied });
      }
    },
    savePng: async () => {
      try {
        download(await pngUrl(code.link), `${name}.png`);
      } catch {
        toast({ message: words.downloadFailed });
      }
    },
    saveSvg: () => {
      const url = URL.createObjectURL(new Blob([svgFile(qrDrawing(code.link))], { type: 'image/svg+xml' }));
      download(url, `${name}.svg`);
      URL.revokeObjectURL(url);
    },
  };
}
