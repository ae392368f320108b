import {
  Armchair,
  CalendarClock,
  ChartPie,
  ChefHat,
  ClipboardList,
  Contact,
  CreditCard,
  HandPlatter,
  IndianRupee,
  LayoutDashboard,
  QrCode,
  ReceiptIndianRupee,
  Settings,
  TrendingUp,
  Users,
  UtensilsCrossed,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { RouteName } from '@bhoj/domain/catalogue/routes';

export const sidebarIcons: Partial<Record<RouteName, LucideIcon>> = {
  dashboard: LayoutDashboard,
  tables: Armchair,
  orders: ClipboardList,
  menu: UtensilsCrossed,
  qrCodes: QrCode,
  staff: Users,
  customers: Contact,
  finance: ChartPie,
  payroll: IndianRupee,
  subscription: CreditCard,
  trending: TrendingUp,
  expenses: ReceiptIndianRupee,
  settings: Settings,
  bookings: CalendarClock,
  kitchen: ChefHat,
  captain: HandPlatter,
};
