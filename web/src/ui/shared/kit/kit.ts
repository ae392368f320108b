import type { LucideIcon } from 'lucide-react';
import { createContext, use } from 'react';
import type { ButtonHTMLAttributes, ComponentType, HTMLAttributes, ReactNode } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** `primary`: the main act of its place. `outline`: another act. `quiet`: an act of less weight. */
  readonly variant?: 'primary' | 'outline' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** Disables the button and announces that it is working. */
  readonly pending?: boolean;
  /**
   * For the button of an act that sends, takes money or destroys: in its first 600 ms it takes no press of a finger or
   * a mouse (P-TAP-1). Keyboard and screen readers do not wait.
   */
  readonly deliberate?: boolean;
}

export interface ButtonLinkProps extends Pick<ButtonProps, 'variant'> {
  /** A path within the app. */
  readonly to: string;
  readonly children: ReactNode;
}

export interface NoticeProps {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly title?: string;
  readonly children?: ReactNode;
  /** One button at the end. */
  readonly action?: ReactNode;
}

interface FieldWords {
  readonly label: string;
  /** Text below the field. */
  readonly hint?: ReactNode;
  /** Replaces the hint; null or missing without a fault. */
  readonly fault?: string | null;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

export interface TextFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  readonly autoCapitalize?: string;
}

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly text: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps extends FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Option[];
}

export interface ManyFieldProps extends FieldWords {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly options: readonly Option[];
}

/** A choice of one among a few visible buttons. */
export interface ToggleGroupProps<Value extends string = string> {
  readonly label: string;
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly Option<Value>[];
  readonly wide?: boolean;
  readonly disabled?: boolean;
}

export interface CheckFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  /** True when only some of several are ticked. */
  readonly isPartly?: boolean;
  readonly onChange: () => void;
}

/** A modal sheet. It is open while it is rendered; on a phone it comes from below. */
export interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** On a phone the whole screen, instead of the height of its content. */
  readonly shape?: 'full';
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Names the item: "Delete Paneer Tikka?" */
  readonly title: string;
  /** The consequences. */
  readonly text?: ReactNode;
  /** The verb of the title: "Delete". */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly tone?: 'danger' | 'plain';
  readonly pending?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export interface StateBlockProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly tone?: 'plain' | 'error';
  readonly role?: 'alert' | 'status';
  /** True when it replaces the whole page; its title is then the page's heading. */
  readonly isPage?: boolean;
}

/** The controls that a kit draws, for parts of pages of both kits. */
export interface Kit {
  readonly Button: ComponentType<ButtonProps>;
  readonly ButtonLink: ComponentType<ButtonLinkProps>;
  readonly Notice: ComponentType<NoticeProps>;
  readonly ConfirmDialog: ComponentType<ConfirmDialogProps>;
  readonly StateBlock: ComponentType<StateBlockProps>;
  readonly LoadingPage: ComponentType<{ readonly label: string }>;
}

/** The form fields that a kit draws. A page with a form loads them, not the frame of every page. */
export interface KitFields {
  readonly TextField: ComponentType<TextFieldProps>;
  readonly SelectField: ComponentType<SelectFieldProps>;
  readonly ManyField: ComponentType<ManyFieldProps>;
  readonly ToggleGroup: ComponentType<ToggleGroupProps>;
  readonly CheckField: ComponentType<CheckFieldProps>;
  readonly Sheet: ComponentType<SheetProps>;
}

/** The kit of the page. The frame of each area provides it (decision 036). */
export const KitContext = createContext<Kit | null>(null);

/** The fields of the page's kit. A page with a form for both kits provides them. */
export const KitFieldsContext = createContext<KitFields | null>(null);

export function useKit(): Kit {
  const kit = use(KitContext);
  if (kit === null) throw new Error('a control must be used within the frame of an area');
  return kit;
}

export function useKitFields(): KitFields {
  const fields = use(KitFieldsContext);
  if (fields === null) throw new Error('a field must be used within a page that gives the fields of its kit');
  return fields;
}
