import { Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { OtherLanguage } from '@bhoj/domain/catalogue/languages';
import { formatPlain } from '@bhoj/domain/money/format';
import type { BillDocument } from '../../../blocks/bill/bill-document.ts';
import { BillSheet } from '../../../blocks/bill/bill-sheet.tsx';
import { BillView } from '../../../blocks/bill/bill-view.tsx';
import { canShare, share, whatsAppLink } from '../../../blocks/share/share.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { printSheet } from '../../../ui/shared/print-sheet.tsx';
import { useSpeech } from '../context/language.tsx';
import { keptBillPart } from '../../../messages/guest/kept-bill/en.ts';
import styles from './checkout.module.css';
import { billPart } from '../../../messages/shared/bill/en.ts';
import { useWords } from '../../../words/use-words.ts';

export interface BillToKeepProps {
  readonly restaurant: string;
  readonly document: BillDocument & { readonly number: string };
  readonly secondLanguage: OtherLanguage | null;
  /** The link that shows the document to anybody with the link. */
  readonly link: string;
}

/** An issued document on a guest's phone, to print or share. The original is the restaurant's print. */
export function BillToKeep({ restaurant, document, secondLanguage, link }: BillToKeepProps) {
  const { language } = useSpeech();
  const said = useWords(keptBillPart);
  const [isCopied, setCopied] = useState(false);
  const reader = { words: useWords(billPart), language, secondLanguage };
  const print = () => printSheet('A4', <BillSheet {...document} {...reader} paper="A4" isDuplicate />);
  const { number, bill } = document;
  const text = said.shareText(restaurant, number, formatPlain(bill.totalPaise));
  const url = new URL(link, globalThis.location.href).href;
  const onShare = async () => setCopied((await share(text, url)) === 'copied');
  return (
    <>
      <div className={styles['card']}>
        <BillView {...document} {...reader} />
      </div>
      <div className={styles['keep']}>
        <PlainButton variant="outline" onClick={print}>
          <Printer aria-hidden />
          {said.print}
        </PlainButton>
        <PlainButton variant="outline" onClick={() => void onShare()}>
          <Share2 aria-hidden />
          {said.share}
        </PlainButton>
      </div>
      {!canShare() && (
        <a
          className={styles['send']}
          data-variant="outline"
          href={whatsAppLink(text, url)}
          target="_blank"
          rel="noopener"
        >
          {reader.words.whatsApp}
        </a>
      )}
      <p role="status" className={styles['small']}>
        {isCopied && said.copied}
      </p>
    </>
  );
}
