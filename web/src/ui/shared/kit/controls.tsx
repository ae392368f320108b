import { useKit, useKitFields } from './kit.ts';
import type {
  ButtonLinkProps,
  ButtonProps,
  CheckFieldProps,
  ConfirmDialogProps,
  ManyFieldProps,
  NoticeProps,
  SelectFieldProps,
  SheetProps,
  StateBlockProps,
  TextFieldProps,
  ToggleGroupProps,
} from './kit.ts';

// Controls for blocks and shells on pages of both kits. The kit of the page draws each.

export function Button(props: ButtonProps) {
  const { Button: Drawn } = useKit();
  return <Drawn {...props} />;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { ButtonLink: Drawn } = useKit();
  return <Drawn {...props} />;
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'variant'> {
  readonly pending: boolean;
  /** The label while pending; by default the label stays. */
  readonly pendingLabel?: string;
}

/** A button for one act. While the act is pending, the button is disabled and announces that. */
export function SubmitButton({ pendingLabel, children, ...button }: SubmitButtonProps) {
  return (
    <Button {...button} type="submit" variant="primary" deliberate>
      {button.pending ? (pendingLabel ?? children) : children}
    </Button>
  );
}

export function Notice(props: NoticeProps) {
  const { Notice: Drawn } = useKit();
  return <Drawn {...props} />;
}

export function TextField(props: TextFieldProps) {
  const { TextField: Drawn } = useKitFields();
  return <Drawn {...props} />;
}

export function SelectField(props: SelectFieldProps) {
  const { SelectField: Drawn } = useKitFields();
  return <Drawn {...props} />;
}

export function ManyField(props: ManyFieldProps) {
  const { ManyField: Drawn } = useKitFields();
  return <Drawn {...props} />;
}

export function ToggleGroup<Value extends string>({ onChange, ...props }: ToggleGroupProps<Value>) {
  const { ToggleGroup: Drawn } = useKitFields();
  const choose = (value: string) => {
    const chosen = props.options.find((option) => option.value === value);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return <Drawn {...props} onChange={choose} />;
}

export function CheckField(props: CheckFieldProps) {
  const { CheckField: Drawn } = useKitFields();
  return <Drawn {...props} />;
}

export function Sheet(props: SheetProps) {
  const { Sheet: Drawn } = useKitFields();
  return <Drawn {...props} />;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { ConfirmDialog: Drawn } = useKit();
  return <Drawn {...props} />;
}

export function StateBlock(props: StateBlockProps) {
  const { StateBlock: Drawn } = useKit();
  return <Drawn {...props} />;
}

export function LoadingPage(props: { readonly label: string }) {
  const { LoadingPage: Drawn } = useKit();
  return <Drawn {...props} />;
}
