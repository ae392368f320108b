import { useKit } from './kit.ts';
import type {
  ButtonLinkProps,
  ButtonProps,
  CheckFieldProps,
  ConfirmDialogProps,
  FullSheetProps,
  Kit,
  ManyFieldProps,
  NoticeProps,
  SelectFieldProps,
  StateBlockProps,
  SuggestFieldProps,
  TextFieldProps,
  ToggleGroupProps,
} from './kit.ts';

// Controls for blocks and shells that stand on pages of both kits: each is drawn by the kit of its page.

const useDrawn = <Name extends keyof Kit>(name: Name): Kit[Name] => useKit()[name];

export function Button(props: ButtonProps) {
  const Drawn = useDrawn('Button');
  return <Drawn {...props} />;
}

export function ButtonLink(props: ButtonLinkProps) {
  const Drawn = useDrawn('ButtonLink');
  return <Drawn {...props} />;
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'variant'> {
  readonly pending: boolean;
  /** The label while pending; by default the label stays. */
  readonly pendingLabel?: string;
}

/** A button for one act: while pending it is disabled and says so. */
export function SubmitButton({ pendingLabel, children, ...button }: SubmitButtonProps) {
  return (
    <Button {...button} type="submit" variant="primary">
      {button.pending ? (pendingLabel ?? children) : children}
    </Button>
  );
}

export function Notice(props: NoticeProps) {
  const Drawn = useDrawn('Notice');
  return <Drawn {...props} />;
}

export function TextField(props: TextFieldProps) {
  const Drawn = useDrawn('TextField');
  return <Drawn {...props} />;
}

export function SuggestField(props: SuggestFieldProps) {
  const Drawn = useDrawn('SuggestField');
  return <Drawn {...props} />;
}

export function SelectField(props: SelectFieldProps) {
  const Drawn = useDrawn('SelectField');
  return <Drawn {...props} />;
}

export function ManyField(props: ManyFieldProps) {
  const Drawn = useDrawn('ManyField');
  return <Drawn {...props} />;
}

export function ToggleGroup<Value extends string>({ onChange, ...props }: ToggleGroupProps<Value>) {
  const Drawn = useDrawn('ToggleGroup');
  const choose = (value: string) => {
    const chosen = props.options.find((option) => option.value === value);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return <Drawn {...props} onChange={choose} />;
}

export function CheckField(props: CheckFieldProps) {
  const Drawn = useDrawn('CheckField');
  return <Drawn {...props} />;
}

export function FullSheet(props: FullSheetProps) {
  const Drawn = useDrawn('FullSheet');
  return <Drawn {...props} />;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const Drawn = useDrawn('ConfirmDialog');
  return <Drawn {...props} />;
}

export function StateBlock(props: StateBlockProps) {
  const Drawn = useDrawn('StateBlock');
  return <Drawn {...props} />;
}

export function LoadingPage(props: { readonly label: string }) {
  const Drawn = useDrawn('LoadingPage');
  return <Drawn {...props} />;
}
