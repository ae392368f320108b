import { useState } from 'react';
import { importRows } from '@bhoj/domain/menu/file/csv';
import { changesOf } from '@bhoj/domain/menu/file/csv-changes';
import type { ColumnAnswers, ColumnQuestion } from '@bhoj/domain/menu/file/csv-choice';
import { templateRows } from '@bhoj/domain/menu/file/csv-template';
import type { Prices } from '@bhoj/domain/menu/prices/prices.schema';
import type { Costs } from '@bhoj/domain/menu/shape/costs.schema';
import type { CsvImport } from '@bhoj/domain/menu/file/csv';
import type { DishChange } from '@bhoj/domain/menu/file/csv-changes';
import type { Menu, MenuContent } from '@bhoj/domain/menu/shape/menu.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { menuCsvPart } from '../../../messages/owner/menu-csv/en.ts';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { readCsvFile } from '../../../blocks/csv/csv-file.ts';
import type { CsvTable } from '../../../blocks/csv/csv-file.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { downloadCsv } from '../../../ui/shared/csv-download.ts';
import { useClient } from '../../../firebase/client.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { readPrices } from '../prices/read-prices.ts';
import { useMenuCosts } from '../costs/use-menu-costs.ts';
import { failureWords } from '../saving/failure-words.ts';
import type { Refused } from '../saving/failure-words.ts';
import type { Change } from '../saving/menu-model.ts';
import { useKeptChange } from '../changes/use-kept-change.ts';
import type { SaveMenu } from '../saving/use-save-menu.ts';

/** A chosen file, and the owner's answers about its columns. */
interface Source extends CsvTable {
  readonly name: string;
  readonly columns: ColumnAnswers;
}

/** A file that can be imported. */
interface Chosen {
  readonly source: Source;
  readonly preview: CsvImport;
  readonly changes: readonly DishChange[];
  readonly change: Change;
  /** The price lists that it was read with. */
  readonly prices: Prices;
}

/** A file with two columns that say the same. */
interface Asked {
  readonly source: Source;
  readonly question: ColumnQuestion;
}

/**
 * Returns a change that imports the rows into any menu. Its new dishes always get the same ids, because it may run
 * again on a newer menu.
 */
function changeOf(
  { rows, ...how }: Source,
  known: { readonly costs: Costs['costs']; readonly prices: Prices },
): (content: MenuContent) => ReturnType<typeof importRows> {
  const ids: string[] = [];
  return (content) => {
    let used = 0;
    return importRows(content, rows, () => (ids[used++] ??= newId()), known, how);
  };
}

interface ImportOf {
  readonly menu: Menu;
  readonly save: SaveMenu;
  readonly onClose: () => void;
}

/** Reads a file, asks about its columns, previews its changes, and imports it after a confirmation. */
export function useImport({ menu, save, onClose }: ImportOf) {
  const words = useWords(menuCsvPart);
  const menuWords = useWords(menuPart);
  const reasonSentences = useWords(reasonsPart);

  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { pending: isPending, failure, run, clear } = useOneAtATime<Refused>();
  const costs = useMenuCosts();
  const client = useClient();
  const restaurantId = useRestaurantId();
  const pricesOfMenu = () => readPrices(client, restaurantId, menu);
  const keep = useKeptChange(save);
  const read = async (source: Source) => {
    setChosen(null);
    setAsked(null);
    const prices = await pricesOfMenu();
    const known = { costs: await costs.read(), prices };
    const importInto = changeOf(source, known);
    const preview = importInto(menu);
    if ('lacking' in preview) return setFault(words.lacking(preview.lacking.join(', ')));
    if ('question' in preview) return setAsked({ source, question: preview.question });
    const change: Change = (content) => {
      const result = importInto(content);
      return 'content' in result ? result.content : content;
    };
    return setChosen({ source, preview, changes: changesOf(menu, preview, known), change, prices });
  };
  const choose = async (file: File) => {
    setChosen(null);
    setAsked(null);
    setFault(null);
    clear();
    const table = await readCsvFile(file);
    if ('fault' in table) return setFault(words[table.fault]);
    return read({ ...table, name: file.name, columns: {} });
  };
  const answer = ({ source, question }: Asked, at: number) =>
    read({ ...source, columns: { ...source.columns, [question.what]: at } });
  const askAgain = ({ source }: Chosen) => read({ ...source, columns: {} });
  const confirm = async ({ source, change, preview, prices }: Chosen) => {
    const { costs: changed, amounts } = preview;
    const listed = Object.keys(amounts).length > 0 && { prices: { was: prices.version, amounts } };
    const title = source.name.slice(0, 120);
    const kept = { kind: 'import', title, costs: changed, ...listed } as const;
    const saved = await run(() => keep(change, kept, words.done(preview.added, preview.changed)));
    if (saved !== null) onClose();
  };
  const notSaved = failure === null ? null : failureWords(menuWords, reasonSentences, failure);
  const template = async () =>
    downloadCsv(
      words.templateName,
      templateRows({ lists: (await pricesOfMenu()).lists, addOnGroups: menu.addOnGroups }),
    );
  return { chosen, asked, fault: fault ?? notSaved, isPending, choose, answer, askAgain, confirm, template };
}
