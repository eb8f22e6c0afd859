import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import type { ResourceName } from '../providers/resources.ts';

export interface Stat {
  /** Key in `admin.dashboard.stats`. */
  name: 'pendingApplications' | 'activeSitters' | 'totalApplications' | 'allSitters';
  resource: ResourceName;
  filter: Readonly<Record<string, unknown>>;
  icon: typeof GroupsOutlined;
}

/** Stat cards of spec §2; active means available and verified. */
export const STATS: readonly Stat[] = [
  { name: 'pendingApplications', resource: 'applicants', filter: { status: 'pending' }, icon: HourglassEmptyOutlined },
  { name: 'activeSitters', resource: 'sitters', filter: { available: true, verified: true }, icon: VerifiedOutlined },
  { name: 'totalApplications', resource: 'applicants', filter: {}, icon: InboxOutlined },
  { name: 'allSitters', resource: 'sitters', filter: {}, icon: GroupsOutlined },
];
