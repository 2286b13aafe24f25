import {
  ChartNoAxesColumn,
  ClipboardCheck,
  History,
  KeyRound,
  Send,
  Settings2,
  Tag,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { lazyPage, type LazyPage } from '../../shell/page/lazy-page.tsx';

/** The sections of a partner's place, in the order of their navigation. */
export const sectionNames = [
  'overview',
  'queue',
  'members',
  'invites',
  'codes',
  'settings',
  'managers',
  'log',
] as const;
export type SectionName = (typeof sectionNames)[number];

/** Each section is loaded on demand, together with the texts that the place itself doesn't have. */
export const sections: Record<SectionName, { icon: LucideIcon; screen: LazyPage }> = {
  overview: {
    icon: ChartNoAxesColumn,
    screen: lazyPage(() => import('./overview-section.tsx'), 'OverviewSection', 'partner'),
  },
  queue: {
    icon: ClipboardCheck,
    screen: lazyPage(() => import('./queue-section.tsx'), 'QueueSection', 'partner'),
  },
  members: {
    icon: UsersRound,
    screen: lazyPage(() => import('./members-section.tsx'), 'MembersSection', 'partner'),
  },
  invites: {
    icon: Send,
    screen: lazyPage(
      () => import('./invites-section.tsx'),
      'InvitesSection',
      'invitation',
      'errors',
    ),
  },
  codes: {
    icon: Tag,
    screen: lazyPage(() => import('./codes-section.tsx'), 'CodesSection', 'promo', 'errors'),
  },
  settings: {
    icon: Settings2,
    screen: lazyPage(
      () => import('./settings-section.tsx'),
      'SettingsSection',
      'facesettings',
      'directory',
      'security',
      'errors',
    ),
  },
  managers: {
    icon: KeyRound,
    screen: lazyPage(() => import('./managers-section.tsx'), 'ManagersSection', 'partner'),
  },
  log: {
    icon: History,
    screen: lazyPage(() => import('./log-section.tsx'), 'LogSection', 'partner'),
  },
};
