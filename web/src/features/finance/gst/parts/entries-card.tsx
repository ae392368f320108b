import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { returnIdOf } from '@bhoj/domain/returns/registration';
import { enterReturn } from '@bhoj/domain/returns/returns.contract';
import type { TaxReturn } from '@bhoj/domain/returns/return.schema';
import { rupeesText, typedPaise, typedRupees } from '@bhoj/domain/money/typed';
import { isOperatorGstin } from '@bhoj/domain/statute/gstin';
import { useAct } from '../../../../firebase/use-act.ts';
import { SectionCard } from '../../../../ui/mui/section-card.tsx';
import { useToast } from '../../../../ui/shared/toast.ts';
import { gstPart } from '../../../../messages/owner/gst/en.ts';
import { reasonsPart } from '../../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../../words/use-words.ts';
import { Failure } from './failure.tsx';

const TAXES = ['igst', 'cgst', 'sgst'] as const;

const isAmount = (text: string): boolean => rupeesText.safeParse(text).success;

/** The owner's entries for a prepared return. */
export function EntriesCard({ made }: { readonly made: TaxReturn }) {
  const words = useWords(gstPart);
  const reasons = useWords(reasonsPart);
  const toast = useToast();
  const { pending, failure, run } = useAct(enterReturn);
  const { reversed, operatorGstins, endedOn } = made.entered;
  const [amounts, setAmounts] = useState({
    igst: typedRupees(reversed.igstPaise),
    cgst: typedRupees(reversed.cgstPaise),
    sgst: typedRupees(reversed.sgstPaise),
  });
  const [gstins, setGstins] = useState<Readonly<Record<string, string>>>(operatorGstins);
  const [wasTried, setTried] = useState(false);
  const isRight = (gstin: string) =>
    gstin === '' || (isOperatorGstin(gstin) && gstin.slice(0, 2) === made.gstin.slice(0, 2));
  const submit = async () => {
    setTried(true);
    if (!TAXES.every((of) => isAmount(amounts[of])) || !Object.values(gstins).every(isRight)) return;
    const typed = Object.entries(gstins).filter(([, gstin]) => gstin !== '');
    const entered = {
      reversed: {
        igstPaise: typedPaise(amounts.igst),
        cgstPaise: typedPaise(amounts.cgst),
        sgstPaise: typedPaise(amounts.sgst),
      },
      operatorGstins: Object.fromEntries(typed),
      ...(endedOn !== undefined && { endedOn }),
    };
    if (await run({ returnId: returnIdOf(made), entered })) toast({ message: words.saved });
  };
  return (
    <SectionCard
      title={words.entries}
      description={words.entriesHint}
      footer={
        <Button variant="contained" disabled={pending} aria-busy={pending} onClick={() => void submit()}>
          {pending ? words.saving : words.save}
        </Button>
      }
    >
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Failure failure={failure} />
        {TAXES.map((of) => {
          const isWrong = wasTried && !isAmount(amounts[of]);
          return (
            <TextField
              key={of}
              label={words[of]}
              value={amounts[of]}
              error={isWrong}
              helperText={isWrong ? words.amountWrong : ' '}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              onChange={({ target }) => setAmounts({ ...amounts, [of]: target.value.trim() })}
            />
          );
        })}
        {made.tables.operators.map(({ operator }) => {
          const gstin = gstins[operator] ?? '';
          const isWrong = wasTried && !isRight(gstin);
          return (
            <TextField
              key={operator}
              label={words.operatorGstin(operator)}
              value={gstin}
              error={isWrong}
              helperText={isWrong ? reasons['invalid-input'] : ' '}
              slotProps={{ htmlInput: { maxLength: 15 } }}
              onChange={({ target }) =>
                setGstins({ ...gstins, [operator]: target.value.toUpperCase().trim() })
              }
            />
          );
        })}
      </Stack>
    </SectionCard>
  );
}
