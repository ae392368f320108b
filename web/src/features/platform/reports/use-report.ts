import { useCallback } from 'react';
import { writeReport } from '@bhoj/domain/platform/reports/reports.contract';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import type { ReportKind } from '@bhoj/domain/platform/reports/reports.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import { useFreshAttempt } from '../sign-in-again/use-fresh-attempt.ts';

type Answer = OutputOf<typeof writeReport>;

/** The most rows of one file. */
const MOST = 20_000;

interface Asked {
  readonly kind: ReportKind;
  readonly from: string;
  readonly until: string;
}

export interface Report {
  readonly text: string;
  readonly rows: number;
  /** True when there are more rows than a file holds. */
  readonly isCut: boolean;
}

/** Returns a function that makes a whole file from the server's pages, one after the other. */
export function useReport() {
  const write = useFreshAttempt(writeReport);
  return useCallback(
    async (asked: Asked) => {
      const fileId = newId();
      let text = '';
      let rows = 0;
      let after: Answer['next'] = null;
      let summary: Answer['summary'];
      do {
        const page = await write({ ...asked, fileId, after, ...(summary && { summary }) });
        if ('failure' in page) return page;
        text += page.output.text;
        rows += page.output.rows;
        ({ next: after, summary } = page.output);
      } while (after !== null && rows < MOST);
      return { output: { text, rows, isCut: after !== null } satisfies Report };
    },
    [write],
  );
}
