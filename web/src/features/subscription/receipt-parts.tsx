import Box from '@mui/material/Box';
import type { Paise } from '@bhoj/domain/money/money';
import { formatExact } from '@bhoj/domain/money/format';
import type { ReceiptTaxes } from '@bhoj/domain/subscription/receipt';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { subscriptionPart } from '../../messages/owner/subscription/en.ts';
import { useWords } from '../../words/use-words.ts';

/** Prints only the receipt. */
export const printStyles = {
  '@media print': {
    '#root, .MuiBackdrop-root, .MuiDialogActions-root': { display: 'none !important' },
    '.MuiDialog-root': { position: 'static !important' },
    '.MuiDialog-container': { display: 'block !important', height: 'auto !important' },
    '.MuiDialog-paper': {
      maxWidth: 'none !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      border: '0 !important',
      boxShadow: 'none !important',
    },
  },
};

export function Line({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  );
}

function Amount({ label, paise }: { readonly label: string; readonly paise: Paise }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, pt: 0.5 }}>
      <span>{label}</span>
      <MoneyText>{formatExact(paise)}</MoneyText>
    </Box>
  );
}

/** The GST in the price, line by line. */
export function Taxes({ taxes }: { readonly taxes: ReceiptTaxes }) {
  const words = useWords(subscriptionPart).receipt;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <Amount label={words.taxable} paise={taxes.taxablePaise} />
      {taxes.taxes.map(({ name, taxBp, amountPaise }) => (
        <Amount key={name} label={words.tax(name, String(taxBp / 100))} paise={amountPaise} />
      ))}
      {taxes.roundOffPaise !== 0 && <Amount label={words.roundOff} paise={taxes.roundOffPaise} />}
    </Box>
  );
}
