import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { receiveGoods } from '@bhoj/domain/stock/buying/receipts.contract';
import { hasRisen, paidPrices } from '@bhoj/domain/stock/figures/price-alarm-of-bill';
import type { PaidPrice } from '@bhoj/domain/stock/figures/price-alarm-of-bill';
import { levelKey } from '@bhoj/domain/stock/shape/levels.schema';
import type { Level } from '@bhoj/domain/stock/shape/levels.schema';
import type { PurchaseOrder } from '@bhoj/domain/stock/shape/purchase-order.schema';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import type { Vendor } from '@bhoj/domain/stock/shape/vendor.schema';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { ConfirmDialog } from '../../../ui/mui/confirm-dialog.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { useStored } from '../../../ui/shared/stored.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { useOnline } from '../../../ui/shared/use-online.ts';
import { stockReceivePart } from '../../../messages/owner/stock-receive/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useBuyingAct, useWhy } from '../state/use-buying-act.ts';
import { PriceAlarm } from '../alarm/later-alarm.ts';
import { useDate } from '../state/use-buying.ts';
import { BillFields } from './bill-fields.tsx';
import { draftSchema, isEmptyDraft, newDraft, newLine, seeBill } from './draft.ts';
import type { Draft } from './draft.ts';
import { EndFields } from './end-fields.tsx';
import { LineFields } from './line-fields.tsx';

const stored = draftSchema.nullable();
const storedPhoto = draftSchema.shape.photo;

/**
 * The draft of this device; it survives a reload. The photo is stored apart: it is a hundred times as long as the rest,
 * and each key that the person types writes the rest.
 */
function useDraft(today: string) {
  const key = `bhoj.receive.${useRestaurantId()}`;
  const [kept, update] = useStored<Draft | null>(key, stored, null);
  const [keptPhoto, updatePhoto] = useStored<Draft['photo']>(`${key}.photo`, storedPhoto, null);
  const [fresh, setFresh] = useState(() => newDraft(today));
  const draft = { ...(kept ?? fresh), photo: kept?.photo ?? keptPhoto };
  return {
    draft,
    change: ({ photo, ...to }: Partial<Draft>) => {
      if (photo !== undefined) updatePhoto(() => photo);
      update((now) => {
        const next = { ...(now ?? fresh), ...to, photo: photo === undefined ? (now?.photo ?? null) : null };
        return { ...next, arrivedAt: next.arrivedAt ?? serverNow() };
      });
    },
    clear: () => {
      setFresh(newDraft(today));
      update(() => null);
      updatePhoto(() => null);
    },
  };
}

export interface ReceiveFormProps {
  readonly items: readonly StockItem[];
  readonly levels: Readonly<Record<string, Level>>;
  readonly vendors: readonly Entry<Vendor>[];
  readonly orders: readonly Entry<PurchaseOrder>[];
  readonly today: string;
}

type Asked = OutputOf<typeof receiveGoods>;

/** Goods with their bill, as they are typed at the back door. */
export function ReceiveForm({ items, levels, vendors, orders, today }: ReceiveFormProps) {
  const words = useWords(stockReceivePart);
  const common = useWords(commonPart);
  const toast = useToast();
  const why = useWhy();
  const isOnline = useOnline();
  const date = useDate();
  const { draft, change, clear } = useDraft(date);
  const { run, pending, failure } = useBuyingAct(receiveGoods);
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The prices that the just entered bill paid. */
  const [paid, setPaid] = useState<readonly PaidPrice[]>([]);
  const [isDiscarding, setDiscarding] = useState(false);
  const bill = seeBill(draft, items, levels, { today, date });
  const refusal = why(failure);
  const lastOf = (item: StockItem | undefined): Level['last'] => {
    const key = item === undefined ? '' : levelKey(item.id, item.storeId);
    return (Object.hasOwn(levels, key) ? levels[key]?.last : null) ?? null;
  };
  const send = async (input: InputOf<typeof receiveGoods>) => {
    const answer = await run(input);
    if (answer === null) return;
    if (!answer.isSaved) {
      setAsked(answer);
      return;
    }
    setPaid(paidPrices(bill.received, (itemId) => lastOf(items.find(({ id }) => id === itemId))));
    const vendor = vendors.find(({ id }) => id === draft.vendorId)?.value.name ?? '';
    toast({ message: words.saved(vendor, formatPlain(bill.totalPaise)) });
    clear();
  };
  const unusual = (asked?.unusual ?? []).map(({ line, percent }) => {
    const name = bill.lines[line]?.item?.name ?? '';
    return `${name} (${percent > 0 ? words.rose(percent) : words.fell(-percent)})`;
  });
  const question = [
    ...(unusual.length > 0 ? [words.unusualText(unusual.join(', '))] : []),
    ...(asked?.hasTwin === true ? [words.twinText] : []),
  ].join(' ');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (bill.input !== null) void send(bill.input);
      }}
    >
      <Stack sx={{ gap: 3 }}>
        {paid.some(hasRisen) && <PriceAlarm paid={paid} onDone={() => setPaid([])} />}
        <SectionCard title={words.bill}>
          <BillFields {...{ draft, vendors, orders, items, date }} onChange={change} />
        </SectionCard>
        <SectionCard title={words.goods}>
          <Stack sx={{ gap: 3 }}>
            {draft.lines.length === 0 && <p>{words.nothing}</p>}
            {bill.lines.map((seen, at) => (
              <LineFields
                key={seen.draft.key}
                {...{ at, seen }}
                last={lastOf(seen.item)}
                percent={bill.changes[at] ?? null}
                onChange={(line) =>
                  change({ lines: draft.lines.map((each) => (each.key === line.key ? line : each)) })
                }
                onRemove={() => change({ lines: draft.lines.filter((each) => each.key !== seen.draft.key) })}
              />
            ))}
            <Autocomplete
              // A new field after each item, so that the search begins anew.
              key={draft.lines.length}
              options={items.filter(({ active }) => active)}
              getOptionKey={({ id }) => id}
              getOptionLabel={({ name }) => name}
              value={null}
              noOptionsText={words.noSuchItem}
              onChange={(_, item) => item !== null && change({ lines: [...draft.lines, newLine(item)] })}
              renderInput={(params) => <TextField {...params} label={words.addItem} />}
            />
          </Stack>
        </SectionCard>
        <SectionCard title={words.end}>
          <EndFields {...{ draft }} totalPaise={bill.totalPaise} onChange={change} />
        </SectionCard>
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        {!isEmptyDraft(draft) && (
          <Notice tone={isOnline ? 'info' : 'warning'}>{isOnline ? words.kept : words.notSent}</Notice>
        )}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <SubmitButton
            size="large"
            pending={pending}
            pendingLabel={words.saving}
            disabled={bill.input === null || !isOnline}
          >
            {words.save}
          </SubmitButton>
          {!isEmptyDraft(draft) && (
            <Button color="error" onClick={() => setDiscarding(true)}>
              {words.discard}
            </Button>
          )}
        </Stack>
      </Stack>
      <ConfirmDialog
        open={isDiscarding}
        title={words.discardTitle}
        text={words.discardText}
        confirmLabel={words.discard}
        cancelLabel={common.cancel}
        onConfirm={() => {
          setDiscarding(false);
          clear();
        }}
        onClose={() => setDiscarding(false)}
      />
      <ConfirmDialog
        open={asked !== null}
        tone="plain"
        title={words.unusual}
        text={question}
        confirmLabel={words.confirm}
        cancelLabel={words.check}
        onConfirm={() => {
          setAsked(null);
          if (bill.input !== null) void send({ ...bill.input, isConfirmed: true });
        }}
        onClose={() => setAsked(null)}
      />
    </Box>
  );
}
