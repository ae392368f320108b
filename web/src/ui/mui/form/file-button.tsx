import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'aria-busy'> {
  /** The name of the requested file. */
  readonly label: string;
  /** The file types that the browser offers, as in the `accept` of an input. */
  readonly accept: string;
  /** True while the app reads a chosen file. */
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. A person may choose the same file twice in a row. */
export function FileButton({ label, accept, isBusy = false, disabled, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <Button
        {...button}
        disabled={disabled === true || isBusy}
        aria-busy={isBusy}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
